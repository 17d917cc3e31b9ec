import { ChevronDown } from 'lucide';
import { useId, useState } from 'react';
import { Checkbox } from '../../ui/form/Checkbox.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Cluster } from '../../ui/layout.tsx';
import type { Choice } from '../model/choices.ts';
import { type Control, capitalized, valueLabel } from '../model/fields.ts';
import { within } from '../model/yamlDocument.ts';
import { describedBy, FieldFrame } from './FieldFrame.tsx';
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
  const { link, page = link } = Object(within(root, path.slice(0, -1)));
  const ofPage = choices[target].filter((choice) => choice.page === page);
  return target === 'workout' && ofPage.length > 0 ? ofPage : choices[target];
}

interface ChooserProps {
  id: string;
  value: string;
  choices: readonly Choice[];
  isRequired: boolean;
  onChoose: (value: string) => void;
}

function Select({ id, value, choices, isRequired, onChoose }: ChooserProps) {
  const isKnown = choices.some((choice) => choice.value === value);
  return (
    <div className={styles.box}>
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

const searchKey = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A name typed in part, and the names that have it. https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ */
function Combobox({ id, value, choices, isRequired, onChoose }: ChooserProps) {
  const [typed, setTyped] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const label = choices.find((choice) => choice.value === value)?.label ?? value;
  const words = searchKey(typed ?? '').split(/\s+/);
  const found = choices.filter((choice) =>
    words.every((word) => searchKey(`${choice.label} ${choice.value}`).includes(word)),
  );
  function close(chosen?: string) {
    setTyped(undefined);
    setIsOpen(false);
    setActive(-1);
    if (chosen !== undefined && chosen !== value) onChoose(chosen);
  }
  function press(event: React.KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      setIsOpen(true);
      setActive(isOpen && active >= 0 ? (active + step + found.length) % Math.max(1, found.length) : 0);
    } else if (event.key === 'Enter') close(isOpen && active >= 0 ? found[active]?.value : undefined);
    else if (event.key === 'Escape' && isOpen) close();
    else return;
    event.preventDefault();
  }
  // A whole name is meant, or nothing where nothing may stand.
  function leave() {
    const whole = found.find((choice) => typed !== undefined && searchKey(choice.label) === searchKey(typed));
    close(typed === '' && !isRequired ? '' : whole?.value);
  }
  return (
    <div className={styles.combobox}>
      <div className={styles.box}>
        <input
          id={id}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && active >= 0 ? `${id}-${active}` : undefined}
          aria-describedby={describedBy(id)}
          autoComplete="off"
          value={typed ?? label}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setIsOpen(true);
            setActive(currentTarget.value === '' ? -1 : 0);
          }}
          onClick={() => setIsOpen(true)}
          onKeyDown={press}
          onBlur={leave}
        />
        <Icon icon={ChevronDown} />
      </div>
      <div id={`${id}-list`} role="listbox" aria-label="Noms trouvés" className={styles.listbox} hidden={!isOpen}>
        {isOpen && found.length === 0 && <p className="small muted">Rien de ce nom.</p>}
        {isOpen &&
          found.map((choice, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and the keys
            <div
              key={`${choice.page ?? ''} ${choice.value}`}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              ref={index === active ? (option) => option?.scrollIntoView({ block: 'nearest' }) : undefined}
              // The field keeps the focus; a finger that scrolls the list chooses nothing.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => close(choice.value)}
            >
              {choice.label}
            </div>
          ))}
      </div>
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
