/** `@content-collections/core` has no command of its own: this is the shortest that it can have. */
import path from 'node:path';
import { createBuilder } from '@content-collections/core';

const [configuration, watch] = process.argv.slice(2);
const builder = await createBuilder(path.resolve(configuration));
for (const event of ['collector:parse-error', 'collector:read-error', 'transformer:error']) {
  builder.on(event, () => process.exit(1));
}
await builder.build();
if (watch) await builder.watch();
