import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import { Button, ExternalLink } from '../../ui/Button.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { type EditPage, editPages, readProposedBranch } from '../github/editPages.ts';
import type { Draft } from '../model/draft.ts';
import styles from './propose.module.css';

interface PagesWayProps {
  draft: Draft;
  repository: { name: string; branch: string };
}

/** Each file on GitHub's own page, in order: the first makes the proposal, the others join it. */
export function PagesWay({ draft, repository }: PagesWayProps) {
  const [from, setFrom] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that showed the pages is gone.
  useEffect(() => heading.current?.focus(), []);
  const proposed = readProposedBranch(from, repository.name);
  const [first, ...others] = editPages(repository.name, repository.branch, draft, proposed);
  if (!first) return null;
  return (
    <Stack gap={4}>
      <p>Il te faut un compte GitHub, rien de plus. Les boutons de GitHub sont en anglais.</p>
      <PageSteps page={first} number={1} heading={heading} />
      {draft.reason.trim() && <CopyButton text={draft.reason}>Copier ton «&nbsp;pourquoi&nbsp;»</CopyButton>}
      {others.length > 0 && (
        <>
          <TextField
            label={'Où est ta proposition\u00a0?'}
            value={from}
            onChange={({ currentTarget }) => setFrom(currentTarget.value)}
            placeholder="lea:patch-1"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <p className="muted">
            Sous le titre de ta proposition, GitHub écrit «&nbsp;from&nbsp;», puis par exemple
            «&nbsp;lea:patch-1&nbsp;». Recopie-le ici&nbsp;: les autres fichiers rejoindront la même proposition.
          </p>
        </>
      )}
      {proposed && others.map((page, index) => <PageSteps key={page.path} page={page} number={index + 2} />)}
    </Stack>
  );
}

interface PageStepsProps {
  page: EditPage;
  number: number;
  heading?: Ref<HTMLHeadingElement>;
}

function PageSteps({ page, number, heading }: PageStepsProps) {
  return (
    <Stack as="section" gap={2} className="apart">
      <h3 ref={heading} tabIndex={-1}>
        {number}. {page.heading}
      </h3>
      <p className="small muted break-anywhere">{page.path}</p>
      <Cluster>
        {page.text !== null && <CopyButton text={page.text}>Copier le texte</CopyButton>}
        <ExternalLink href={page.url} variant="outline" newTab>
          Ouvrir sur GitHub
        </ExternalLink>
      </Cluster>
      <Stack as="ol" gap={1} className={styles.steps}>
        {page.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Stack>
    </Stack>
  );
}

function CopyButton({ text, children }: { text: string; children: ReactNode }) {
  const [state, setState] = useState<'copied' | 'failed'>();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setState('copied'),
      () => setState('failed'),
    );
  return (
    <>
      <Button variant="outline" onClick={() => void copy()}>
        {children}
      </Button>
      <span role="status">{state === 'copied' && 'Copié.'}</span>
      {state === 'failed' && (
        <TextArea
          label={'Ton navigateur ne copie pas\u00a0: sélectionne tout et copie'}
          value={text}
          readOnly
          ref={(field) => field?.select()}
        />
      )}
    </>
  );
}
