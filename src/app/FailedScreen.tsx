import { useEffect, useRef } from 'react';
import { ROUTES } from '../routes.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Actions } from '../ui/layout.tsx';
import { Page } from '../ui/Page.tsx';
import { failureMessageOf } from './loading/failureMessages.ts';

/** In place of one member's screen, inside the layout: the other screens stay within reach. */
export function FailedScreen({ error }: { error: unknown }) {
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => screen.current?.querySelector('h1')?.focus(), []);
  const { title, advice, action } = failureMessageOf(error);
  return (
    <div ref={screen}>
      <Page
        title={title}
        intro={`${advice} Tes données restent sur cet appareil\u00a0: tu peux les exporter ou les effacer dans ton profil.`}
        action={
          <Actions>
            <Button onClick={() => location.reload()}>{action}</Button>
            <ButtonLink to={ROUTES.profile} variant="outline">
              Ouvrir le profil
            </ButtonLink>
          </Actions>
        }
      />
    </div>
  );
}
