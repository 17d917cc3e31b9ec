import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { startAuthEmulator } from '../../scripts/demo/emulator.ts';
import { freePort } from '../../scripts/demo/ports.ts';
import { chosenEngines, type Engine } from '../../scripts/verify/engines.ts';
import { installMissing, programsOf } from '../../scripts/verify/programs.ts';
import { buildVersions } from '../fixtures/deploys.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The one that this project tests. */
    engine: Engine;
    authUrl: string;
    /** Holds the builds v1 and v2. */
    versionsFolder: string;
  }
}

/** One emulator and one build of each version serve all tests. */
export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  const engines = chosenEngines();
  installMissing(programsOf(engines));
  const emulator = await startAuthEmulator(await freePort());
  // Its end at the end is no news; an earlier one fails the tests.
  emulator.ended.catch(() => undefined);
  // Ctrl-C ends the runner without a teardown.
  const interrupt = () => void emulator.stop();
  process.once('exit', interrupt);
  try {
    const [versionsFolder] = await Promise.all([buildVersions(['v1', 'v2']), emulator.ready]);
    provide('authUrl', emulator.url);
    provide('versionsFolder', versionsFolder);
    return async () => {
      process.off('exit', interrupt);
      await emulator.stop();
      await rm(versionsFolder, { recursive: true, force: true });
      // The last line: what passed is not the whole.
      if (process.env.ENGINES) console.log(`ENGINES restricted this run to ${engines.join(', ')}`);
    };
  } catch (error) {
    await emulator.stop();
    throw error;
  }
}
