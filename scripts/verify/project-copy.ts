import { readdirSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PROGRAMME } from './test-programme.ts';

const TSCONFIGS = readdirSync('.').filter((name) => /^tsconfig.*\.json$/.test(name));
/** What a build is made of, beside `src` and the content. */
export const SOURCES = [
  'public',
  'schema',
  'scripts',
  'index.html',
  'package.json',
  'vite.config.ts',
  'vite.workshop.config.ts',
  ...TSCONFIGS,
];

/**
 * A copy of the project in a folder of its own, before anything was published; resolves with its path. Its `content/`
 * is the tests' programme, and it has those of `others` that a run needs besides.
 */
export async function copyProject(content = PROGRAMME, others: readonly string[] = []): Promise<string> {
  const project = await mkdtemp(path.join(tmpdir(), 'objectif-8-project-'));
  await cp(content, path.join(project, 'content'), { recursive: true });
  for (const source of [...SOURCES, ...others]) await cp(source, path.join(project, source), { recursive: true });
  await cp('src', path.join(project, 'src'), {
    recursive: true,
    filter: (file) => path.basename(file) !== 'generated',
  });
  await mkdir(path.join(project, 'node_modules'));
  // The packages and their commands, without what tools keep beside them for this project.
  for (const name of (await readdir('node_modules')).filter((folder) => /^(?:\.bin$|[^.])/.test(folder))) {
    await symlink(path.resolve('node_modules', name), path.join(project, 'node_modules', name));
  }
  return project;
}
