import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port that nothing listens on at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}

/**
 * The port that `variable` asks for, or `fallback`.
 * Throws one line, in French, that names the variable when its value is no port or the port is taken.
 */
export async function portFrom(variable: string, fallback: number): Promise<number> {
  const value = process.env[variable] ?? String(fallback);
  const port = Number(value);
  if (!/^\d+$/.test(value) || port < 1 || port > 65535) {
    throw new Error(
      `${variable}=${value} n’est pas un port : donne un nombre de 1 à 65535, par exemple ${variable}=${fallback}.`,
    );
  }
  for (const host of ['127.0.0.1', '::1', '0.0.0.0']) {
    if (await isTaken(port, host)) {
      const command = process.env.npm_lifecycle_event === 'dev' ? 'npm run dev' : 'npm start';
      throw new Error(
        `Le port ${port} est déjà pris : choisis-en un autre avec ${variable}, par exemple ${variable}=${await freePort()} ${command}.`,
      );
    }
  }
  return port;
}

function isTaken(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    // A host that this machine does not have (no IPv6) is not a port that is taken.
    server.once('error', (error: NodeJS.ErrnoException) =>
      resolve(error.code === 'EADDRINUSE' || error.code === 'EACCES'),
    );
    server.listen(port, host, () => server.close(() => resolve(false)));
  });
}
