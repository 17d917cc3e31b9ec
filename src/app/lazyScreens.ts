/** The parts of the app that are fetched apart. Whoever adds one adds it to {@link loadAllScreens}. */
export const loadSignedInApp = () => import('./SignedInApp.tsx');
export const loadResetPasswordPage = () => import('../pages/ResetPasswordPage.tsx');

/** Holds every screen of this version, so that none is fetched once another version is on the server. */
export async function loadAllScreens(): Promise<void> {
  await Promise.all([loadSignedInApp(), loadResetPasswordPage()]);
}
