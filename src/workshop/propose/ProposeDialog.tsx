import { useId, useRef, useState } from 'react';
import { count } from '../../format/plural.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorMessage } from '../../ui/form/ErrorMessage.tsx';
import { RadioGroup } from '../../ui/form/RadioGroup.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { Rows, Stack } from '../../ui/layout.tsx';
import { checkNames } from '../github/base.ts';
import { GitHubError } from '../github/errors.ts';
import { createGitHub, type GitHub } from '../github/github.ts';
import { compareWithBranch, propose } from '../github/propose.ts';
import { keepToken, tokenProblem } from '../github/token.ts';
import type { ChangedFiles, Draft } from '../model/draft.ts';
import { FolderError } from '../saveInFolder.ts';
import { LineDiff } from './LineDiff.tsx';
import { PagesWay } from './PagesWay.tsx';
import { SentDialog, type SentOutcome } from './SentDialog.tsx';
import { TokenWay } from './TokenWay.tsx';

interface ProposeDialogProps {
  draft: Draft;
  /** What changes, in a coach's words. */
  difference: readonly string[];
  /** How many errors the check still has. */
  errorCount: number;
  /** Undefined where the build knows none: no proposal can be sent. */
  repository: { name: string; branch: string } | undefined;
  /** On the server of `npm run dev`. */
  saveLocally: (() => Promise<void>) | undefined;
  /** For each letter, so that the draft keeps it. */
  onReason: (reason: string) => void;
  /** The base has changed in files of the draft: merged first, then proposed again. */
  onMoved: (files: ChangedFiles) => void;
  onClose: () => void;
  connect?: (token: string) => GitHub;
}

/** How far the way is that was chosen. */
interface Progress {
  status?: string;
  error?: string;
  /** The field that the error is about. */
  of?: 'reason' | 'token';
  sent?: SentOutcome;
  arePagesShown?: boolean;
}

const WAYS = {
  folder: 'Enregistrer dans le dossier',
  token: 'Avec ton jeton GitHub',
  pages: 'Sans jeton, page par page',
};
type Way = keyof typeof WAYS;

const SENDING = 'Tes changements partent vers GitHub. La première fois, cela peut prendre une minute…';
const NO_REASON =
  'Écris en une phrase pourquoi tu changes cela\u00a0: c’est ce que les autres coachs liront en premier.';
const NOT_COMPARED =
  'L’atelier n’a pas pu regarder si quelqu’un a changé ces fichiers entre-temps. Si c’est le cas, ton texte effacera le sien.';

function failed(error: unknown): Progress {
  const isSentence = error instanceof GitHubError || error instanceof FolderError;
  const text = isSentence ? error.message : 'Cela n’a pas marché, sans que l’atelier sache pourquoi. Réessaie.';
  const isOfToken = error instanceof GitHubError && error.code === 'token';
  return { error: `${text} Ton brouillon est intact.`, ...(isOfToken && { of: 'token' }) };
}

