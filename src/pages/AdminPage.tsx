import { Page } from '../ui/Page.tsx';

export function AdminPage() {
  return (
    <Page
      title="Panel Administrateur"
      intro="Les comptes des membres se créent pour l’instant dans la console Firebase du projet."
    />
  );
}
