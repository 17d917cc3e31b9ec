import { useEffect, useMemo, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Button, ExternalLink } from '../ui/Button.tsx';
import { SelectField } from '../ui/form/SelectField.tsx';
import { Cluster, Columns, Rows, Stack } from '../ui/layout.tsx';
import { useCheck } from './check/useCheck.ts';
import { DiagnosticsList } from './DiagnosticsList.tsx';
import { GitHubError } from './github/errors.ts';
import { createGitHub, unless } from './github/github.ts';
import { type Proposal, readProposal } from './github/proposal.ts';
import { readToken } from './github/token.ts';
import { type Files, withFiles } from './model/draft.ts';
import { titleIn } from './model/places.ts';
import { previewRoute } from './model/previewRoute.ts';
import { PreviewFrame } from './preview/PreviewFrame.tsx';
import { LineDiff } from './propose/LineDiff.tsx';
import styles from './ReviewPage.module.css';
import { REPOSITORY } from './repository.ts';

type Checked = ReturnType<typeof useCheck>['checked'];

const STATES: Record<Proposal['state'], string> = { open: 'ouverte', closed: 'fermée', merged: 'acceptée' };

/** A pull request: the screens before and after it, what changes, and what the check says. */
export function ReviewPage({ published }: { published: Files }) {
  const number = Number(useParams().number);
  /** Or why it could not be read. */
  const [proposal, setProposal] = useState<Proposal | string>();
  useEffect(() => {
    let isCurrent = true;
    readWithOrWithoutToken(number)
      .catch((error: unknown) => (error instanceof GitHubError ? error.message : 'La proposition n’a pas pu être lue.'))
      .then((read) => isCurrent && setProposal(read));
    return () => {
      isCurrent = false;
    };
  }, [number]);
  return (
    <Stack as="main" className={styles.review}>
      <Link to="/" className="text-button">
        L’atelier
      </Link>
      {!proposal && <p role="status">Lecture de la proposition {number}…</p>}
      {typeof proposal === 'string' && (
        <Stack role="alert">
          <p>{proposal}</p>
          <Button variant="outline" onClick={() => location.reload()}>
            Réessayer
          </Button>
        </Stack>
      )}
      {typeof proposal === 'object' && <Review proposal={proposal} published={published} />}
    </Stack>
  );
}

/** A public one needs no token, and the coach’s may have expired. */
async function readWithOrWithoutToken(number: number): Promise<Proposal> {
  if (!REPOSITORY) throw new GitHubError('missing', 'Ce site ne sait pas de quel dépôt lire la proposition.');
  const { name } = REPOSITORY;
  const read = (token: string) => readProposal(createGitHub({ token }), name, number);
  return (await unless(['token'], read(readToken()))) ?? read('');
}

function Review({ proposal, published }: { proposal: Proposal; published: Files }) {
  const before = useMemo(() => withFiles(published, proposal.before), [published, proposal]);
  const after = useMemo(() => withFiles(before, proposal.after), [before, proposal]);
  const old = useCheck(before);
  const { checked, failure, compare } = useCheck(after);
  const [differences, setDifferences] = useState<readonly string[]>();
  useEffect(
    () => void compare?.(before, after).then(setDifferences, () => setDifferences([])),
    [compare, before, after],
  );
  const screens = [...proposal.after.keys()].flatMap((file) => {
    const value = previewRoute({ file, path: [] }, after);
    return value === undefined ? [] : { value, name: titleIn(after.has(file) ? checked : old.checked, file) };
  });
  const [route = screens[0]?.value ?? '/training', setRoute] = useState<string>();
  return (
    <>
      <h1>{proposal.title}</h1>
      <Cluster gap={4} align="center">
        <span className="muted">
          Proposition {proposal.number} de {proposal.author}, {STATES[proposal.state]}
        </span>
        <ExternalLink href={proposal.url} variant="text" newTab>
          Voir sur GitHub
        </ExternalLink>
      </Cluster>
      {proposal.body && <p className={`lead ${styles.body}`}>{proposal.body}</p>}
      {(failure ?? old.failure) !== undefined && (
        <p role="alert">La vérification s’est arrêtée sur ces textes&nbsp;: relis-les ligne par ligne.</p>
      )}
      {checked && <DiagnosticsList checked={checked} />}
      <h2>Ce qui change</h2>
      <Rows>
        {differences?.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {differences?.length === 0 && <li>Rien de ce que les membres lisent.</li>}
      </Rows>
      <Stack gap={0}>
        {[...proposal.after].map(([path, text]) => (
          <LineDiff key={path} path={path} before={proposal.before.get(path) ?? null} after={text} />
        ))}
      </Stack>
      {proposal.notShown.map((path) => (
        <p key={path} className="small muted break-anywhere">
          Pas montré ici&nbsp;: {path}
        </p>
      ))}
      {screens.length > 1 && <SelectField label="Écran" value={route} options={screens} onChange={setRoute} />}
      <Columns className={styles.screens}>
        <Screen title="Avant" checked={old.checked} route={route} />
        <Screen title="Après" checked={checked} route={route} />
      </Columns>
    </>
  );
}

interface ScreenProps {
  title: string;
  checked: Checked;
  route: string;
}

const Screen = ({ title, checked, route }: ScreenProps) => (
  <Stack as="section" gap={2}>
    <h2>{title}</h2>
    {checked?.published ? (
      <PreviewFrame title={title} content={checked.published} route={route} />
    ) : (
      <p className="muted">{checked ? 'Pas d’écran\u00a0: le contenu a des fautes.' : 'Lecture…'}</p>
    )}
  </Stack>
);
