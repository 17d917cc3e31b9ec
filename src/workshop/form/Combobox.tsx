import { ChevronDown } from 'lucide';
import { useState } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import type { Choice } from '../model/choices.ts';
import { BOX, describedBy } from './FieldFrame.tsx';
import styles from './form.module.css';

export interface ChooserProps {
  id: string;
  value: string;
  choices: readonly Choice[];
  isRequired: boolean;
  /** Whether what is typed may stand though it is no name. */
  isWhole?: (typed: string) => boolean;
  onChoose: (value: string) => void;
}

const searchKey = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** A name typed in part, and the names that have it. https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ */
export function Combobox({ id, value, choices, isRequired, isWhole, onChoose }: ChooserProps) {
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
    } else if (event.key === 'Enter') isOpen && found[active] ? close(found[active].value) : leave();
    else if (event.key === 'Escape' && isOpen) close();
    else return;
    event.preventDefault();
  }
  // A whole name is meant, or nothing where nothing may stand.
  function leave() {
    const whole = found.find((choice) => typed !== undefined && searchKey(choice.label) === searchKey(typed));
    const kept = typed !== undefined && isWhole?.(typed) ? typed : undefined;
    close(typed === '' && !isRequired ? '' : (whole?.value ?? kept));
  }
  return (
    <div className={styles.combobox}>
      <div className={BOX}>
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
        {isOpen && found.length === 0 && !isWhole?.(typed ?? '') && <p className="small muted">Rien de ce nom.</p>}
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
