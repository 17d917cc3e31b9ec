import { build, loadEnv } from 'vite';
import { publishContent } from './content/compile.ts';
import { errorLine, expectWritableProject } from './error-line.ts';
import { readBasePath, readServiceWorker, readSettings, SETTING_PREFIXES } from './settings.ts';

// What a person can mend is told first, in a few lines: inside the build it would drown in a trace.
try {
  const environment = loadEnv('production', process.cwd(), SETTING_PREFIXES);
  readSettings(environment);
  readBasePath(environment);
  readServiceWorker(environment);
  await expectWritableProject();
  await publishContent();
} catch (error) {
  console.error(errorLine(error));
  process.exit(1);
}
await build();
