import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../../scripts/demo/ports.ts';
import { type BackgroundProgram, startProgram } from './background-program.ts';
import { startSession } from './webdriver.ts';
import { type BrowserWindow, HEIGHT, WIDTH } from './window.ts';

/** The key of a reference to an element: https://www.w3.org/TR/webdriver2/#elements */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

interface Programs {
  driver: string;
  virtualScreen: string;
}

/** WebKitGTK's own small browser through WebDriver, on a screen of its own: it can't run without one. */
export async function openWebkit({ driver, virtualScreen }: Programs): Promise<BrowserWindow> {
  const profile = await mkdtemp(path.join(tmpdir(), 'objectif-8-webkit-'));
  const started: BackgroundProgram[] = [];
  const close = async () => {
    for (const program of started.toReversed()) await program.end();
    await rm(profile, { recursive: true, force: true });
  };
  try {
    const screen = await startProgram(
      virtualScreen,
      ['-displayfd', '3', '-screen', '0', '800x900x24', '-nolisten', 'tcp'],
      { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
    );
    started.push(screen);
    const port = await freePort();
    const env = {
      DISPLAY: `:${await displayOf(screen)}`,
      ...Object.fromEntries(
        ['HOME', 'XDG_CONFIG_HOME', 'XDG_DATA_HOME', 'XDG_CACHE_HOME'].map((name) => [name, profile]),
      ),
    };
    started.push(await startProgram(driver, [`--port=${port}`, '--host=127.0.0.1'], { stdio: 'ignore', env }));
    const command = await startSession(`http://127.0.0.1:${port}`, {
      'webkitgtk:browserOptions': { args: ['--automation'] },
    });
    // Its toolbar keeps it a little wider than a phone.
    await command('POST', '/window/rect', { width: WIDTH, height: HEIGHT });
    const execute = (expression: string) =>
      command('POST', '/execute/sync', { script: `return ${expression}`, args: [] });
    return {
      async goto(address) {
        await command('POST', '/url', { url: address });
      },
      async reload() {
        await command('POST', '/refresh', {});
      },
      evaluate: execute,
      async press(expression) {
        const element = (await execute(expression)) as Record<string, string> | null;
        if (element === null) return false;
        await command('POST', `/element/${element[ELEMENT]}/click`, {});
        return true;
      },
      async type(text) {
        const actions = [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]);
        await command('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
      },
      async close() {
        // The driver ends the browser; what is left when it can't is ended below.
        await command('DELETE', '').catch(() => undefined);
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The number of the display, which the screen's server tells when it is ready. */
async function displayOf({ child }: BackgroundProgram): Promise<string> {
  const ended = once(child, 'exit').then(() => {
    throw new Error('the virtual screen did not start');
  });
  const [number] = await Promise.race([once(child.stdio[3] ?? child, 'data'), ended]);
  return String(number).trim();
}
