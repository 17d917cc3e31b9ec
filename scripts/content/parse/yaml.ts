import { type Document, isAlias, isNode, LineCounter, parseDocument, visit } from 'yaml';

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
  return {
    document: parseDocument(source, { lineCounter, prettyErrors: false, logLevel: 'error' }),
    source,
    lineCounter,
  };
}

const SHARED =
  'ancre (&), alias (*) ou étiquette (!) : recopie plutôt la valeur, ou mets le texte entre guillemets doubles';

/** What yaml says first against the text, in French; anchors and aliases too: a coach reads each value in its place. */
export function yamlFault({ document }: Parsed): (Offsets & { message: string }) | undefined {
  const [error] = [...document.errors, ...document.warnings].sort((a, b) => a.pos[0] - b.pos[0]);
  if (error) {
    const reason = `${error.code} ${error.message}`;
    const [, message = UNREADABLE] = SENTENCES.find(([pattern]) => pattern.test(reason)) ?? [];
    return { start: error.pos[0], end: error.pos[0] + 1, message };
  }
  let shared: (Offsets & { message: string }) | undefined;
  visit(document, (_key, node) => {
    if (!isNode(node) || !node.range || !(isAlias(node) || ('anchor' in node && node.anchor))) return undefined;
    shared = { start: node.range[0], end: node.range[1], message: SHARED };
    return visit.BREAK;
  });
  return shared;
}

const UNREADABLE = 'YAML illisible ici : vérifie les retraits, les guillemets et les deux-points';
/** By the code or the words of yaml, for what the line rules don't know. */
const SENTENCES: readonly (readonly [RegExp, string])[] = [
  [/Missing closing/, 'il manque un guillemet : ferme le texte qui en a un au début, ici ou plus haut'],
  [/ end with a [\]}]/, 'il manque un crochet (]) ou une accolade (}) : ferme ce qui est ouvert, ici ou plus haut'],
  [/Missing , /, 'il manque une virgule ou deux-points juste avant'],
  [
    /Implicit map keys|^MULTILINE_IMPLICIT_KEY/,
    'il manque deux-points après le nom du champ, ou la ligne est mal alignée',
  ],
  [/item without -/, 'il manque le tiret (-) d’un élément de liste, ou la ligne est mal alignée'],
  [/^DUPLICATE_KEY/, 'ce champ est déjà là plus haut : garde un seul des deux'],
  [/^BAD_INDENT/, 'retrait incorrect : aligne cette ligne avec ses voisines'],
  [
    /^BLOCK_AS_IMPLICIT_KEY/,
    'cette ligne et la suivante ne vont pas ensemble : un tiret ou une ligne manque, ou le retrait a bougé',
  ],
];
