import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * Installs packages that one benchmark alone needs, pinned, at its first run; `npm ci` stays without them and what they
 * bring. Resolves with the git-ignored folder. Throws when the registry can't be reached.
 */
export async function installApart(benchmark: string, packages: Record<string, string>): Promise<string> {
  const folder = path.resolve('node_modules/.cache', benchmark);
  const manifest = JSON.stringify({ private: true, type: 'module', dependencies: packages }, null, 2);
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'package.json'), manifest);
  const names = Object.keys(packages);
  if (names.every((name) => existsSync(path.join(folder, 'node_modules', name)))) return folder;
  console.log(`Installing ${names.join(', ')} into ${path.relative('.', folder)}, this once…`);
  const { status } = spawnSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
  if (status !== 0) throw new Error(`${names.join(', ')} could not be installed`);
  return folder;
}
