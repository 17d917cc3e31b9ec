import { ArrowDown, ArrowUp, ChevronRight, Copy, Ellipsis, type IconNode, Plus, Repeat, Trash2 } from 'lucide';
import { type ComponentType, useRef, useState } from 'react';
import { elementOf, schemaAt } from '../../../scripts/content/schema-tree.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Cluster, Rows, Stack } from '../../ui/layout.tsx';
import { canJoinNext, withNextJoined } from '../model/circuits.ts';
import { addLabel, fieldOf, itemField, itemWord } from '../model/fields.ts';
import { expanded, skeletonOf, withCopy, withFields, withMove } from '../model/formEdits.ts';
import { rowTitle } from '../model/titles.ts';
import { within } from '../model/yamlDocument.ts';
import { insertItem, removeValue, setValue } from '../model/yamlEdits.ts';
import { Diagnostics } from './Diagnostics.tsx';
import styles from './form.module.css';
import { CONTROLS, diagnosticsAt, type FieldProps, useFocusOn, useForm } from './useForm.ts';

interface ListFieldProps extends FieldProps {
  /** Shows an item. */
  View: ComponentType<FieldProps>;
}

/** Items one below the other: objects open in a form of their own, others are changed here. */
export function ListField({ field, path, value, onWrite, View }: ListFieldProps) {
  const { schema: file, root, choices, diagnostics, edit, open } = useForm();
  const box = useRef<HTMLFieldSetElement>(null);
  const focusOn = useFocusOn(box);
  const [opened, setOpened] = useState(-1);
  const items: unknown[] = [value ?? []].flat();
  const item = elementOf(field.schema) ?? field.schema;
  const isOfObjects = field.control.type === 'list' && field.control.isOfObjects;
  // The seven days stay: what is done on them moves.
  const isFixed = field.key === 'days' && isOfObjects;
  const rounds = Number(within(root, [...path.slice(0, -1), 'rounds']) ?? 1);

  function add() {
    edit(
      (text) => insertItem(text, path, items.length, skeletonOf(item, items.at(-1)), file),
      'Ajouté en dernière position',
    );
    if (isOfObjects) open([...path, items.length], true);
    else focusOn(`[data-key="${items.length}"] ${CONTROLS}`);
  }
  function move(from: number, step: 1 | -1) {
    const to = from + step;
    if (to < 0 || to >= items.length) return;
    edit((text) => withMove(text, path, from, to, file), `Déplacé en ${to + 1}${to === 0 ? 'ʳᵉ' : 'ᵉ'} position`);
    setOpened(to);
    focusOn(`[data-row="${to}"] [data-action="${step === 1 ? 'Descendre' : 'Monter'}"]`);
  }
  function copy(index: number) {
    edit((text) => withCopy(text, path, index, file), `Copié en ${index + 2}ᵉ position`);
    setOpened(-1);
    // It is there to be changed; a line twice would be taken for a slip.
    if (isOfObjects) open([...path, index + 1], true);
    else focusOn(`[data-row="${index + 1}"] ${CONTROLS}`);
  }
  function join(index: number) {
    edit((text) => withNextJoined(text, path, index), 'Les deux exercices s’enchaînent en circuit');
    open(path.slice(0, -1));
  }
  function remove(index: number) {
    if (items.length === 1 && !field.isRequired) return onWrite(undefined, true);
    edit((text) => removeValue(text, [...path, index], file), 'Supprimé');
    setOpened(-1);
    focusOn(
      items.length === 1 ? '[data-action="add"]' : `[data-row="${Math.min(index, items.length - 2)}"] ${CONTROLS}`,
    );
  }

  return (
    <Stack as="fieldset" gap={2} ref={box} data-key={field.key}>
      <legend className="strong">{field.label}</legend>
      {field.help && <p className="small muted">{field.help}</p>}
      <Diagnostics found={diagnostics.filter((each) => each.path?.join('/') === path.join('/'))} />
      <Rows>
        {items.map((each, index) => {
          const place = [...path, index];
          const { title, detail } = rowTitle(expanded(item, each), choices, itemWord(field.schema), rounds);
          const fallback = itemField(field.schema, index);
          const name = title || fallback.label;
          const actions: readonly Action[] = [
            { name: 'Monter', icon: ArrowUp, isOff: index === 0, onPress: () => move(index, -1) },
            { name: 'Descendre', icon: ArrowDown, isOff: index === items.length - 1, onPress: () => move(index, 1) },
            { name: 'Copier', icon: Copy, onPress: () => copy(index) },
            ...(canJoinNext(path, index, items.length)
              ? [{ name: 'En circuit avec le suivant', icon: Repeat, onPress: () => join(index) }]
              : []),
            { name: 'Supprimer', icon: Trash2, onPress: () => remove(index) },
          ];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place in the list
            <li key={index} data-row={index}>
              <div className={styles.row}>
                {isOfObjects ? (
                  <OpenButton title={name} detail={detail} onOpen={() => open(place)} />
                ) : (
                  <View
                    field={fallback}
                    path={place}
                    value={each}
                    isBare
                    onWrite={(written) => edit((text) => setValue(text, place, written ?? null, file))}
                  />
                )}
                <button
                  type="button"
                  className={styles.more}
                  aria-label={`Actions\u00a0: ${name.slice(0, 60)}`}
                  aria-expanded={opened === index}
                  onClick={() => setOpened(opened === index ? -1 : index)}
                >
                  <Icon icon={Ellipsis} />
                </button>
              </div>
              {opened === index && <RowActions of={name} actions={isFixed ? actions.slice(0, 2) : actions} />}
              {isOfObjects && <Diagnostics found={diagnosticsAt(diagnostics, place)} />}
            </li>
          );
        })}
      </Rows>
      {!isFixed && (
        <Button variant="text" data-action="add" onClick={add}>
          <Icon icon={Plus} />
          {addLabel(field.schema)}
        </Button>
      )}
    </Stack>
  );
}

