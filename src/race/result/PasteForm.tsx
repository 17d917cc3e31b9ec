import { useState } from 'react';
import { NO_BREAK } from '../../format/noBreak.ts';
import { count } from '../../format/plural.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/form/Form.tsx';
import { TextArea } from '../../ui/form/TextArea.tsx';
import { Stack } from '../../ui/layout.tsx';
import { type OfficialResult, readOfficialResult } from '../model/officialResult.ts';
import { SEGMENTS } from './segments.ts';

type ReadResult = Extract<OfficialResult, { error?: undefined }>;
type Refusal = Exclude<OfficialResult, ReadResult>;

interface PasteFormProps {
  pasted: string;
  onChange: (pasted: string) => void;
  onRead: (result: ReadResult) => void;
}

/** Takes the text of a result page; one that can't be read changes nothing, and says why. */
export function PasteForm({ pasted, onChange, onRead }: PasteFormProps) {
  const [refusal, setRefusal] = useState<Refusal>();
  const [readCount, setReadCount] = useState<number>();

  function read() {
    const result = readOfficialResult(pasted, SEGMENTS);
    const isRead = result.error === undefined;
    setRefusal(isRead ? undefined : result);
    setReadCount(isRead ? result.seconds.size : undefined);
    if (isRead) onRead(result);
  }

  return (
    <Form onSubmit={read}>
      <TextArea
        label="Colle ici le tableau des temps de ta page de résultat"
        name="pasted"
        rows={5}
        autoComplete="off"
        spellCheck={false}
        value={pasted}
        onChange={({ currentTarget }) => {
          onChange(currentTarget.value);
          setRefusal(undefined);
          setReadCount(undefined);
        }}
      />
      <div>
        <Button type="submit" variant="outline">
          Lire les temps
        </Button>
      </div>
      <div role="alert">{refusal && <RefusalText refusal={refusal} />}</div>
      <p role="status">
        {readCount !== undefined && pasted !== '' && `${count(readCount, 'temps lu')}. Vérifie, puis enregistre.`}
      </p>
    </Form>
  );
}

const TEXTS = {
  'too long': 'Ce texte est trop long. Colle seulement le tableau des temps.',
  nothing: `Aucun tour ni atelier reconnu. Colle le tableau avec ses noms et ses temps, par exemple «${NO_BREAK}Running${NO_BREAK}1 04:53${NO_BREAK}».`,
};

function RefusalText({ refusal }: { refusal: Refusal }) {
  if (refusal.error !== 'lines') return <p className="strong accent">{TEXTS[refusal.error]}</p>;
  const { lines } = refusal;
  return (
    <Stack gap={2}>
      <p className="strong accent">
        {lines.length > 1 ? 'Ces lignes ne se lisent pas' : 'Cette ligne ne se lit pas'}&nbsp;: rien n’a changé
        ci-dessous. Corrige ou efface, puis relis.
      </p>
      <ul>
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never move.
          <li key={index} className="verbatim">
            {line}
          </li>
        ))}
      </ul>
    </Stack>
  );
}
