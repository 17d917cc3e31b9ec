import { type FormEvent, useState } from 'react';
import { WEEKDAYS } from '../calendar/localDate.ts';
import { Button } from '../ui/Button.tsx';
import { Disclosure } from '../ui/Disclosure.tsx';
import { ErrorMessage } from '../ui/form/ErrorMessage.tsx';
import { SelectField } from '../ui/form/SelectField.tsx';
import { Cluster, Stack } from '../ui/layout.tsx';
import type { CitingText, Files } from './model/draft.ts';
import type { TitledFile } from './model/places.ts';
import { valueIn } from './model/previewRoute.ts';
import { copyWeek, insertWeek, swapDays } from './model/weekActions.ts';
import { UnreadableYamlError, YamlEditError } from './model/yamlDocument.ts';

interface WeekActionsProps {
  /** Its number. */
  week: number;
  files: Files;
  titles: readonly TitledFile[];
  onChange: (files: Files) => void;
  /** Its file, and texts that name a week whose number is another one now. */
  onInserted: (file: string, reread: readonly CitingText[]) => void;
}

/** What can be done with a week as a whole. */
export function WeekActions({ week, files, titles, onChange, onInserted }: WeekActionsProps) {
  const others = [...files.keys()]
    .flatMap((file) => Number(/week-(\d+)\.yaml$/.exec(file)?.[1]) || [])
    .sort((a, b) => a - b);
  const [source, setSource] = useState('');
  const [days, setDays] = useState<[string, string]>(['lundi', 'mardi']);
  const names = WEEKDAYS.map((value) => ({ value, name: value }));
  const [done, setDone] = useState('');
  const [problem, setProblem] = useState('');
  /** `act` makes a change and says what was done, or throws. */
  function run(act: () => string): void {
    setDone('');
    setProblem('');
    try {
      setDone(act());
    } catch (error) {
      if (!(error instanceof UnreadableYamlError || error instanceof YamlEditError)) throw error;
      setProblem(whyNot(files, titles));
    }
  }
  const submit = (refusal: string, act: () => string) => (event: FormEvent) => {
    event.preventDefault();
    if (!refusal) return run(act);
    setDone('');
    setProblem(refusal);
  };
  const swap = submit(days[0] === days[1] ? 'Choisis deux jours différents.' : '', () => {
    const swapped = swapDays(files, week, ...days);
    onChange(swapped);
    const isFollowed = swapped.get('training.yaml') !== files.get('training.yaml');
    return `Échangés\u00a0: ${days.join(' et ')}.${isFollowed ? ' Les jours à garder ont changé avec eux.' : ''}`;
  });
  const copy = submit(source ? '' : 'Choisis d’abord une semaine.', () => {
    onChange(copyWeek(files, Number(source), week));
    return `Les journées de la semaine ${source} sont reprises.`;
  });
  function insert(): string {
    const { files: changed, reread, inserted } = insertWeek(files, week);
    onChange(changed);
    onInserted(inserted, reread);
    return '';
  }
  return (
    <Disclosure summary="Agir sur la semaine entière">
      <Stack gap={5}>
        <form onSubmit={swap}>
          <Cluster align="end" gap={3}>
            <SelectField label="Échanger" value={days[0]} options={names} onChange={(day) => setDays([day, days[1]])} />
            <SelectField label="et" value={days[1]} options={names} onChange={(day) => setDays([days[0], day])} />
            <Button type="submit" variant="outline">
              Échanger ces jours
            </Button>
          </Cluster>
        </form>
        <form onSubmit={copy}>
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
            <Button type="submit" variant="outline">
              Reprendre
            </Button>
          </Cluster>
        </form>
        <Button variant="outline" onClick={() => run(insert)}>
          Insérer une semaine après celle-ci
        </Button>
        <p role="status">{done}</p>
        <ErrorMessage>{problem}</ErrorMessage>
      </Stack>
    </Disclosure>
  );
}

/** The first text that is no YAML; else a week that lacks what is to be changed. */
function whyNot(files: Files, titles: readonly TitledFile[]): string {
  const unreadable = [...files].find(([, text]) => valueIn(text, []) === undefined)?.[0];
  if (unreadable === undefined)
    return 'Rien n’a changé\u00a0: il manque une journée à l’une des semaines, ou son texte ne s’y prête pas.';
  const title = titles.find(({ file }) => file === unreadable)?.title;
  return `Rien n’a changé\u00a0: ${title ? `«\u00a0${title}\u00a0» (${unreadable})` : unreadable} ne se lit pas. Corrige d’abord son texte.`;
}
