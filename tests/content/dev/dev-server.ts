import { rm } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { createLogger, createServer } from 'vite';
import { findOrInstallTestChromium } from '../../../scripts/verify/programs.ts';
import { copyProject } from '../../../scripts/verify/project-copy.ts';

export interface DevServer {
  /** A copy of the project. */
  project: string;
  page: Page;
  /** `http://localhost:…/objectif-8/login` */
  address: string;
  /** Reports in the terminal, oldest first. */
  reports: string[];
  stop(): Promise<void>;
}

/** What `npm run dev` serves, on a copy of the project that `prepare` may edit first, open in a browser. */
export async function startDevServer(prepare: (content: string) => Promise<void>): Promise<DevServer> {
  const project = await copyProject();
  await prepare(path.join(project, 'content'));
  const reports: string[] = [];
  const report = (text: string) => reports.push(text);
  const server = await createServer({
    root: project,
    mode: 'demo',
    // The packages are those of the project that this is a copy of.
    server: { port: 0, fs: { strict: false } },
    customLogger: { ...createLogger('silent'), error: report, warn: report },
  });
  await server.listen();
  const browser = await chromium.launch({
    executablePath: findOrInstallTestChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'fr-FR' });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  return {
    project,
    page,
    address: `${server.resolvedUrls?.local[0]}login`,
    reports,
    async stop() {
      await browser.close();
      await server.close();
      await rm(project, { recursive: true, force: true });
    },
  };
}
