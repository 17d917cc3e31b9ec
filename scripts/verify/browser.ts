import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function found(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = [
    process.env.CHROMIUM_PATH ?? '',
    ...NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ];
  return candidates.find((candidate) => candidate !== '' && existsSync(candidate));
}

function attempt(command: string, ...args: string[]): boolean {
  console.log(`> ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

/** Path of a Chromium: one that is there, else Debian's, else the one that Playwright downloads. */
export function findOrInstallChromium(): string {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names ${named}, which does not exist`);
  const present = found();
  if (present) return present;
  console.log('No Chromium found, installing one');
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  const installed =
    (isDebianRoot && attempt('apt-get', 'update', '-qq') && attempt('apt-get', 'install', '-y', '-qq', 'chromium')) ||
    attempt(process.execPath, 'node_modules/@playwright/test/cli.js', 'install', '--with-deps', 'chromium');
  const path = installed ? found() : undefined;
  if (!path) throw new Error('No Chromium and none could be installed: install one and name it in CHROMIUM_PATH');
  return path;
}
