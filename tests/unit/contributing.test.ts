import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

const read = (file: string) => readFileSync(file, 'utf8');

const filesIn = (folder: string, ending: string) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .map((name) => path.join(folder, name));

describe('the version', () => {
  const { version, license } = JSON.parse(read('package.json'));
  const headings = [...read('CHANGELOG.md').matchAll(/^## \[(.+?)\](?: - (\d{4}-\d{2}-\d{2}))?$/gm)];

  test('is the newest one of the changelog, below what is not released', () => {
    const [unreleased, newest] = headings.map(([, name, date]) => ({ name, dated: date !== undefined }));
    expect(unreleased).toEqual({ name: 'Unreleased', dated: false });
    expect(newest).toEqual({ name: version, dated: true });
  });

  test('and the licence are those of the lock file', () => {
    const lock = JSON.parse(read('package-lock.json'));
    expect([lock.version, lock.packages['']]).toEqual([version, expect.objectContaining({ version, license })]);
  });
});

/** As GitHub makes the anchor of a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
const anchorsIn = (text: string) => [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** The links of a document within the project that lead nowhere; those in a block of code are examples. */
function brokenLinks(document: string, text = read(document)): string[] {
  const links = [...text.replace(/^( *)```.*?^\1```$/gms, '').matchAll(/\]\((?!https?:)([^)\s]*)\)/g)].map(
    ([, link = '']) => link,
  );
  return links.filter((link) => {
    const [file = '', anchor] = link.split('#');
    const target = file === '' ? document : path.join(path.dirname(document), file);
    return !existsSync(target) || (anchor !== undefined && !anchorsIn(read(target)).includes(anchor));
  });
}

const DOCUMENTS = ['.', 'docs', 'content', 'tests'].flatMap((folder) => filesIn(folder, '.md'));

test.each(DOCUMENTS)('the links of %s lead somewhere', (document) => {
  expect(brokenLinks(document)).toEqual([]);
});

test('a link to a file or a heading that is gone is found', () => {
  const text = '# Étape 1 : lire\n[a](#étape-1--lire) [b](gone.md) [c](README.md#gone) [d](https://example.org)';
  expect(brokenLinks('NOTES.md', text.replace('(#', '(CONTRIBUTING.md#'))).toEqual([
    'CONTRIBUTING.md#étape-1--lire',
    'gone.md',
    'README.md#gone',
  ]);
});

const FIELD = {
  type: expect.stringMatching(/^(?:input|textarea|dropdown|checkboxes)$/),
  id: expect.stringMatching(/^[\w-]+$/),
  attributes: { label: expect.any(String) },
};

const FORMS = filesIn('.github/ISSUE_TEMPLATE', '.yml').filter((file) => !file.endsWith('config.yml'));

test.each(FORMS)('the issue form %s has what GitHub asks for', (file) => {
  const form = parse(read(file));
  expect(form).toMatchObject({ name: expect.any(String), description: expect.any(String) });
  for (const { type, id, attributes } of form.body) {
    if (type === 'markdown') expect(attributes).toEqual({ value: expect.any(String) });
    else expect({ type, id, attributes }).toMatchObject(FIELD);
  }
  const ids = form.body.flatMap(({ id }: { id?: string }) => id ?? []);
  expect(ids).toEqual([...new Set(ids)]);
});

test('the owners of the code are named for places that exist', () => {
  const lines = read('.github/CODEOWNERS').split('\n');
  const rules = lines.filter((line) => line && !line.startsWith('#')).map((line) => line.split(/\s+/));
  expect(rules[0]?.[0]).toBe('*');
  for (const [pattern = '', ...owners] of rules) {
    expect(existsSync(path.join('.', pattern.replace(/\*.*$/, '')))).toBe(true);
    expect(owners).not.toEqual([]);
    for (const owner of owners) expect(owner).toMatch(/^@[\w-]+(?:\/[\w-]+)?$/);
  }
});
