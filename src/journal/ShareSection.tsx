import { useState } from 'react';
import { flushSync } from 'react-dom';
import { doneSlice } from '../schedule/doneSlice.ts';
import { useSchedule } from '../schedule/useProgrammeCalendar.ts';
import { useStoredState } from '../storage/useStoredState.ts';
import { Button } from '../ui/Button.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { journalFileName } from '../ui/fileNames.ts';
import { SelectField } from '../ui/form/SelectField.tsx';
import { Actions, Stack } from '../ui/layout.tsx';
import { saveFile } from '../ui/saveFile.ts';
import type { SectionProps } from './JournalSection.tsx';
import { journalCsv } from './model/journalCsv.ts';
import { type PastWeek, weeksUntil, weekToShare } from './model/pastWeeks.ts';
import { spanText, spanTitle, weekSummary } from './model/weekSummary.ts';
import styles from './ShareSection.module.css';
import { canShare, copyOrSave, type Shared, share } from './share.ts';

const CSV = 'text/csv';
/** A table of them shows what the whole is like. */
const SESSIONS_SHOWN = 3;
const FAILED = 'Le partage a échoué. Réessaie, ou utilise l’autre bouton.';

/** A week as a text, and the journal as a table, for a coach: each is shown, and leaves by a press alone. */
export function ShareSection({ sessions, today }: SectionProps) {
  const schedule = useSchedule();
  const [done] = useStoredState(doneSlice);
  const [chosen, setChosen] = useState<string>();
  const [feedback, setFeedback] = useState<{ of?: 'week' | 'table'; text?: string }>({});
  const weeks = weeksUntil(schedule, sessions, today);
  const week = weeks.find(({ from }) => from === chosen) ?? weekToShare(weeks, sessions, done);
  const text = week ? weekSummary({ week, done, sessions, today }) : '';
  const fileName = journalFileName(today, 'csv');
  const csvFile = () => new File([journalCsv(sessions)], fileName, { type: CSV });
  const sharesFiles = canShare({ file: new File([''], fileName, { type: CSV }) });

  /** The same words twice would not be announced. */
  function clear() {
    flushSync(() => setFeedback({}));
  }

  async function open(shared: Shared) {
    clear();
    if ((await share(shared)) === 'failed') setFeedback({ of: 'text' in shared ? 'week' : 'table', text: FAILED });
  }

  async function copy() {
    clear();
    const name = journalFileName(today, 'txt');
    const outcome = await copyOrSave(text, name);
    setFeedback({
      of: 'week',
      text:
        outcome === 'copied'
          ? 'Texte copié\u00a0: colle-\u2060le dans ton message.'
          : `Texte enregistré\u00a0: ${name}`,
    });
  }

  function save() {
    clear();
    saveFile(fileName, journalCsv(sessions), CSV);
    setFeedback({ of: 'table', text: `Tableau enregistré\u00a0: ${fileName}` });
  }

  if (sessions.length === 0 && Object.keys(done).length === 0) return null;
  return (
    <Stack as="section" gap={4} className="screen-only">
      <h2>Partager</h2>
      <p>Pour ton coach, ou pour un tableur. Rien ne part sans que tu appuies.</p>
      <SelectField
        label="Ta semaine"
        value={week?.from ?? ''}
        options={weeks.map((one) => ({ value: one.from, name: weekName(one, today) }))}
        onChange={(from) => {
          setChosen(from);
          setFeedback({});
        }}
      />
      <p className="barred verbatim">{text}</p>
      <Actions>
        {canShare({ text }) && <Button onClick={() => void open({ text })}>Partager la semaine</Button>}
        <Button variant="outline" onClick={() => void copy()}>
          Copier le texte
        </Button>
      </Actions>
      <p role="status">{feedback.of === 'week' && feedback.text}</p>
      {sessions.length > 0 && (
        <Disclosure summary="Tout le journal, en tableau">
          <p>
            Un fichier CSV, qui s’ouvre dans un tableur&nbsp;: une ligne par séance, par série et par temps de passage,
            tes notes comprises. Tes dernières séances y sont écrites ainsi&nbsp;:
          </p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard has to reach what does. */}
          <section className={`barred small ${styles.table}`} tabIndex={0} aria-label="Le début du tableau">
            <pre>{journalCsv(sessions.slice(0, SESSIONS_SHOWN))}</pre>
          </section>
          <Actions>
            {sharesFiles && <Button onClick={() => void open({ file: csvFile() })}>Partager le tableau</Button>}
            <Button variant="outline" onClick={save}>
              Enregistrer le tableau
            </Button>
          </Actions>
          <p role="status">{feedback.of === 'table' && feedback.text}</p>
        </Disclosure>
      )}
    </Stack>
  );
}

/** « Semaine 3, du 8 au 14 février ». */
function weekName({ from, to, plan }: PastWeek, today: string): string {
  return plan ? `Semaine ${plan.number}, ${spanText(from, to, today)}` : spanTitle(from, to, today);
}
