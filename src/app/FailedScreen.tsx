import { type ReactNode, useEffect, useRef } from 'react';
import { ROUTES } from '../routes.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Actions } from '../ui/layout.tsx';
import { Page } from '../ui/Page.tsx';
import { isLoadError, isReloading } from './loadErrors.ts';

/** In place of one member's screen: the others stay within reach. */
export function FailedScreen({ error }: { error: unknown }) {
  return (
    <Failure
      error={error}
      hint="Tes données restent sur cet appareil&nbsp;: tu peux les exporter ou les effacer dans ton profil."
    >
      <ButtonLink to={ROUTES.profile} variant="outline">
        Ouvrir le profil
      </ButtonLink>
    </Failure>
  );
}

/** In place of the whole app. */
export function FailedApp({ error }: { error: unknown }) {
  return (
    <main className="failure">
      <Failure error={error} />
    </main>
  );
}

function Failure({ error, hint = '', children }: { error: unknown; hint?: string; children?: ReactNode }) {
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => screen.current?.querySelector('h1')?.focus(), []);
  if (isReloading()) return null;
  const [title, advice] = isLoadError(error)
    ? ['Chargement impossible', 'Vérifie ta connexion, puis recharge la page.']
    : ['Affichage impossible', 'Le problème vient de l’app, pas de ta connexion. Recharge la page.'];
  return (
    <div ref={screen}>
      <Page
        title={title}
        intro={`${advice} ${hint}`}
        action={
          <Actions>
            <Button onClick={() => location.reload()}>Recharger la page</Button>
            {children}
          </Actions>
        }
      />
    </div>
  );
}
