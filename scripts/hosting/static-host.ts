import type { Connect, Plugin } from 'vite';
import { cacheControl, SECURITY_HEADERS, WORKSHOP_HEADERS } from './headers.ts';
import { contentSecurityPolicy } from './policy.ts';

interface StaticHostOptions {
  demo: boolean;
  /** Instead of what {@link cacheControl} says of pages and the worker, for a host whose headers can't be configured. */
  maxAgeSeconds?: number;
}

/** Makes Vite's preview answer as a static host set up for this app does: with its headers, and 404 for a missing file. */
export function staticHost({ demo, maxAgeSeconds }: StaticHostOptions): Plugin {
  const withHeaders: Connect.NextHandleFunction = (request, response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const isWorkshop = pathname.includes('/atelier/');
    const headers = isWorkshop ? WORKSHOP_HEADERS : SECURITY_HEADERS;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (demo && !isWorkshop) {
      response.setHeader('Content-Security-Policy', `${contentSecurityPolicy({ demo })}; frame-ancestors 'none'`);
    }
    const cacheControlValue = maxAgeSeconds === undefined ? cacheControl(pathname) : `max-age=${maxAgeSeconds}`;
    // For a file, the preview takes a header that is there already.
    response.setHeader('Cache-Control', cacheControlValue);
    const { writeHead } = response;
    // The last word: the preview has its own idea of how long to keep a page.
    response.writeHead = ((status: number, ...rest: []) => {
      response.setHeader('Cache-Control', status === 404 ? 'no-store' : cacheControlValue);
      return writeHead.call(response, status, ...rest);
    }) as typeof writeHead;
    next();
  };
  const withoutFallback: Connect.NextHandleFunction = (request, response, next) => {
    if (!/\/assets\//.test(request.originalUrl ?? '')) return next();
    response.statusCode = 404;
    response.end();
  };
  return {
    name: 'objectif-8:static-host',
    configurePreviewServer({ middlewares }) {
      middlewares.use(withHeaders);
      // Runs where the preview would answer index.html.
      return () => middlewares.use(withoutFallback);
    },
  };
}
