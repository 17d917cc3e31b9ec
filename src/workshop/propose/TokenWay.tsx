import { type RefObject, useState } from 'react';
import { Button, ExternalLink } from '../../ui/Button.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Stack } from '../../ui/layout.tsx';
import { forgetToken, isKeptForTab, readToken } from '../github/token.ts';
import styles from './propose.module.css';

interface TokenWayProps {
  repo: string;
  busy: boolean;
  field: RefObject<HTMLInputElement | null>;
  /** Of what is wrong with the token. */
  errorId: string | undefined;
  onType: () => void;
  onSend: (token: string, keepForTab: boolean) => void;
}

/** The coach's token: in memory, or in this tab if they ask for it. */
export function TokenWay({ repo, busy, field, errorId, onType, onSend }: TokenWayProps) {
  const [text, setText] = useState(readToken);
  const [keep, setKeep] = useState(isKeptForTab);
  return (
    <Stack gap={4}>
      <TextField
        ref={field}
        label="Ton jeton GitHub"
        // A password's field would make browsers offer to store it.
        className={styles.token}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          onType();
        }}
        errorId={errorId}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        readOnly={busy}
      />
      <Checkbox
        checked={keep}
        onChange={setKeep}
        detail="Jusqu’à ce que tu le fermes. Sinon, l’atelier oublie le jeton dès que tu quittes ou recharges la page."
      >
        Garder pour cet onglet
      </Checkbox>
      <Button busy={busy} onClick={() => onSend(text.trim(), keep)}>
        Envoyer la proposition
      </Button>
      {text !== '' && !busy && (
        <Button
          variant="text"
          onClick={() => {
            forgetToken();
            setText('');
            setKeep(false);
            field.current?.focus();
          }}
        >
          Oublier le jeton
        </Button>
      )}
      <Disclosure summary="Comment créer un jeton">
        <TokenHelp repo={repo} />
      </Disclosure>
    </Stack>
  );
}

function TokenHelp({ repo }: { repo: string }) {
  const [owner, name] = repo.split('/');
  return (
    <>
      <p>
        Un jeton est un mot de passe que GitHub fabrique pour l’atelier. Celui-ci n’ouvre qu’un dépôt et expire tout
        seul.
      </p>
      <Stack as="ol" gap={2} className={styles.steps}>
        <li>
          Ouvre{' '}
          <ExternalLink href="https://github.com/settings/personal-access-tokens/new" className="break-anywhere" newTab>
            la page des nouveaux jetons
          </ExternalLink>{' '}
          (sur GitHub&nbsp;: Settings, Developer settings, Personal access tokens, Fine-grained tokens, Generate new
          token).
        </li>
        <li>Token name&nbsp;: «&nbsp;Atelier&nbsp;». Expiration&nbsp;: 30 days.</li>
        <li>
          Resource owner&nbsp;: <strong>{owner}</strong>. Repository access&nbsp;: Only select repositories, puis{' '}
          <strong>{name}</strong>.
        </li>
        <li>
          Permissions, Add permissions&nbsp;: coche <strong>Contents</strong> et <strong>Pull requests</strong>, puis
          mets-les toutes les deux sur <strong>Read and write</strong>.
        </li>
        <li>Generate token. Copie le jeton&nbsp;: GitHub ne le montre qu’une fois.</li>
      </Stack>
      <p>
        <strong>{owner}</strong> n’est pas dans Resource owner&nbsp;? Alors tu n’écris pas dans ce dépôt, et ton jeton
        ne peut pas le copier non plus. Appuie sur Fork sur{' '}
        <ExternalLink href={`https://github.com/${repo}`} className="break-anywhere" newTab>
          la page du dépôt
        </ExternalLink>
        , et crée le jeton pour ta copie, avec ton nom comme Resource owner. À la fin, GitHub te demandera un appui de
        plus. Ou propose sans jeton, page par page.
      </p>
    </>
  );
}
