import { createContext, type ReactNode, type RefObject, use, useEffect, useRef } from 'react';
import type { z } from 'zod';
import type { Diagnostic } from '../../../scripts/content/diagnostic.ts';
import type { Choices } from '../model/choices.ts';
import type { Path } from '../model/draft.ts';
import type { Field } from '../model/fields.ts';

/** The file that the form changes. */
interface FormContextValue {
  schema: z.ZodType;
  /** Its value. */
  root: unknown;
  diagnostics: readonly Diagnostic[];
  choices: Choices;
  /** One edit of its text; `message` is announced. */
  edit: (change: (text: string) => string, message?: string) => void;
  /** `isNew`: its first field takes the focus. */
  open: (path: Path, isNew?: boolean) => void;
}

export const FormContext = createContext<FormContextValue | undefined>(undefined);

export function useForm(): FormContextValue {
  const form = use(FormContext);
  if (!form) throw new Error('useForm needs a ContentForm above it');
  return form;
}

export interface FieldProps {
  field: Field;
  path: Path;
  value: unknown;
  /** Undefined takes the value away; `isFinal`: the field is left. */
  onWrite: (value: unknown, isFinal?: boolean) => void;
  /** What chooses between it and others, and the name of them all. */
  group?: { label: string; select: ReactNode } | undefined;
  /** Its label is for screen readers: the list says what it is. */
  isBare?: boolean;
}

export const isAtOrBelow = (path: Path, place: Path) => place.every((step, index) => path[index] === step);

/** Of what stands at `path`, and of all below it. */
export const diagnosticsAt = (diagnostics: readonly Diagnostic[], path: Path) =>
  diagnostics.filter((each) => each.path && isAtOrBelow(each.path, path));

/** But for what only changes the text of another one. */
export const CONTROLS = ':is(input, select, textarea, button:not([data-tools] *))';

/** Gives the focus to what matches a selector, once it is there. */
export function useFocusOn(box: RefObject<HTMLElement | null>, first?: string): (selector: string) => void {
  const wanted = useRef(first);
  useEffect(() => {
    const found = wanted.current && box.current?.querySelector<HTMLElement>(wanted.current);
    if (!found) return;
    wanted.current = undefined;
    found.focus();
  });
  return (selector) => {
    wanted.current = selector;
  };
}
