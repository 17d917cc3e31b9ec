import { runDemo } from '../../scripts/demo/run.ts';
import { serveBuild } from '../../scripts/demo/serve.ts';
import { type AppBuild, appBuild, DEMO_BUILD } from '../fixtures/app-build.ts';
import publishProgramme from '../fixtures/publish-programme.ts';

/** What `npm start` does, with the tests' programme, but for the build: one that is still good is served again. */
let app: AppBuild;
await runDemo({
  prepare: async () => {
    await publishProgramme();
    app = await appBuild(DEMO_BUILD);
  },
  serve: (port, authUrl) =>
    serveBuild({ mode: 'demo', logLevel: 'warn', build: { outDir: app.folder } }, port, authUrl),
});
