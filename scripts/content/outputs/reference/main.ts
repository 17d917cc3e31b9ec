import { writeIfChanged } from '../write-if-changed.ts';
import { REFERENCE_FILE, reference } from './reference.ts';

await writeIfChanged(REFERENCE_FILE, reference());
