import { useState } from 'react';
import { daysBetween, type LocalDate } from '../calendar/localDate.ts';
import { count } from '../format/plural.ts';
import { useStoredState } from '../storage/useStoredState.ts';
import { Button } from '../ui/Button.tsx';
import { exportFileName } from '../ui/fileNames.ts';
import { Cluster } from '../ui/layout.tsx';
import { saveFile } from '../ui/saveFile.ts';
import { exportedOnSlice } from './dataSlices.ts';
import { exportAll } from './exportData.ts';
import type { SectionProps } from './JournalSection.tsx';
import { weeksSinceExport } from './model/weeksSinceExport.ts';
import { canShare, share } from './share.ts';

const REMIND_AFTER_WEEKS = 4;

/** After some weeks of notes that are on this device alone: all data as a file, by one press. */
export function ExportReminder({ sessions, today }: SectionProps) {
  const [exportedOn] = useStoredState(exportedOnSlice);
  const [feedback, setFeedback] = useState<string>();
  const isDue = weeksSinceExport(sessions, exportedOn) >= REMIND_AFTER_WEEKS;
  if (!isDue && feedback === undefined) return null;

  async function shareAll() {
    setFeedback(undefined);
    const exported = await exportAll(today, async (text) => {
      const file = shareableFile(text, today);
      const outcome = file ? await share({ file }) : 'failed';
      if (outcome === 'closed') return undefined;
      if (outcome === 'shared') return 'Fichier partagé';
      saveFile(exportFileName(today), text, 'application/json');
      return `Fichier exporté\u00a0: ${exportFileName(today)}`;
    });
    if (exported) setFeedback('done' in exported ? exported.done : exported.error);
  }

  return (
    <Cluster as="aside" align="center" className="barred screen-only" aria-label="Export de tes données">
      <p role="status">
        {feedback ??
          `Ton journal n’est que sur cet appareil\u00a0: exporte tes données. ${lastExport(exportedOn, today)}`}
      </p>
      {isDue && (
        <Button variant="outline" onClick={() => void shareAll()}>
          Exporter mes données
        </Button>
      )}
    </Cluster>
  );
}

function lastExport(exportedOn: LocalDate | undefined, today: LocalDate): string {
  if (exportedOn === undefined) return 'Tu ne l’as encore jamais fait.';
  return `Dernier export\u00a0: il y a ${count(Math.max(1, Math.floor(daysBetween(exportedOn, today) / 7)), 'semaine')}.`;
}

/** Chromium shares no JSON, but texts. */
function shareableFile(text: string, today: LocalDate): File | undefined {
  return [
    new File([text], exportFileName(today), { type: 'application/json' }),
    new File([text], exportFileName(today, 'txt'), { type: 'text/plain' }),
  ].find((file) => canShare({ file }));
}
