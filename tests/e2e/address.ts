import { readBasePath } from '../../scripts/settings.ts';

/** Where the app under test and its accounts listen; other than the demo's own, which may be running. */
export const PORT = Number(process.env.E2E_PORT ?? 4317);
export const AUTH_PORT = Number(process.env.E2E_AUTH_PORT ?? 9317);

export const addressOn = (port: number) => `http://localhost:${port}${readBasePath(process.env)}`;
