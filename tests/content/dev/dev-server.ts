import { rm } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { createLogger, createServer, type ViteDevServer } from 'vite';
import { findOrInstallTestChromium } from '../../../scripts/verify/programs.ts';
import { copyProject } from '../../../scripts/verify/project-copy.ts';

export interface DevServer {
  /** Of a copy of the project. */
  content: string;
  /** Where the content is published. */
  generated: string;
  page: Page;
  /** `http://localhost:…/objectif-8/login` */
  address: string;
  /** Reports of errors in the terminal, oldest first. */
  reports: string[];
  project: string;
  stop(): Promise<void>;
}

/** What `npm run dev` serves, on a copy of the project that `prepare` may edit first, open in a browser. */
export async function startDevServer(prepare: (content: string) => Promise<void>): Promise<DevServer> {
  const project = await copyProject();
  const content = path.join(project, 'content');
  await prepare(content);
  const reports: string[] = [];
  const server = await createServer({
    root: project,
    mode: 'demo',
    // The packages are those of the project that this is a copy of.
    server: { port: 0, fs: { strict: false } },
    customLogger: { ...createLogger('silent'), error: (text) => reports.push(text) },
  });
  await server.listen();
  const browser = await chromium.launch({
    executablePath: findOrInstallTestChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'fr-FR' });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const address = `${server.resolvedUrls?.local[0]}login`;
  return {
    content,
    generated: path.join(project, 'src/generated'),
    page,
    address,
    reports,
    project,
    stop: () => stop(server, browser, project),
  };
}

async function stop(server: ViteDevServer, browser: Browser, project: string): Promise<void> {
  await browser.close();
  await server.close();
  await rm(project, { recursive: true, force: true });
}
