import type { Settings } from '../../src/settings.ts';

/** The accounts that every demo starts with. They exist in the emulator only. */
export const DEMO_PASSWORD = 'huit-tours-8';
export const DEMO_MEMBER = 'membre@objectif8.test';
export const DEMO_ADMIN = 'admin@objectif8.test';

/** A `demo-` project needs no login and can reach no real one. */
export const DEMO_PROJECT = 'demo-objectif-8';

export const DEMO_SETTINGS: Settings = {
  firebase: { apiKey: 'demo-api-key', authDomain: 'localhost', projectId: DEMO_PROJECT },
  adminEmail: DEMO_ADMIN,
};
