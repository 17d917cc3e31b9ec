import { build, loadEnv } from 'vite';
import { publishOrThrow } from './content/publish.ts';
import { errorLine, expectWritableProject } from './error-line.ts';
import { readBasePath, readServiceWorker, readSettings, SETTING_PREFIXES } from './settings.ts';

// Reports what a person can mend first: Vite would bury it in a stack trace.
try {
  const environment = loadEnv('production', process.cwd(), SETTING_PREFIXES);
  readSettings(environment);
  readBasePath(environment);
  readServiceWorker(environment);
  await expectWritableProject();
  await publishOrThrow();
} catch (error) {
  console.error(errorLine(error));
  process.exit(1);
}
await build();
