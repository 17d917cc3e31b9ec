import { type FormEvent, useState } from 'react';
import { WEEKDAYS } from '../calendar/localDate.ts';
import { Button } from '../ui/Button.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { SelectField } from '../ui/form/SelectField.tsx';
import { Cluster, Stack } from '../ui/layout.tsx';
import type { Files } from './model/draft.ts';
import { type CitingText, copyWeek, insertWeek, swapDays } from './model/weekActions.ts';

interface WeekActionsProps {
  /** Its number. */
  week: number;
  files: Files;
  onChange: (files: Files) => void;
  /** Texts that name a week whose number is another one now. */
  onReread: (texts: readonly CitingText[]) => void;
}

/** What can be done with a week as a whole. */
export function WeekActions({ week, files, onChange, onReread }: WeekActionsProps) {
  const others = [...files.keys()].flatMap((file) => Number(/week-(\d+)\.yaml$/.exec(file)?.[1]) || []);
  const [source, setSource] = useState('');
  const [days, setDays] = useState<[string, string]>(['lundi', 'mardi']);
  const names = WEEKDAYS.map((value) => ({ value, name: value }));
  const submit = (act: () => void) => (event: FormEvent) => {
    event.preventDefault();
    act();
  };
  return (
    <Disclosure summary="Agir sur la semaine entière">
      <Stack gap={5}>
        <form onSubmit={submit(() => onChange(swapDays(files, week, ...days)))}>
          <Cluster align="end" gap={3}>
            <SelectField label="Échanger" value={days[0]} options={names} onChange={(day) => setDays([day, days[1]])} />
            <SelectField label="et" value={days[1]} options={names} onChange={(day) => setDays([days[0], day])} />
            <Button type="submit" variant="outline" aria-disabled={days[0] === days[1]}>
              Échanger ces jours
            </Button>
          </Cluster>
        </form>
        <form onSubmit={submit(() => source && onChange(copyWeek(files, Number(source), week)))}>
          <Cluster align="end" gap={3}>
            <SelectField
              label="Reprendre les journées de"
              value={source}
              none="Choisis une semaine"
              options={others
                .filter((number) => number !== week)
                .map((number) => ({ value: `${number}`, name: `la semaine ${number}` }))}
              onChange={setSource}
            />
            <Button type="submit" variant="outline" aria-disabled={!source}>
              Reprendre
            </Button>
          </Cluster>
        </form>
        <Button
          variant="outline"
          onClick={() => {
            const { files: inserted, reread } = insertWeek(files, week);
            onChange(inserted);
            onReread(reread);
          }}
        >
          Insérer une semaine après celle-ci
        </Button>
      </Stack>
    </Disclosure>
  );
}
