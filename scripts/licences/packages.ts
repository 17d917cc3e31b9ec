import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A package of which a build ships code or files. */
export interface ShippedPackage {
  name: string;
  version: string;
  /** Its SPDX identifier. */
  licence: string;
  /** All that its licence files say. */
  text: string;
}

/** SPDX identifiers of licences that ask for their notice and nothing else of an app that is given to everybody. */
const ACCEPTED_LICENCES = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'OFL-1.1'];

/** A licence that does not name who grants it, so that packages may leave its text out: those of Firebase do. */
const UNNAMED_LICENCE = 'Apache-2.0';
const UNNAMED_TEXT = path.join(import.meta.dirname, '../../node_modules/firebase-admin/LICENSE');
const LICENCE_FILE = /^(?:.*licen[cs]e|copying|notice)[\w.-]*$/i;
/** From here on Vite's licence is about what it has bundled for itself. */
const OTHERS_LICENCES = /^# Licenses of bundled dependencies$/m;

/** The folder of the package that a module or an asset comes from; undefined for the app's own. */
export function packageFolderOf(id: string, root: string): string | undefined {
  const isVirtual = id.startsWith('\0');
  const file = path.resolve(root, isVirtual ? id.slice(1) : id).replaceAll('\\', '/');
  const [folder] = /^.*\/node_modules\/(?:@[^/]+\/)?[^/?]+/.exec(file) ?? [];
  // What a build tool writes into the bundle begins with its name, such as `\0vite/preload-helper.js`.
  return folder ?? (isVirtual ? path.join(root, 'node_modules', id.slice(1).split('/')[0] ?? '') : undefined);
}

/** Throws when the package comes without a licence text, or with a licence that nobody has accepted. */
export function readPackage(folder: string): ShippedPackage {
  const manifest = path.join(folder, 'package.json');
  if (!existsSync(manifest)) throw new Error(`${folder} ships, and is no package: its licence is unknown`);
  const { name, version, license } = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, string>;
  const texts = readdirSync(folder)
    .filter((file) => LICENCE_FILE.test(file))
    .map((file) => path.join(folder, file));
  if (texts.length === 0 && license === UNNAMED_LICENCE) texts.push(UNNAMED_TEXT);
  const text = texts.map((file) => readFileSync(file, 'utf8').split(OTHERS_LICENCES, 1)[0]?.trim()).join('\n\n');
  if (!name || !version || !license || !text) {
    throw new Error(`${name ?? folder} ships without a licence text (${license ?? 'no licence named'})`);
  }
  if (!ACCEPTED_LICENCES.includes(license)) {
    throw new Error(
      `${name} ships under ${license}, which is none of ${ACCEPTED_LICENCES.join(', ')}: take another package, or add the licence to ACCEPTED_LICENCES in scripts/licences/packages.ts if its terms let this app ship it`,
    );
  }
  return { name, version, licence: license, text };
}
