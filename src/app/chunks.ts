/** The chunks that visitors and members start from; members' own are in memberChunks.ts. Add a new one to {@link loadAllChunks}. */
export const loadAccounts = () => import('../auth/firebase/firebase.ts');
export const loadSignedInApp = () => import('./SignedInApp.tsx');
export const loadResetPasswordPage = () => import('../auth/screens/ResetPasswordPage.tsx');

/** Holds every chunk of this version, so that none is fetched once another version is on the server. */
export async function loadAllChunks(): Promise<void> {
  // Members' chunks are named behind SignedInApp: what visitors wait for holds nothing of them.
  await Promise.all([loadAccounts(), loadSignedInApp().then((app) => app.loadMemberChunks()), loadResetPasswordPage()]);
}
