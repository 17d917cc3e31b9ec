import { type Document, LineCounter, parseDocument } from 'yaml';

export interface Parsed {
  document: Document.Parsed;
  source: string;
  lineCounter: LineCounter;
}

/** Offsets into the text: of the first character and after the last. */
export interface Offsets {
  start: number;
  end: number;
}

export function parse(source: string): Parsed {
  const lineCounter = new LineCounter();
  const document = parseDocument(source, { lineCounter, prettyErrors: false, logLevel: 'error' });
  return { document, source, lineCounter };
}

/** What yaml says first against the text, in French. */
export function yamlError({ document }: Parsed): (Offsets & { message: string }) | undefined {
  const [error] = [...document.errors, ...document.warnings].sort((a, b) => a.pos[0] - b.pos[0]);
  if (!error) return undefined;
  const reason = `${error.code} ${error.message}`;
  const [, message = UNREADABLE] = SENTENCES.find(([pattern]) => pattern.test(reason)) ?? [];
  return { start: error.pos[0], end: error.pos[0] + 1, message };
}

const UNREADABLE = 'YAML illisible ici : vérifie les retraits, les guillemets et les deux-points';
/** By the code or the words of yaml, for what the line rules don't know. */
const SENTENCES: readonly (readonly [RegExp, string])[] = [
  [/Missing closing/, 'il manque un guillemet : ferme le texte qui en a un au début, ici ou plus haut'],
  [/ end with a [\]}]/, 'il manque un crochet (]) ou une accolade (}) : ferme ce qui est ouvert, ici ou plus haut'],
  [/Missing , |^BLOCK_IN_FLOW/, 'il manque une virgule ou deux-points, ici ou juste avant'],
  [/^DUPLICATE_KEY/, 'ce champ est déjà là plus haut : garde un seul des deux'],
  [/^BAD_INDENT/, 'retrait incorrect : aligne cette ligne avec ses voisines'],
  [
    /IMPLICIT_KEY|Implicit map keys|item without -/,
    'cette ligne et la suivante ne vont pas ensemble : il manque un signe (deux-points, tiret, « >- » d’un texte) ou une ligne, ou le retrait a bougé',
  ],
];
