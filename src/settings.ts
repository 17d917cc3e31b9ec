/** What differs from one deployment to the next; the build reads it from the environment. */
export interface Settings {
  firebase: { apiKey: string; authDomain: string; projectId: string };
  adminEmail: string;
}

declare const __SETTINGS__: Settings;

export const settings = __SETTINGS__;
