import { spawnSync } from 'node:child_process';
import { type ContentFile, toContentFile } from '../../parse/encoding.ts';
import { isContentFile } from '../../read.ts';

const MAX_OUTPUT_BYTES = 256 * 1024 * 1024;

/** What git prints; undefined when it fails. */
function git(folder: string, args: readonly string[], input = ''): Buffer | undefined {
  const { status, stdout, error } = spawnSync('git', ['-C', folder, ...args], {
    input,
    maxBuffer: MAX_OUTPUT_BYTES,
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  if (error && 'code' in error && error.code === 'ENOENT') {
    throw new Error('git est introuvable : installe-le, ou donne un dossier au lieu d’une révision');
  }
  return status === 0 ? stdout : undefined;
}

const textOf = (output: Buffer | undefined) => output?.toString().trim();

/**
 * The files that `folder` had at a revision of its git repository, by their path inside it.
 * Throws one French line that says what to do when there is no such repository, revision or folder.
 */
export function readRevision(revision: string, folder: string): ContentFile[] {
  const prefix = textOf(git(folder, ['rev-parse', '--show-prefix']));
  if (prefix === undefined) {
    throw new Error(
      `« ${revision} » n’est pas un dossier, et ${folder} n’est dans aucun dépôt git : donne deux dossiers`,
    );
  }
  const commit = commitOf(revision, folder);
  if (!commit) throw new Error(unknown(revision, folder));
  const listing = git(folder, ['ls-tree', '-r', '-z', '--full-tree', `${commit}:${prefix.replace(/\/$/, '')}`]);
  if (!listing) throw new Error(`« ${revision} » n’a pas de dossier ${prefix || '.'} : choisis une autre révision`);
  const blobs = [...listing.toString().matchAll(/100\d+ blob (\S+)\t([^\0]+)\0/g)]
    .map(([, id = '', file = '']) => ({ id, file }))
    .filter(({ file }) => isContentFile(file));
  const output = git(folder, ['cat-file', '--batch'], blobs.map(({ id }) => `${id}\n`).join('')) ?? Buffer.alloc(0);
  let offset = 0;
  return blobs.map(({ file }) => {
    const start = output.indexOf('\n', offset) + 1;
    const length = Number(output.subarray(offset, start).toString().split(' ')[2]);
    if (Number.isNaN(length))
      throw new Error(`git n’a pas pu lire ${file} dans « ${revision} » : lance git fetch, puis recommence`);
    offset = start + length + 1;
    return toContentFile(file, output.subarray(start, start + length));
  });
}

/** The commit that a revision names; undefined when there is none. */
export function commitOf(revision: string, folder: string): string | undefined {
  return textOf(git(folder, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]));
}

function unknown(revision: string, folder: string): string {
  const named = `« ${revision} » n’est ni une révision connue de git ni un dossier`;
  if (commitOf(`origin/${revision}`, folder)) return `${named} : voulais-tu dire « origin/${revision} » ?`;
  const isShallow = textOf(git(folder, ['rev-parse', '--is-shallow-repository'])) === 'true';
  return isShallow
    ? `${named}. Ce clone n’a qu’une partie de l’historique : lance « git fetch --unshallow », puis recommence`
    : `${named} : vérifie son nom, ou lance « git fetch », puis recommence`;
}