/** The difference, why, then one of three ways out of the browser. */
export function ProposeDialog(props: ProposeDialogProps) {
  const { draft, difference, errorCount, repository, saveLocally, onReason, onMoved, onClose } = props;
  const { connect = (token) => createGitHub({ token }) } = props;
  const ways: Way[] = [
    ...(saveLocally ? ['folder' as const] : []),
    ...(repository ? (['token', 'pages'] as const) : []),
  ];
  const [way, setWay] = useState(ways[0]);
  const [{ status, error, of, sent, arePagesShown }, setProgress] = useState<Progress>({});
  const [busy, setBusy] = useState(false);
  const isUnderWay = useRef(false);
  const reason = useRef<HTMLTextAreaElement>(null);
  const token = useRef<HTMLInputElement>(null);
  const errorId = useId();

  function show(progress: Progress) {
    setProgress(progress);
    if (progress.of) ({ reason, token })[progress.of].current?.focus();
  }

  /** Runs one call at a time: a second press before the first is rendered starts none. */
  async function run(call: () => Promise<Progress>, waiting?: string) {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    setProgress(waiting ? { status: waiting } : {});
    show(await call().catch(failed));
    isUnderWay.current = false;
    setBusy(false);
  }

  function send(text: string, keep: boolean) {
    const problem = tokenProblem(text);
    if (problem) return show({ error: problem, of: 'token' });
    keepToken(text, keep);
    if (!draft.reason.trim()) return show({ error: NO_REASON, of: 'reason' });
    void run(async () => {
      const { name: repo = '', branch = '' } = repository ?? {};
      const options = { draft, title: draft.name, reason: draft.reason.trim(), repo, branch };
      const outcome = await propose(connect(text), options);
      if (outcome.kind !== 'moved') return { sent: outcome };
      onMoved(outcome.files);
      return {};
    }, SENDING);
  }

  /** What is pasted replaces what GitHub has: others' changes are taken into the draft first. */
  async function showPages(): Promise<Progress> {
    checkNames(draft);
    const { name: repo = '', branch = '' } = repository ?? {};
    try {
      const { changed, moved } = await compareWithBranch(connect(''), { draft, repo, branch });
      if (moved.size > 0) onMoved(moved);
      else return changed.length === 0 ? { sent: { kind: 'published' } } : { arePagesShown: true };
      return {};
    } catch (failure) {
      return { error: `${failed(failure).error} ${NOT_COMPARED}`, arePagesShown: true };
    }
  }

  async function save(): Promise<Progress> {
    await saveLocally?.();
    return { status: 'Enregistré dans le dossier content/.' };
  }

  if (sent) return <SentDialog outcome={sent} onClose={onClose} />;
  return (
    <Dialog title="Proposer tes changements" onClose={onClose}>
      {errorCount > 0 && (
        <p>
          <strong className="accent">Il reste {count(errorCount, 'faute')}.</strong> Corrige d’abord&nbsp;: rien n’est
          publié avant.
        </p>
      )}
      <Rows>
        {[...new Set(difference)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Rows>
      <Stack gap={0}>
        {Object.entries(draft.changes).map(([path, after]) => (
          <LineDiff key={path} path={path} before={draft.base[path] ?? null} after={after} />
        ))}
      </Stack>
      <TextArea
        ref={reason}
        label={'Pourquoi ce changement\u00a0?'}
        value={draft.reason}
        onChange={({ currentTarget }) => {
          onReason(currentTarget.value);
          if (of === 'reason') setProgress({});
        }}
        readOnly={busy}
        required
        {...(of === 'reason' && { 'aria-invalid': true, 'aria-describedby': `${errorId}-reason` })}
      />
      {/* Live regions exist before their text: screen readers announce only changes to them. */}
      <ErrorMessage id={`${errorId}-reason`}>{of === 'reason' && error}</ErrorMessage>
      {way && ways.length > 1 && (
        <RadioGroup
          legend="Comment l’envoyer"
          value={way}
          options={ways.map((value) => ({ value, name: WAYS[value] }))}
          onChange={(next) => {
            if (busy) return;
            setWay(next);
            setProgress({});
          }}
        />
      )}
      <ErrorMessage id={errorId}>{of !== 'reason' && error}</ErrorMessage>
      <p role="status">{status}</p>
      {way === 'token' && repository && (
        <TokenWay
          repo={repository.name}
          busy={busy}
          field={token}
          errorId={of === 'token' ? errorId : undefined}
          onType={() => of === 'token' && setProgress({})}
          onSend={send}
        />
      )}
      {way === 'pages' && repository && arePagesShown && <PagesWay draft={draft} repository={repository} />}
      {way === 'pages' && !arePagesShown && (
        <Button
          busy={busy}
          onClick={() => void run(showPages, 'L’atelier regarde sur GitHub si le programme a changé…')}
        >
          Voir les pages
        </Button>
      )}
      {way === 'folder' && (
        <Button busy={busy} onClick={() => void run(save)}>
          Enregistrer dans le dossier
        </Button>
      )}
      {!way && <p>Ce site ne sait pas à quel dépôt proposer. Exporte ton brouillon et envoie-le à qui s’en occupe.</p>}
      <Button variant="text" onClick={onClose}>
        Fermer
      </Button>
    </Dialog>
  );
}
