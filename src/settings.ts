/** What differs from one deployment to the next; the build reads it from the environment. */
export interface Settings {
  firebase: { apiKey: string; authDomain: string; projectId: string };
  adminEmail: string;
}

declare global {
  const __SETTINGS__: Settings;
  /** False in a build that takes the service worker back. */
  const __SERVICE_WORKER__: boolean;
}

export const settings = __SETTINGS__;
