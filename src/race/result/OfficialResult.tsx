import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { LoggedSession } from '../../journal/model/entry.ts';
import { fieldText } from '../../journal/model/numberFields.ts';
import { DOUBLE_PRESS_MS } from '../../journal/model/unlikely.ts';
import {
  forgetResultDraft,
  keepResultDraft,
  keptResultDraft,
  type ResultDraft,
} from '../../journal/store/draftStorage.ts';
import { RESULT_HEADING, SPLITS_HEADING } from '../../memberRoutes.ts';
import type { CalendarDay } from '../../schedule/model/day.ts';
import { Button } from '../../ui/Button.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { type SegmentSeconds, statedSeconds } from '../model/officialSession.ts';
import { PasteForm } from './PasteForm.tsx';
import { ResultFields } from './ResultFields.tsx';
import { useOfficialResult } from './useOfficialResult.ts';

const NO_TIMES: ResultDraft['times'] = {};

const topOf = (element: HTMLElement | undefined) => element?.getBoundingClientRect().top ?? 0;

interface OfficialResultProps {
  raceDay: CalendarDay | undefined;
  /** What the journal has of the race on that day. */
  race: LoggedSession | undefined;
}

/** The times of the race's result page, pasted or typed, into the journal. What is typed survives a reload. */
export function OfficialResult({ raceDay, race }: OfficialResultProps) {
  const [draft, setDraft] = useState(keptResultDraft);
  const [isSaved, setSaved] = useState(false);
  const isSaving = useRef(false);
  const saved = useRef<ResultDraft>(undefined);
  const savedAt = useRef(0);
  const section = useRef<HTMLDivElement>(null);
  const { save, undo } = useOfficialResult(raceDay, race);
  const stored = race?.isOfficial
    ? Object.fromEntries((race.splits ?? []).map(({ id, seconds }) => [id, fieldText.seconds(seconds)]))
    : NO_TIMES;
  const { pasted, times, totalSeconds, penaltySeconds }: ResultDraft = draft ?? {
    pasted: '',
    times: stored,
    totalSeconds: statedSeconds(race),
  };

  function change(next: Partial<ResultDraft>) {
    const changed = { pasted, times, totalSeconds, penaltySeconds, ...next };
    setDraft(changed);
    keepResultDraft(changed);
    setSaved(false);
  }

  async function store(seconds: SegmentSeconds) {
    // Twice pressed, or as it is in the journal.
    if (isSaving.current || !draft) return;
    isSaving.current = true;
    await save(seconds, totalSeconds);
    saved.current = draft;
    savedAt.current = Date.now();
    forgetResultDraft();
    setDraft(undefined);
    setSaved(true);
    isSaving.current = false;
  }

  async function undoSave() {
    // « Annuler » appears near the button that was just pressed.
    if (Date.now() - savedAt.current < DOUBLE_PRESS_MS) return;
    // What was typed is there again, to be corrected.
    if (!draft) change(saved.current ?? {});
    setSaved(true);
    // « Annuler » leaves with what it undoes.
    const submit = [...(section.current?.querySelectorAll<HTMLElement>('[type="submit"]') ?? [])].at(-1);
    submit?.focus({ preventScroll: true });
    const top = topOf(submit);
    await undo?.();
    // The comparison above is gone by then: what is in sight stays where it was.
    requestAnimationFrame(() => window.scrollBy(0, topOf(submit) - top));
  }

  return (
    <div ref={section}>
      <Disclosure
        summary={
          <h4 id={RESULT_HEADING} tabIndex={-1} className="large">
            Ton résultat officiel
          </h4>
        }
      >
        <Stack gap={4}>
          <p>
            Copie le tableau de ta page de résultat, ou écris tes temps dans les cases. Tout reste sur cet appareil.
          </p>
          <PasteForm
            pasted={pasted}
            onChange={(text) => change({ pasted: text })}
            onRead={(result) =>
              change({
                // What this page lacks may not stay from another one.
                times: Object.fromEntries([...result.seconds].map(([id, seconds]) => [id, fieldText.seconds(seconds)])),
                totalSeconds: result.totalSeconds,
                penaltySeconds: result.penaltySeconds,
              })
            }
          />
          <ResultFields
            times={times}
            pageSeconds={totalSeconds}
            penaltySeconds={penaltySeconds}
            knownSeconds={race?.seconds}
            notice={
              draft && race?.splits && <p>Ta course a déjà des temps de passage&nbsp;: ceux-ci les remplaceront.</p>
            }
            onChange={(next) => change({ times: next })}
            onSave={(seconds) => void store(seconds)}
          />
          <Cluster align="center">
            <p role="status">
              {isSaved && (undo ? `C’est enregistré${raceDay ? ', et ta course est cochée' : ''}.` : 'C’est annulé.')}
            </p>
            {undo && (
              <>
                {/* They are above, out of sight. */}
                {isSaved && (
                  <Link to={{ hash: SPLITS_HEADING }} className="text-button">
                    Voir mes temps de passage
                  </Link>
                )}
                <Button variant="outline" onClick={() => void undoSave()}>
                  Annuler
                </Button>
              </>
            )}
          </Cluster>
        </Stack>
      </Disclosure>
    </div>
  );
}
