import { build, loadEnv } from 'vite';
import { publishOrThrow } from './content/publish.ts';
import { errorLine, expectWritableProject } from './error-line.ts';
import { readBasePath, readServiceWorker, readSettings, readWorkshop, SETTING_PREFIXES } from './settings.ts';
import { buildWorkshop } from './workshop/build.ts';

let withWorkshop = true;
// Reports what a person can mend first: Vite would bury it in a stack trace.
try {
  const environment = loadEnv('production', process.cwd(), SETTING_PREFIXES);
  readSettings(environment);
  readBasePath(environment);
  readServiceWorker(environment);
  withWorkshop = readWorkshop(environment);
  expectWritableProject();
  await publishOrThrow();
} catch (error) {
  console.error(errorLine(error));
  process.exit(1);
}
await build();
if (withWorkshop) await buildWorkshop('dist');
