import { once } from 'node:events';
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { Page } from 'puppeteer-core';
import { freePort } from '../demo/ports.ts';

/**
 * What the screen of `page` would be as one file: its elements and its rules, without a script, an icon or a
 * typeface to fetch.
 */
export function asStaticPage(page: Page): Promise<string> {
  return page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true) as HTMLElement;
    for (const part of copy.querySelectorAll('script, link, noscript, meta[http-equiv]')) part.remove();
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const style = document.createElement('style');
    style.textContent = rules.map(({ cssText }) => cssText).join('\n');
    const icon = document.createElement('link');
    icon.setAttribute('rel', 'icon');
    // Browsers ask for /favicon.ico otherwise.
    icon.setAttribute('href', 'data:,');
    copy.querySelector('head')?.append(style, icon);
    return `<!doctype html>${copy.outerHTML}`;
  });
}

/** Serves the pages by their paths, gzipped; resolves with the address, which ends with a slash. */
export async function serveBaseline(pages: Record<string, string>) {
  const port = await freePort();
  const server = createServer((request, response) => {
    const page = pages[request.url?.slice(1) ?? ''];
    if (page === undefined) return response.writeHead(404).end();
    const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'gzip' };
    return response.writeHead(200, headers).end(gzipSync(page));
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return { address: `http://localhost:${port}/`, stop: () => server.close() };
}
