export const loadRunner = () => import('./RunnerPage.tsx');
