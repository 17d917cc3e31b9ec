import { useId } from 'react';
import { accepts } from '../../../scripts/content/schema-tree.ts';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { Cluster } from '../../ui/layout.tsx';
import type { Choice } from '../model/choices.ts';
import { type Control, capitalized, valueLabel } from '../model/fields.ts';
import { within } from '../model/yamlDocument.ts';
import { type ChooserProps, Combobox } from './Combobox.tsx';
import { BOX, describedBy, FieldFrame } from './FieldFrame.tsx';
import styles from './form.module.css';
import { type FieldProps, useForm } from './useForm.ts';

/** More are searched by their name. */
const FEW = 8;
const MANY = 14;

const named = (values: readonly string[]): Choice[] => values.map((value) => ({ value, label: valueLabel(value) }));

export function FlagField({ field, path, value, onWrite }: FieldProps) {
  const id = useId();
  const written = field.control.type === 'flag' && field.control.written;
  return (
    <FieldFrame field={{ ...field, help: undefined }} path={path} id={id} hasLabel>
      <Checkbox
        checked={value === undefined ? !written : value === true}
        detail={<span className="small muted">{field.help}</span>}
        onChange={(checked) => onWrite(checked === written ? checked : undefined, true)}
      >
        <span className="strong">{field.label}</span>
      </Checkbox>
    </FieldFrame>
  );
}

/** One of a few words, or what a name refers to. */
export function ChoiceField({ field, path, value, onWrite, ...frame }: FieldProps) {
  const id = useId();
  const choices = useChoices(field.control, path);
  const props = {
    id,
    value: String(value ?? ''),
    choices,
    isRequired: field.isRequired,
    isWhole: (typed: string) => 'before' in field.control && accepts(field.schema, typed),
    onChoose: (chosen: string) => onWrite(chosen || undefined, true),
  };
  return (
    <FieldFrame field={{ ...field, example: undefined }} path={path} id={id} {...frame}>
      {choices.length <= FEW ? <Select {...props} /> : <Combobox {...props} />}
    </FieldFrame>
  );
}

function useChoices(control: Control, path: FieldProps['path']): readonly Choice[] {
  const { choices, root } = useForm();
  if (control.type === 'choice') return named(control.values);
  const target = control.type === 'reference' ? control.target : control.type === 'choices' ? control.of : [];
  if (typeof target !== 'string') return named(target);
  const { link, page = link, id } = Object(within(root, path.slice(0, -1)));
  const ofPage = choices[target].filter((choice) => choice.page === page);
  if (target === 'workout' && ofPage.length > 0) return ofPage;
  const before = control.type === 'reference' && control.before;
  if (!before) return choices[target];
  const others = choices[target].filter((choice) => choice.value !== id);
  return others.map((choice) => ({ value: before + choice.value, label: before + choice.label }));
}

function Select({ id, value, choices, isRequired, onChoose }: ChooserProps) {
  const isKnown = choices.some((choice) => choice.value === value);
  return (
    <div className={BOX}>
      <select
        id={id}
        aria-describedby={describedBy(id)}
        value={value}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
      >
        {(!isRequired || value === '') && <option value="">–</option>}
        {!isKnown && value !== '' && <option value={value}>{value}</option>}
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {capitalized(choice.label)}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Several of a few: keys to press; of many, those chosen and a search for another. */
export function ChoicesField({ field, path, value, onWrite }: FieldProps) {
  const id = useId();
  const choices = useChoices(field.control, path);
  const chosen = [value ?? []].flat().map(String);
  const isShort = field.control.type === 'choices' && field.control.isShort;
  function write(next: readonly string[]) {
    const [only] = next;
    onWrite(next.length > 1 ? next : isShort ? only : next.length === 1 || field.isRequired ? next : undefined, true);
  }
  const toggle = (name: string) =>
    write(chosen.includes(name) ? chosen.filter((each) => each !== name) : [...chosen, name]);
  const unknown = named(chosen.filter((name) => !choices.some((choice) => choice.value === name)));
  const isSearched = choices.length > MANY;
  const keys = [...choices, ...unknown].filter((choice) => !isSearched || chosen.includes(choice.value));
  const order = choices.filter((choice) => chosen.includes(choice.value)).map((choice) => choice.value);
  return (
    <FieldFrame field={{ ...field, example: undefined }} path={path} id={id} hasLabel={!isSearched}>
      {!isSearched && (
        <p className="strong" aria-hidden="true">
          {field.label}
        </p>
      )}
      <Cluster gap={2} role="group" aria-label={field.label} aria-describedby={describedBy(id)}>
        {keys.map((choice) => (
          <button
            key={choice.value}
            type="button"
            className={`key ${styles.key}`}
            aria-pressed={chosen.includes(choice.value)}
            onClick={() => toggle(choice.value)}
          >
            {choice.label}
          </button>
        ))}
      </Cluster>
      {chosen.length > 1 && order.join() !== chosen.join() && !isSearched && (
        <p className="small">Dans l’ordre&nbsp;: {chosen.map(valueLabel).join(', ')}</p>
      )}
      {isSearched && (
        <Combobox
          id={id}
          value=""
          choices={choices.filter(({ value: name }) => !chosen.includes(name))}
          isRequired
          onChoose={toggle}
        />
      )}
    </FieldFrame>
  );
}
