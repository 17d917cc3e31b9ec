import { useEffect, useMemo, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Button, ExternalLink } from '../ui/Button.tsx';
import { SelectField } from '../ui/form/SelectField.tsx';
import { Cluster, Rows, Stack } from '../ui/layout.tsx';
import { useCheck } from './check/useCheck.ts';
import { DiagnosticsList } from './DiagnosticsList.tsx';
import { GitHubError } from './github/errors.ts';
import { createGitHub, unless } from './github/github.ts';
import { type Proposal, readProposal } from './github/proposal.ts';
import { pullUrl } from './github/propose.ts';
import { readToken } from './github/token.ts';
import { type Files, withFiles } from './model/draft.ts';
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
  const [proposal, setProposal] = useState<Proposal>();
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    let isCurrent = true;
    if (!REPOSITORY) return setFailure('Ce site ne sait pas de quel dépôt lire la proposition.');
    readWithOrWithoutToken(REPOSITORY.name, number)
      .then((read) => isCurrent && setProposal(read))
      .catch((error: unknown) => {
        const text = error instanceof GitHubError ? error.message : 'La proposition n’a pas pu être lue. Réessaie.';
        if (isCurrent) setFailure(text);
      });
    return () => {
      isCurrent = false;
    };
  }, [number]);
  return (
    <Stack as="main" className={styles.review}>
      <Link to="/" className="text-button">
        L’atelier
      </Link>
      {failure && (
        <div role="alert">
          <p>{failure}</p>
          <Cluster gap={4}>
            <Button variant="outline" onClick={() => location.reload()}>
              Réessayer
            </Button>
            {REPOSITORY && (
              <ExternalLink href={pullUrl(REPOSITORY.name, number)} variant="text" newTab>
                Voir sur GitHub
              </ExternalLink>
            )}
          </Cluster>
        </div>
      )}
      {!failure && !proposal && <p role="status">Lecture de la proposition {number}…</p>}
      {proposal && <Review proposal={proposal} published={published} />}
    </Stack>
  );
}

/** A public one needs no token, and the coach’s may have expired. */
async function readWithOrWithoutToken(repo: string, number: number): Promise<Proposal> {
  const read = (token: string) => readProposal(createGitHub({ token }), repo, number);
  return (await unless(['token'], read(readToken()))) ?? read('');
}

function Review({ proposal, published }: { proposal: Proposal; published: Files }) {
  const before = useMemo(() => withFiles(published, proposal.before), [published, proposal]);
  const after = useMemo(() => withFiles(before, proposal.after), [before, proposal]);
  const old = useCheck(before);
  const { checked, compare } = useCheck(after);
  const [differences, setDifferences] = useState<readonly string[]>();
  useEffect(() => void compare?.(before, after).then(setDifferences), [compare, before, after]);
  const screens = new Map<string, string>();
  for (const file of proposal.after.keys()) {
    const shown = previewRoute({ file, path: [] }, after);
    if (shown !== undefined) screens.set(shown, screenTitle(file, shown, checked, old.checked));
  }
  const [route = [...screens.keys()][0] ?? '/training', setRoute] = useState<string>();
  const files = [...proposal.after].map(([path, text]) => ({
    path,
    before: proposal.before.get(path) ?? null,
    after: text,
  }));
  return (
    <>
      <h1>{proposal.title}</h1>
      <Cluster gap={4}>
        <span className="muted">
          Proposition {proposal.number} de {proposal.author}, {STATES[proposal.state]}
        </span>
        <ExternalLink href={proposal.url} variant="text" newTab>
          Voir sur GitHub
        </ExternalLink>
      </Cluster>
      {checked && <DiagnosticsList diagnostics={checked.diagnostics} titles={checked.titles} />}
      <h2>Ce qui change</h2>
      <Rows>
        {differences?.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {differences?.length === 0 && <li>Rien de ce que les membres lisent.</li>}
      </Rows>
      <Stack gap={0}>
        {files.map((file) => (
          <LineDiff key={file.path} {...file} />
        ))}
      </Stack>
      {proposal.notShown.map((path) => (
        <p key={path} className="small muted break-anywhere">
          Pas montré ici&nbsp;: {path}
        </p>
      ))}
      {screens.size > 1 && (
        <SelectField
          label="Écran"
          value={route}
          options={[...screens].map(([value, name]) => ({ value, name }))}
          onChange={setRoute}
        />
      )}
      <div className={styles.screens}>
        <Screen title="Avant" checked={old.checked} route={route} />
        <Screen title="Après" checked={checked} route={route} />
      </div>
    </>
  );
}

/** What coaches know a file's screen by; one that was removed has its title on the other side. */
function screenTitle(file: string, route: string, ...sides: Checked[]): string {
  const labels = sides.flatMap((side) => [...(side?.choices.route ?? []), ...(side?.choices.workoutPage ?? [])]);
  // A page that can't be read has its route as its label.
  const known = labels.find(({ value, label }) => value === route && label !== route);
  return known?.label ?? sides.flatMap((side) => side?.titles ?? []).find((one) => one.file === file)?.title ?? file;
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
      <PreviewFrame title={title} content={checked.published} route={route} raceDate={undefined} />
    ) : (
      <p className="muted">{checked ? 'Pas d’écran\u00a0: le contenu a des fautes.' : 'Lecture…'}</p>
    )}
  </Stack>
);
