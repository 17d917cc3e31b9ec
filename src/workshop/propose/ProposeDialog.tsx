import { useId, useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ErrorMessage } from '../../ui/form/ErrorMessage.tsx';
import { RadioGroup } from '../../ui/form/RadioGroup.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { Stack } from '../../ui/layout.tsx';
import { checkNames } from '../github/base.ts';
import { GitHubError } from '../github/errors.ts';
import { createGitHub, type GitHub } from '../github/github.ts';
import { compareWithBranch, type ProposeOutcome, propose } from '../github/propose.ts';
import type { ChangedFiles, Draft } from '../model/draft.ts';
import { FolderError } from '../saveInFolder.ts';
import { type FileChange, LineDiff } from './LineDiff.tsx';
import { PagesStart, PagesWay } from './PagesWay.tsx';
import styles from './ProposeDialog.module.css';
import { SentDialog } from './SentDialog.tsx';
import { TokenWay } from './TokenWay.tsx';

type Way = 'token' | 'pages' | 'folder';

interface ProposeDialogProps {
  draft: Draft;
  files: readonly FileChange[];
  /** What changes, in a coach's words. */
  difference: readonly string[];
  /** Undefined where the build knows none: no proposal can be sent. */
  repository: { name: string; branch: string } | undefined;
  isLocalServer: boolean;
  saveLocally: () => Promise<void>;
  /** For each letter, so that the draft keeps it. */
  onReason: (reason: string) => void;
  /** The base has changed in files of the draft: merged first, then proposed again. */
  onMoved: (files: ChangedFiles) => void;
  onClose: () => void;
  connect?: (token: string) => GitHub;
}

const WITH_REPOSITORY = ['token', 'pages'] as const;
const WAY_NAMES: Record<Way, string> = {
  token: 'Avec ton jeton GitHub',
  pages: 'Sans jeton, page par page',
  folder: 'Enregistrer dans le dossier',
};
const SENDING = 'Tes changements partent vers GitHub. La première fois, cela peut prendre une minute…';
const NO_REASON =
  'Écris en une phrase pourquoi tu changes cela\u00a0: c’est ce que les autres coachs liront en premier.';
const UNKNOWN = 'Cela n’a pas marché, sans que l’atelier sache pourquoi. Réessaie.';
const NOTHING_LOST = 'Ton brouillon est intact.';

/** The difference, why, then one of three ways out of the browser. */
export function ProposeDialog(props: ProposeDialogProps) {
  const { draft, files, difference, repository, isLocalServer, saveLocally, onClose } = props;
  const { onReason, onMoved, connect = (token) => createGitHub({ token }) } = props;
  const ways: Way[] = [...(isLocalServer ? (['folder'] as const) : []), ...(repository ? WITH_REPOSITORY : [])];
  const [way, setWay] = useState(ways[0]);
  const [reason, setReason] = useState(draft.reason);
  const [error, setError] = useState<{ text: string; of?: 'reason' | 'token' }>();
  const [arePagesShown, setPagesShown] = useState(false);
  const [status, setStatus] = useState('');
  const [sent, setSent] = useState<ProposeOutcome>();
  const [busy, setBusy] = useState(false);
  const isUnderWay = useRef(false);
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const tokenField = useRef<HTMLInputElement>(null);
  const errorId = useId();

  /** Runs one call at a time: a second press before the first is rendered starts none. */
  async function run(call: () => Promise<void>) {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    setError(undefined);
    try {
      await call();
    } catch (failure) {
      setStatus('');
      const isToken = failure instanceof GitHubError && failure.code === 'token';
      // Both speak to the coach.
      const isSentence = failure instanceof GitHubError || failure instanceof FolderError;
      setError({ text: `${isSentence ? failure.message : UNKNOWN} ${NOTHING_LOST}`, ...(isToken && { of: 'token' }) });
      if (isToken) tokenField.current?.focus();
    }
    isUnderWay.current = false;
    setBusy(false);
  }

  function send(token: string, { name: repo, branch }: { name: string; branch: string }) {
    if (!hasReason()) return;
    void run(async () => {
      setStatus(SENDING);
      const options = { draft, title: draft.name, reason: reason.trim(), repo, branch };
      const outcome = await propose(connect(token), options);
      setStatus('');
      if (outcome.kind === 'moved') return onMoved(outcome.files);
      setSent(outcome);
    });
  }

  /** What is pasted replaces what GitHub has: others' changes are taken into the draft first. */
  const showPages = ({ name: repo, branch }: { name: string; branch: string }, isUnread: boolean) =>
    run(async () => {
      checkNames(draft);
      if (!isUnread) {
        setStatus('L’atelier regarde sur GitHub si le programme a changé…');
        const { changed, moved } = await compareWithBranch(connect(''), { draft, repo, branch });
        setStatus('');
        if (moved.size > 0) return onMoved(moved);
        if (changed.length === 0) return setSent({ kind: 'published' });
      }
      setPagesShown(true);
    });

  const save = () =>
    run(async () => {
      await saveLocally();
      setStatus('Enregistré dans le dossier content/.');
    });

  function hasReason(): boolean {
    if (reason.trim()) return true;
    setError({ text: NO_REASON, of: 'reason' });
    reasonField.current?.focus();
    return false;
  }

  if (sent) return <SentDialog outcome={sent} onClose={onClose} />;
  return (
    <Dialog title="Proposer tes changements" onClose={onClose}>
      <Stack as="ul" gap={1} className={styles.points}>
        {[...new Set(difference)].map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Stack>
      <Stack gap={0}>
        {files.map((file) => (
          <LineDiff key={file.path} {...file} />
        ))}
      </Stack>
      <TextArea
        ref={reasonField}
        label={'Pourquoi ce changement\u00a0?'}
        value={reason}
        onChange={({ currentTarget: { value } }) => {
          setReason(value);
          onReason(value);
          if (error?.of === 'reason') setError(undefined);
        }}
        readOnly={busy}
        required
        {...(error?.of === 'reason' && { 'aria-invalid': true, 'aria-describedby': `${errorId}-reason` })}
      />
      {/* Live regions exist before their text: screen readers announce only changes to them. */}
      <ErrorMessage id={`${errorId}-reason`}>{error?.of === 'reason' && error.text}</ErrorMessage>
      {way && ways.length > 1 && (
        <RadioGroup
          legend="Comment l’envoyer"
          value={way}
          options={ways.map((value) => ({ value, name: WAY_NAMES[value] }))}
          onChange={(next) => {
            if (busy) return;
            setWay(next);
            setPagesShown(false);
            setError(undefined);
            setStatus('');
          }}
        />
      )}
      <ErrorMessage id={errorId}>{error?.of !== 'reason' && error?.text}</ErrorMessage>
      <p role="status">{status}</p>
      {way === 'token' && repository && (
        <TokenWay
          repo={repository.name}
          busy={busy}
          field={tokenField}
          isRefused={error?.of === 'token'}
          errorId={errorId}
          onError={(text) => setError({ text, of: 'token' })}
          onSend={(token) => send(token, repository)}
        />
      )}
      {way === 'pages' && repository && arePagesShown && (
        <PagesWay draft={draft} reason={reason} repository={repository} />
      )}
      {way === 'pages' && repository && !arePagesShown && (
        <PagesStart
          busy={busy}
          isUnread={error !== undefined && !error.of}
          onShow={(isUnread) => void showPages(repository, isUnread)}
        />
      )}
      {way === 'folder' && (
        <Button busy={busy} onClick={() => void save()}>
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
