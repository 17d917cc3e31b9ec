import { createServer, type InlineConfig, type PreviewServer, preview, type ViteDevServer } from 'vite';

/** The app reaches the emulator through its own origin, so that a phone on the same network can sign in too. */
function authProxy(authUrl: string) {
  return { '/identitytoolkit.googleapis.com': authUrl, '/securetoken.googleapis.com': authUrl };
}

/** Serves a build as a static host would; resolves with its address. */
export async function serveBuild(config: InlineConfig, port: number, authUrl: string): Promise<string> {
  return addressOf(await preview({ ...config, preview: { port, strictPort: true, proxy: authProxy(authUrl) } }));
}

/** Serves the sources with hot reload; resolves with their address. */
export async function serveSources(config: InlineConfig, port: number, authUrl: string): Promise<string> {
  const server = await createServer({ ...config, server: { port, strictPort: true, proxy: authProxy(authUrl) } });
  return addressOf(await server.listen());
}

function addressOf({ resolvedUrls }: PreviewServer | ViteDevServer): string {
  const [address] = resolvedUrls?.local ?? [];
  if (address === undefined) throw new Error('the server has no address');
  return address;
}
