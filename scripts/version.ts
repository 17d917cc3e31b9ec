import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { LocalDate } from '../src/calendar/localDate.ts';
import type { Version } from '../src/profile/version.ts';

/** The version of package.json, and the date of the content in `folder`. The same commit gives the same version. */
export function readVersion(folder: string): Version {
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const contentDate = contentDateOf(folder);
  return { app: version, ...(contentDate && { contentDate }) };
}

/**
 * The day of the last commit that changed YAML in `folder`, as its committer's calendar had it; undefined without git,
 * outside of a repository, or where a shallow clone ends before that commit.
 */
export function contentDateOf(folder: string): LocalDate | undefined {
  const [date, ...parents] = git(folder, 'log', '-1', '--format=%cs %p', '--', ':(glob)**/*.yaml').split(' ');
  // The commit at which a shallow clone ends has no parents, and so seems to have written every file.
  if (parents.length === 0 && git(folder, 'rev-parse', '--is-shallow-repository') === 'true') return undefined;
  return date || undefined;
}

function git(folder: string, ...args: string[]): string {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}
