import { loadCalendarFile, loadRunner } from './memberParts.ts';

/** The parts of the app that are fetched apart, with those of memberParts.ts. Whoever adds one adds it to {@link loadAllParts}. */
export const loadAccounts = () => import('../auth/firebase.ts');
export const loadSignedInApp = () => import('../app/SignedInApp.tsx');
export const loadResetPasswordPage = () => import('../pages/ResetPasswordPage.tsx');

/** Holds every part of this version, so that none is fetched once another version is on the server. */
export async function loadAllParts(): Promise<void> {
  await Promise.all([loadAccounts(), loadSignedInApp(), loadResetPasswordPage(), loadCalendarFile(), loadRunner()]);
}
