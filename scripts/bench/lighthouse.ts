import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'puppeteer-core';
import { installApart } from './install-apart.ts';

/** The newest that supports the Node of the README. */
const LIGHTHOUSE = { lighthouse: '12.8.2' };

/** What is read of Lighthouse's result. */
interface Result {
  audits: Record<string, Audit>;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  runtimeError?: { message: string };
}

interface Audit {
  title: string;
  score: number | null;
  numericValue?: number;
  displayValue?: string;
  details?: { type: string; items?: unknown };
}

interface Flags {
  logLevel: 'silent';
  disableStorageReset: boolean;
}

type Lighthouse = (url: string, flags: Flags, config: undefined, page: Page) => Promise<{ lhr: Result } | undefined>;

/** What Lighthouse says of one visit, with its settings for phones. */
export interface Visit {
  /** From 0 to 100, by category. */
  scores: Record<string, number>;
  /** First and largest contentful paint, and total blocking time. */
  fcpMs: number;
  lcpMs: number;
  tbtMs: number;
  cls: number;
  requests: number;
  /** Gzipped, over the network. */
  scriptBytes: number;
  /** Every audit that costs points. */
  complaints: string[];
}

const entry = path.join(await installApart('bench-load', LIGHTHOUSE), 'node_modules/lighthouse/core/index.js');
const { default: lighthouse } = (await import(pathToFileURL(entry).href)) as { default: Lighthouse };

/** With `keepsStorage` the visitor is one who was here before. */
export async function visit(page: Page, url: string, { keepsStorage = false } = {}): Promise<Visit> {
  await page.bringToFront();
  const run = await lighthouse(url, { logLevel: 'silent', disableStorageReset: keepsStorage }, undefined, page);
  if (!run || run.lhr.runtimeError) throw new Error(`no result for ${url}: ${run?.lhr.runtimeError?.message}`);
  return asVisit(run.lhr);
}

interface NetworkRequest {
  resourceType?: string;
  transferSize?: number;
}

function asVisit({ audits, categories }: Result): Visit {
  const number = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  const { details } = audits['network-requests'] ?? {};
  const requests = details?.type === 'table' ? (details.items as NetworkRequest[]) : [];
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script');
  return {
    scores: Object.fromEntries(Object.entries(categories).map(([name, { score }]) => [name, (score ?? 0) * 100])),
    fcpMs: number('first-contentful-paint'),
    lcpMs: number('largest-contentful-paint'),
    tbtMs: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    requests: requests.length,
    scriptBytes: scripts.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    complaints: Object.values(categories).flatMap(({ auditRefs }) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => `${id}: ${audits[id]?.displayValue ?? audits[id]?.title}`),
    ),
  };
}
