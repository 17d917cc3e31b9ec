import { build, type InlineConfig } from 'vite';
import { publishContent } from './content/compile.ts';
import { runDemo } from './demo/run.ts';
import { serveBuild } from './demo/serve.ts';

const config: InlineConfig = { mode: 'demo', logLevel: 'warn', build: { outDir: 'dist-demo' } };

await runDemo({
  prepare: async () => {
    await publishContent();
    await build(config);
  },
  serve: (port, authUrl) => serveBuild(config, port, authUrl),
});
