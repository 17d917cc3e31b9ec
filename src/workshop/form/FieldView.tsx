import { useId, useRef, useState } from 'react';
import { z } from 'zod';
import { keysOf, type Schema } from '../../../scripts/content/schema-tree.ts';
import { Button } from '../../ui/Button.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import type { Path } from '../model/draft.ts';
import { type Field, fieldOf, fieldsOf, isInline, isScalar, type OneOf } from '../model/fields.ts';
import { expanded, freeId, givenIn, skeletonOf, withFields } from '../model/formEdits.ts';
import { rowTitle, totalOf } from '../model/titles.ts';
import { within } from '../model/yamlDocument.ts';
import { ChoiceField, ChoicesField, FlagField } from './ChosenFields.tsx';
import { Diagnostics } from './Diagnostics.tsx';
import styles from './form.module.css';
import { ListField, OpenButton, RecordField } from './ListField.tsx';
import { TypedField } from './TypedField.tsx';
import { CONTROLS, diagnosticsAt, type FieldProps, isAtOrBelow, useFocusOn, useForm } from './useForm.ts';

/** What a new item gets its id from. */
const NAMES = ['name', 'title', 'text', 'level'];

export function FieldView(props: FieldProps) {
  switch (props.field.control.type) {
    case 'flag':
      return <FlagField {...props} />;
    case 'choice':
    case 'reference':
      return <ChoiceField {...props} />;
    case 'choices':
      return <ChoicesField {...props} />;
    case 'list':
      return <ListField {...props} View={FieldView} />;
    case 'record':
      return <RecordField {...props} View={FieldView} />;
    case 'object':
      return isInline(props.field) ? <SmallObject {...props} /> : <ObjectRow {...props} />;
    default:
      return <TypedField {...props} />;
  }
}

function SmallObject({ field, path, value, onWrite }: FieldProps) {
  return (
    <Stack as="fieldset" gap={2} className={styles.group} data-key={field.key}>
      <legend className="strong">{field.label}</legend>
      {field.help && <p className="small muted">{field.help}</p>}
      <ObjectFields schema={field.schema} path={path} value={value} />
      {!field.isRequired && value !== undefined && (
        <Button variant="text" onClick={() => onWrite(undefined, true)}>
          Retirer&nbsp;: {field.label.toLowerCase()}
        </Button>
      )}
    </Stack>
  );
}

/** A part that is too large to stand among the fields around it. */
function ObjectRow({ field, path, value, onWrite }: FieldProps) {
  const { open, choices, diagnostics } = useForm();
  const { title } = rowTitle(expanded(field.schema, value), choices);
  return (
    <div className={styles.field} data-key={field.key}>
      <div className={styles.row}>
        <OpenButton title={field.label} detail={title} onOpen={() => open(path)} />
        {!field.isRequired && (
          <Button variant="text" onClick={() => onWrite(undefined, true)}>
            Retirer<span className="visually-hidden">&nbsp;: {field.label}</span>
          </Button>
        )}
      </div>
      <Diagnostics found={diagnosticsAt(diagnostics, path)} />
    </div>
  );
}

interface ObjectFieldsProps {
  schema: Schema;
  path: Path;
  value: unknown;
}

