import type { Noun } from '../../../../schema/meta.ts';

const agreeing = (participle: string, { feminine, plural }: Noun) =>
  `${participle}${feminine ? 'e' : ''}${plural ? 's' : ''}`;
/** « séance ajoutée », « repos ajouté », « jours de salle ajoutés ». */
export const addedLabel = (noun: Noun) => `${noun.word} ${agreeing('ajouté', noun)}`;
/** « séance retirée », « repos retiré ». */
export const removedLabel = (noun: Noun) => `${noun.word} ${agreeing('retiré', noun)}`;

/** A field of a node that has no children: « durée 45 min ». */
export interface Property {
  noun: Noun;
  /** What it is recognised by in the other state, where its noun may differ there. */
  key?: string;
  /** What two states are compared by. */
  value: string;
  /** What is read; `value` when left out. */
  shown?: string;
  /** A text to quote, not a number or a word of a list. */
  isText?: boolean;
  /** Not worth a line when the node is new. */
  hiddenWhenNew?: boolean;
}

/** A part of the content as a coach would describe it: a week, a day, a workout, an exercise, a heading of a screen. */
export interface DiffNode {
  /** What it is recognised by among its neighbours in the other state, surest first. */
  keys: readonly string[];
  /** What it is recognised by when it has moved away from its neighbours. */
  identity?: string;
  /** Its part of the place: « mercredi, Bas du corps »; empty when it adds nothing to the place around. */
  name: string;
  noun: Noun;
  properties: readonly Property[];
  children: readonly DiffNode[];
  /** The fixed place that it fills, as a session fills a day: its content can go to another such place. */
  slot?: { place: string; content: string };
  /** Its children come one after the other; another order is a change. */
  isOrdered: boolean;
}

/** A node of the top, with the file that contains it. */
export interface Root extends DiffNode {
  file: string;
}

/** A line, and the lines below it. */
export interface Outline {
  text: string;
  below: readonly Outline[];
}

/** What changed at a place. */
export interface Change {
  /** The files that it comes from, in either state. */
  files: readonly string[];
  /** « Semaine 2, mercredi, Bas du corps » */
  place: string;
  what: string;
  below: readonly Outline[];
}
