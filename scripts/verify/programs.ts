import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import type { Engine } from './engines.ts';

interface Program {
  /** Names a particular one. */
  variable: string;
  /** What it is called on the PATH. */
  names: readonly [string, ...string[]];
  /** Where else it may be. */
  otherPaths?: readonly string[];
  debianPackage: string;
}

const CHROMIUM: Program = {
  variable: 'CHROMIUM_PATH',
  names: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  otherPaths: ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome', chromium.executablePath()],
  debianPackage: 'chromium',
};
/** Chromium's engine without what a window needs: the same page for half of the processor's time. */
export const HEADLESS_CHROMIUM: Program = {
  variable: 'CHROMIUM_PATH',
  names: ['chromium-headless-shell'],
  debianPackage: 'chromium-headless-shell',
};
const FIREFOX: Program = {
  variable: 'FIREFOX_PATH',
  names: ['firefox-esr', 'firefox'],
  otherPaths: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  debianPackage: 'firefox-esr',
};
export const WEBKIT_DRIVER: Program = {
  variable: 'WEBKIT_DRIVER_PATH',
  names: ['WebKitWebDriver'],
  debianPackage: 'webkit2gtk-driver',
};
/** The screen of a browser that has no other way to run without one. */
export const VIRTUAL_SCREEN: Program = { variable: 'XVFB_PATH', names: ['Xvfb'], debianPackage: 'xvfb' };
/** A calendar, to read what members take to theirs. */
export const CALENDAR: Program = { variable: 'KHAL_PATH', names: ['khal'], debianPackage: 'khal' };

const BROWSERS: Record<Engine, readonly [Program, ...Program[]]> = {
  chromium: [CHROMIUM],
  firefox: [FIREFOX],
  webkit: [WEBKIT_DRIVER, VIRTUAL_SCREEN],
};

/** `KHAL_PATH=none`: this machine can't have it, and does without what needs it. */
export const isLeftOut = ({ variable }: Program) => process.env[variable] === 'none';

function find({ variable, names, otherPaths = [] }: Program): string | undefined {
  const named = process.env[variable];
  if (named && !existsSync(named)) throw new Error(`${variable} names ${named}, which does not exist`);
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = [...names.flatMap((name) => folders.map((folder) => path.join(folder, name))), ...otherPaths];
  return named || candidates.find((candidate) => candidate !== '' && existsSync(candidate));
}

/** Those of the engines whose programs are there. */
export const installedEngines = (engines: readonly Engine[]) =>
  engines.filter((engine) => BROWSERS[engine].every(find));

function attempt(command: string, ...args: string[]): boolean {
  console.log(`> ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

export const programsOf = (engines: readonly Engine[]): readonly Program[] =>
  engines.flatMap((engine) => BROWSERS[engine]);

/** Installs what is not there, if this machine lets it; {@link pathOf} tells what is missing then. */
export function installMissing(programs: readonly Program[]): void {
  const missing = new Set(programs.filter((program) => !isLeftOut(program) && !find(program)));
  if (missing.size === 0) return;
  const isDebianRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isDebianRoot && attempt('apt-get', 'update', '-qq')) {
    // Each by itself: Debian's relatives lack some.
    for (const { debianPackage } of missing) attempt('apt-get', 'install', '-y', '-qq', debianPackage);
  }
  if (missing.has(CHROMIUM) && !find(CHROMIUM)) {
    attempt(process.execPath, 'node_modules/@playwright/test/cli.js', 'install', '--with-deps', 'chromium');
  }
}

/** Path of a program that {@link installMissing} has seen to. */
export function pathOf(program: Program): string {
  const found = find(program);
  if (found) return found;
  const { names, debianPackage, variable } = program;
  throw new Error(
    `No ${names[0]} and none could be installed: install it (Debian's package is ${debianPackage}) or name it in ${variable}. A browser engine can be left out of a run with ENGINES, for example ENGINES=chromium,firefox`,
  );
}

/** Path of the browser with this engine. */
export const browserPath = (engine: 'chromium' | 'firefox') => pathOf(BROWSERS[engine][0]);

/** Path of a Chromium that is there. */
export const installedChromium = () => find(HEADLESS_CHROMIUM) ?? find(CHROMIUM);

/** Path of a Chromium: one that is there, else Debian's, else the one that Playwright downloads. */
export function findOrInstallChromium(): string {
  installMissing(programsOf(['chromium']));
  return browserPath('chromium');
}

/** Path of the Chromium to test in: without windows where that is there, else as {@link findOrInstallChromium}. */
export const findOrInstallTestChromium = () => find(HEADLESS_CHROMIUM) ?? findOrInstallChromium();
