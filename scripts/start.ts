import { build, type InlineConfig } from 'vite';
import { publishOrThrow } from './content/publish.ts';
import { runDemo } from './demo/run.ts';
import { serveBuild } from './demo/serve.ts';
import { readWorkshop } from './settings.ts';
import { buildWorkshop } from './workshop/build.ts';

// The app that the tests look at has other content: it must not take the place of a demo that is being served.
const outDir = process.env.CONTENT_DIR ? 'dist-test' : 'dist-demo';
const config: InlineConfig = { mode: 'demo', logLevel: 'warn', build: { outDir } };

await runDemo({
  prepare: async () => {
    await publishOrThrow();
    await build(config);
    if (readWorkshop(process.env)) await buildWorkshop(outDir, config.mode);
  },
  serve: (port, authUrl) => serveBuild(config, port, authUrl),
});