/** The fields of an object: those that it has or needs; the others are offered below. */
export function ObjectFields({ schema, path, value }: ObjectFieldsProps) {
  const { schema: file, root, diagnostics, edit, open } = useForm();
  const box = useRef<HTMLDivElement>(null);
  const focusOn = useFocusOn(box);
  const offersId = useId();
  const [added, setAdded] = useState<readonly string[]>([]);
  const given = givenIn(schema, value);
  const fields = fieldsOf(schema);
  const isGiven = (key: string) => given[key] !== undefined;
  const fieldAt = (key: string) => fields.find((field) => field.key === key);
  const labelOf = (key: string) => fieldAt(key)?.label ?? key;
  /** Of fields of which one stands alone: the one just chosen, the one that is there, or the first. */
  function chosenOf({ keys, isRequired }: OneOf): string | undefined {
    const first = isRequired && keys.every((key) => isScalar(fieldAt(key) as Field)) ? keys[0] : undefined;
    return added.findLast((key) => keys.includes(key)) ?? keys.find(isGiven) ?? first;
  }
  const isShown = ({ key, oneOf, isRequired }: Field) =>
    isRequired || isGiven(String(key)) || added.includes(String(key)) || (oneOf && chosenOf(oneOf) === key);
  const hasRival = ({ oneOf }: Field) => oneOf !== undefined && chosenOf(oneOf) !== undefined;
  const isNeeded = ({ oneOf }: Field) => Number(oneOf?.isRequired ?? false);
  const offered = fields
    .filter((field) => !isShown(field) && !hasRival(field) && field.key !== 'accepted')
    .toSorted((a, b) => isNeeded(b) - isNeeded(a));
  const unknown = Object.keys(given).filter((key) => !keysOf(schema).includes(key));
  const shown = [...fields.filter(isShown), ...unknown.map((key) => fieldOf(z.unknown(), key))];

  function write({ key, oneOf }: Field, written: unknown, isFinal?: boolean) {
    const rivals = written === undefined ? [] : (oneOf?.keys ?? []).filter((other) => other !== key && isGiven(other));
    const isName = isFinal && NAMES.includes(String(key)) && typeof written === 'string';
    edit((text) => {
      const id = isName && given.id === null ? { id: freeId(text, written) } : {};
      const gone = Object.fromEntries(rivals.map((other) => [other, undefined]));
      return withFields(text, path, { ...gone, [key]: written, ...id }, file);
    });
    if (written !== undefined) setAdded(added.filter((name) => name !== key && !rivals.includes(name)));
    else if (box.current?.contains(document.activeElement?.closest(`[data-key="${key}"]`) ?? null)) {
      // It goes with what had the focus: the button that offers it again gets it, or what takes its place.
      const next = oneOf?.keys.find((other) => other !== key && isGiven(other));
      focusOn(next ? `[data-key="${next}"] ${CONTROLS}` : `[data-offer="${key}"]`);
    }
  }
  function add(field: Field) {
    const { key, control } = field;
    const isLarge = control.type === 'object' && !isInline(field);
    if (control.type === 'flag') write(field, control.written);
    else if (control.type === 'list' || isLarge) write(field, skeletonOf(field.schema));
    else setAdded([...added, String(key)]);
    if (isLarge) open([...path, key], true);
    else if (control.type === 'list' && control.isOfObjects) open([...path, key, 0], true);
    else focusOn(`[data-key="${key}"] ${CONTROLS}`);
  }
  function choose({ keys }: OneOf, key: string) {
    setAdded([...added.filter((name) => !keys.includes(name)), ...(isGiven(key) ? [] : [key])]);
    focusOn(`[data-key="${key}"] ${CONTROLS}:not(select, [aria-pressed])`);
  }

  const rounds = within(root, [...path.slice(0, -2), 'rounds']);
  const total = totalOf(given, typeof rounds === 'number' ? rounds : 1);
  const rest = diagnosticsAt(diagnostics, path).filter(
    (each) => !shown.some(({ key }) => each.path && isAtOrBelow(each.path, [...path, key])),
  );
  return (
    <Stack gap={3} ref={box}>
      <Diagnostics found={rest} />
      <div className={styles.fields}>
        {shown.map((field) => {
          const { key, oneOf } = field;
          const keys = oneOf?.keys.filter((name) => isScalar(fieldAt(name) as Field)) ?? [];
          const isChosen = oneOf && keys.length > 1 && chosenOf(oneOf) === key;
          // What another one is about to take the place of.
          if (keys.length > 1 && !isChosen && added.some((name) => keys.includes(name))) return null;
          return (
            <FieldView
              key={key}
              field={field}
              path={[...path, key]}
              value={given[key]}
              onWrite={(written, isFinal) => write(field, written, isFinal)}
              group={
                isChosen
                  ? {
                      label: keys.length === fields.length ? '' : listed(keys.map(labelOf)),
                      select: (
                        <SelectField
                          label={<span className="visually-hidden">{listed(keys.map(labelOf))}</span>}
                          value={String(key)}
                          options={keys.map((name) => ({ value: name, name: labelOf(name) }))}
                          onChange={(name) => choose(oneOf, name)}
                        />
                      ),
                    }
                  : undefined
              }
            />
          );
        })}
      </div>
      {total && <p className="strong tabular">{total}</p>}
      {offered.length > 0 && (
        <Cluster gap={4} role="group" align="center" aria-labelledby={offersId} className="apart">
          <span id={offersId} className="muted">
            Ajouter&nbsp;:
          </span>
          {offered.map((field) => (
            <Button key={field.key} variant="text" data-offer={field.key} onClick={() => add(field)}>
              {field.label.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}
            </Button>
          ))}
        </Cluster>
      )}
    </Stack>
  );
}

/** « Répétitions, temps ou distance » */
const listed = ([first = '', ...others]: readonly string[]) =>
  [first, ...others.map((word) => word.toLowerCase())].join(', ').replace(/, ([^,]*)$/, ' ou $1');
