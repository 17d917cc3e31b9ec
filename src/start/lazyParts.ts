/** The parts of the app that are fetched apart, before those of memberParts.ts. Whoever adds one adds it to {@link loadAllParts}. */
export const loadAccounts = () => import('../auth/firebase/firebase.ts');
export const loadSignedInApp = () => import('../app/SignedInApp.tsx');
export const loadResetPasswordPage = () => import('../auth/screens/ResetPasswordPage.tsx');

/** Holds every part of this version, so that none is fetched once another version is on the server. */
export async function loadAllParts(): Promise<void> {
  // Members' own parts are named where their screens are: not a byte of them is in what visitors wait for.
  await Promise.all([loadAccounts(), loadSignedInApp().then((app) => app.loadMemberParts()), loadResetPasswordPage()]);
}
