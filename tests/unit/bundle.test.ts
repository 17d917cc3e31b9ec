import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { PRODUCTION_ENVIRONMENT } from '../fixtures/production-environment.ts';

const EAGER_BYTES_MAX = 125_000;
const BUILD_TIMEOUT_MS = 120_000;
/** Words of the demo's own code and settings. */
const DEMO_MARKS = ['disableWarnings', 'demo-objectif-8', 'demo-api-key', 'objectif8.test'];

type Chunk = Rolldown.OutputChunk;

async function chunksOf(mode: string, environment: Record<string, string> = {}): Promise<Chunk[]> {
  for (const [name, value] of Object.entries({ ...PRODUCTION_ENVIRONMENT, ...environment })) vi.stubEnv(name, value);
  try {
    const { output } = (await build({ mode, logLevel: 'silent', build: { write: false } })) as Rolldown.RolldownOutput;
    return output.filter((file) => file.type === 'chunk');
  } finally {
    vi.unstubAllEnvs();
  }
}

/** The chunks that a page waits for: its entry, and all that is imported statically from there. */
function eager(chunks: Chunk[]): Chunk[] {
  const names = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  // A set also yields what is added while it is walked.
  for (const name of names) {
    for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) names.add(imported);
  }
  return chunks.filter(({ fileName }) => names.has(fileName));
}

const marksIn = (chunks: Chunk[]) => DEMO_MARKS.filter((mark) => chunks.some(({ code }) => code.includes(mark)));

describe('a production build', () => {
  let chunks: Chunk[] = [];

  beforeAll(async () => {
    chunks = await chunksOf('production');
  }, BUILD_TIMEOUT_MS);

  test(`shows /login after ${EAGER_BYTES_MAX} bytes of gzipped JavaScript at most`, () => {
    const waitedFor = eager(chunks);
    const modules = waitedFor.flatMap(({ moduleIds }) => moduleIds);
    expect(modules.some((id) => id.endsWith('/src/pages/LoginPage.tsx'))).toBe(true);
    expect(modules.some((id) => id.includes('/node_modules/@firebase/auth/'))).toBe(true);
    expect(waitedFor.reduce((sum, { code }) => sum + gzipSync(code).length, 0)).toBeLessThanOrEqual(EAGER_BYTES_MAX);
  });

  test('does not make /login wait for what only members see', () => {
    const waitedFor = eager(chunks).flatMap(({ moduleIds }) => moduleIds);
    for (const module of ['/src/app/SignedInApp.tsx', '/src/generated/programme.ts']) {
      expect(chunks.flatMap(({ moduleIds }) => moduleIds).filter((id) => id.endsWith(module))).toHaveLength(1);
      expect(waitedFor.filter((id) => id.endsWith(module))).toEqual([]);
    }
  });

  test('holds the compiled content and nothing of its compiler', () => {
    const modules = chunks.flatMap(({ moduleIds }) => moduleIds);
    expect(modules.some((id) => id.endsWith('/src/generated/programme.ts'))).toBe(true);
    expect(modules.filter((id) => /\/node_modules\/(zod|yaml)\/|\/schema\/|\/scripts\/|\.yaml/.test(id))).toEqual([]);
  });

  test('holds its own settings and no way to the demo', () => {
    expect(chunks.some(({ code }) => code.includes('my-project.firebaseapp.com'))).toBe(true);
    expect(marksIn(chunks)).toEqual([]);
  });
});

test(
  'a demo build holds the demo, by the words that production must not hold',
  async () => {
    expect(marksIn(await chunksOf('demo'))).toEqual(DEMO_MARKS);
  },
  BUILD_TIMEOUT_MS,
);

test.each([
  [
    'VITE_FIREBASE_API_KEY',
    '',
    'VITE_FIREBASE_API_KEY is missing: set it to the public API key of the Firebase project',
  ],
  [
    'VITE_ADMIN_EMAIL',
    'coach',
    'VITE_ADMIN_EMAIL is malformed ("coach"): it must be the email address of the admin account',
  ],
  ['BASE_PATH', 'app', 'BASE_PATH is malformed ("app"): it must begin and end with a slash, such as /objectif-8/'],
])('without a good %s there is no build', async (name, value, message) => {
  await expect(chunksOf('production', { [name]: value })).rejects.toThrow(new Error(message));
});