interface OpenButtonProps {
  title: string;
  detail: string;
  onOpen: () => void;
}

/** What has a form of its own. */
export const OpenButton = ({ title, detail, onOpen }: OpenButtonProps) => (
  <button type="button" className={styles.open} onClick={onOpen}>
    <span>
      <strong>{title}</strong> <span className="small muted tabular">{detail}</span>
    </span>
    <Icon icon={ChevronRight} />
  </button>
);

interface Action {
  name: string;
  icon: IconNode;
  isOff?: boolean;
  onPress: () => void;
}

const RowActions = ({ of, actions }: { of: string; actions: readonly Action[] }) => (
  <Cluster role="group" aria-label={of} gap={4}>
    {actions.map(({ name, icon, isOff = false, onPress }) => (
      <Button key={name} variant="text" data-action={name} aria-disabled={isOff} onClick={onPress}>
        <Icon icon={icon} />
        {name}
      </Button>
    ))}
  </Cluster>
);

/** Values by what they are of, such as a page. */
export function RecordField({ field, path, value, onWrite, View }: ListFieldProps) {
  const { schema: file, choices, edit } = useForm();
  const box = useRef<HTMLFieldSetElement>(null);
  const focusOn = useFocusOn(box);
  const given = Object(value) as Record<string, unknown>;
  const target = field.control.type === 'record' ? field.control.target : undefined;
  const known = target ? choices[target] : [];
  const left = known.filter((choice) => !(choice.value in given));
  const item = schemaAt(field.schema, ['']) ?? field.schema;
  const set = (key: string, written: unknown) => edit((text) => withFields(text, path, { [key]: written }, file));
  return (
    <Stack as="fieldset" gap={2} ref={box} data-key={field.key}>
      <legend className="strong">{field.label}</legend>
      {field.help && <p className="small muted">{field.help}</p>}
      <div className={styles.fields}>
        {Object.keys(given).map((key) => {
          const label = known.find((choice) => choice.value === key)?.label ?? key;
          const ofItem = { ...fieldOf(item, key), label, help: undefined, example: undefined };
          return (
            <View
              key={key}
              field={{ ...ofItem, isRequired: Object.keys(given).length === 1 && field.isRequired }}
              path={[...path, key]}
              value={given[key]}
              onWrite={(written) =>
                written === undefined && Object.keys(given).length === 1 ? onWrite(undefined) : set(key, written)
              }
            />
          );
        })}
      </div>
      {left.length > 0 && (
        <SelectField
          label="Ajouter"
          value=""
          none="Choisis dans la liste"
          options={left.map((choice) => ({ value: choice.value, name: `${choice.label} – ${choice.value}` }))}
          onChange={(key) => {
            if (key) set(key, skeletonOf(item, Object.values(given).at(-1)));
            focusOn(`[data-key="${key}"] ${CONTROLS}`);
          }}
        />
      )}
    </Stack>
  );
}
