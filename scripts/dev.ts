import { runDemo } from './demo/run.ts';
import { serveSources } from './demo/serve.ts';

await runDemo({ serve: (port, authUrl) => serveSources({ mode: 'demo' }, port, authUrl) });
