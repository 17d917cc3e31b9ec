import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { freePort, portFrom } from '../../scripts/demo/ports.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

/** Holds a port for the length of the test. */
async function take(host: string): Promise<number> {
  const server = createServer();
  onTestFinished(() => {
    server.close();
  });
  server.listen(await freePort(), host);
  await once(server, 'listening');
  return (server.address() as { port: number }).port;
}

test('without the variable the port is the usual one', async () => {
  const port = await freePort();
  vi.stubEnv('TEST_PORT', undefined);
  expect(await portFrom('TEST_PORT', port)).toBe(port);
});

test.each(['127.0.0.1', '0.0.0.0'])('a port taken on %s is refused with the variable to set', async (host) => {
  const port = await take(host);
  vi.stubEnv('TEST_PORT', String(port));
  await expect(portFrom('TEST_PORT', 1)).rejects.toThrow(
    new RegExp(
      `^Le port ${port} est déjà pris : choisis-en un autre avec TEST_PORT, par exemple TEST_PORT=\\d+ npm start\\.$`,
    ),
  );
});

test('the port that is proposed instead is free', async () => {
  const port = await take('127.0.0.1');
  vi.stubEnv('TEST_PORT', String(port));
  const refusal = await portFrom('TEST_PORT', 1).catch((error: Error) => error.message);
  const proposed = /TEST_PORT=(\d+)/.exec(String(refusal))?.[1];
  vi.stubEnv('TEST_PORT', proposed);
  expect(await portFrom('TEST_PORT', 1)).toBe(Number(proposed));
});

test.each(['', 'abc', '0', '-1', '65536', '80.5', '0x50', '4173 '])('"%s" is no port', async (value) => {
  vi.stubEnv('TEST_PORT', value);
  await expect(portFrom('TEST_PORT', 4173)).rejects.toThrow(
    new Error(`TEST_PORT=${value} n’est pas un port : donne un nombre de 1 à 65535, par exemple TEST_PORT=4173.`),
  );
});
