import { cp, mkdir, mkdtemp, readdir, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const SOURCES = [
  'content',
  'public',
  'schema',
  'scripts',
  'index.html',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
];

/** A copy of the project in a folder of its own, before anything was published; resolves with its path. */
export async function copyProject(): Promise<string> {
  const project = await mkdtemp(path.join(tmpdir(), 'objectif-8-project-'));
  for (const source of SOURCES) await cp(source, path.join(project, source), { recursive: true });
  await cp('src', path.join(project, 'src'), {
    recursive: true,
    filter: (file) => path.basename(file) !== 'generated',
  });
  await mkdir(path.join(project, 'node_modules'));
  // The packages, without what tools keep beside them for this project.
  for (const name of (await readdir('node_modules')).filter((folder) => !folder.startsWith('.'))) {
    await symlink(path.resolve('node_modules', name), path.join(project, 'node_modules', name));
  }
  return project;
}
