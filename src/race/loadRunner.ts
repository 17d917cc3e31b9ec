export const loadRunner = () => import('./PlannedRun.tsx');
