import type { Page } from '@playwright/test';
import { build, type InlineConfig } from 'vite';
import { publishOrThrow } from '../content/publish.ts';
import { DEMO_MEMBER, DEMO_PASSWORD } from './accounts.ts';
import { startAuthEmulator } from './emulator.ts';
import { freePort } from './ports.ts';
import { serveBuild } from './serve.ts';

const config: InlineConfig = { mode: 'demo', logLevel: 'error', build: { outDir: 'dist-demo' } };

/** Builds and serves the demo on free ports with fresh accounts, for as long as `task` runs at its address. */
export async function withDemo(task: (address: string) => Promise<void>): Promise<void> {
  const emulator = await startAuthEmulator(await freePort());
  try {
    await Promise.all([emulator.ready, publishOrThrow().then(() => build(config))]);
    const address = await serveBuild(config, await freePort(), emulator.url);
    await Promise.race([task(address), emulator.ended]);
  } finally {
    await emulator.stop();
  }
}

/** Signs in by the form, as the demo's member. */
export async function enterDemo(page: Page, address: string): Promise<void> {
  await page.goto(`${address}login`);
  await page.getByLabel('Email').fill(DEMO_MEMBER);
  await page.getByLabel('Mot de passe', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.waitForURL('**/introduction');
}
