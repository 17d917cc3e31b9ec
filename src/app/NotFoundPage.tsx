import { ROUTES } from '../routes.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Page } from '../ui/Page.tsx';

export function NotFoundPage() {
  return (
    <Page
      title="Page introuvable"
      intro="Cette adresse ne mène à aucune page. Le lien a peut-être changé."
      action={<ButtonLink to={ROUTES.introduction}>Revenir à l’introduction</ButtonLink>}
    />
  );
}
