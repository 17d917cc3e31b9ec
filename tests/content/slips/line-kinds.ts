import { type Kind, type Scene, slipsAt, type Variant } from './slip.ts';

const at = (pattern: RegExp, ...variants: readonly Variant[]) => slipsAt(pattern, 'outside', variants);
const inText = (pattern: RegExp, ...variants: readonly Variant[]) => slipsAt(pattern, 'in texts', variants);
/** At the beginning of the values of the keys. */
const value = (keys: string, part: RegExp, ...variants: readonly Variant[]) =>
  at(new RegExp(`(?<=^ *(?:- )?(?:${keys}): )${part.source}`), ...variants);

const ENUM = 'day|type|intensity|kind';
const NUMBER = 'sets|reps|rounds|number|fewerSets|maxRpe|phase|week|remaining|rpe|reserve|daysBefore';
const QUANTITY =
  'reps|time|distance|rest|duration|estimatedDuration|within|before|total|share|percent|rpe|lapDistance|raceShare|upperBody|per|mobility';
const TYPED = `${ENUM}|${NUMBER}|${QUANTITY}|exercise|suggested|pace|station|link|id`;
const PROSE =
  'activity|title|name|summary|focus|text|detail|note|effort|howTo|feeling|advice|rhythm|standard|level|reason|description';
const COLON = /(?<=^ *(?:- )?\w+): (?=[^>\s])/;
const DASH = /(?<=^ *)- /;
const INDENT = /^ {2,}(?=\S)/;
const FIELD = /(?<=^ *(?:- )?)[a-z]\w*: [^>\n"]*$/;
const SHORT_END = /(?<=^ *(?:- )?\w+: [^\s"'[{>][^"'\n]{0,20})$/;
const FIELD_LINE = /^ *(?:- )?\w+: [^>\n].*\n/;
const BLOCK = /^( *)- [a-z]\w*: .*\n(?:\1 .*\n)*/;
const DAY = /^ {2}- (day: \w+\n)((?: {4}.*\n)+)/;
const QUOTED = /(?<=[:-] )"([^"\\\n]*)"$/;
const LIST = /(?<=: )\[([^[\]{}\n]+, [^[\]{}\n]+)\]$/;

/** Puts one of the words in the place of the other, of « word: variant, variant; … ». */
const wordsOf = (text: string): Variant => {
  const variants = new Map(text.split(/;\s*/).map((entry) => entry.split(': ') as [string, string]));
  return (found, { random }) => random.pick(variants.get(found)?.split(', ') ?? [found]);
};
/** Takes the quotes of a text away, or puts into a plain one what asks for them. */
const quotable =
  (part: RegExp, by: string): Variant =>
  (found) => {
    if (found.startsWith('"')) return found.slice(1, -1);
    const text = found.replace(part, by);
    return { by: text, meant: text === found ? text : JSON.stringify(text) };
  };
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
const slugOf = (name: string) =>
  withoutAccents(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');

/** What has an id and a name, in the files whose paths begin so. */
const namedIn = ({ files }: Scene, folder: string) =>
  files
    .filter(({ path }) => path.startsWith(folder))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/- id: (\S+)\n +name: (.+)/g)].map(([, id = '', name = '']) => ({ path, id, name })),
    );
const folderOf = (path: string) => path.replace(/[^/]*$/, '');
/** The displayed name in the place of an id, or what is made of it. */
const named =
  (change = (name: string) => name): Variant =>
  (id, scene, { path }) => {
    const known = ['exercises/', 'training.yaml', folderOf(path)].flatMap((folder) => namedIn(scene, folder));
    const name = known.find((one) => one.id === id)?.name;
    return name && change(name);
  };
const elsewhere: Variant = (id, scene, { path }) => {
  const all = namedIn(scene, 'training/');
  const page = all.find((one) => one.id === id && folderOf(one.path) === folderOf(path))?.path;
  const own = all.filter((one) => one.path === page).map((one) => one.id);
  return scene.random.pick(all.filter((one) => !own.includes(one.id))).id;
};

const MONTHS = ['janv', 'févr', 'mars', 'avr', 'mai', 'juin', 'juil', 'août', 'sept', 'oct', 'nov', 'déc'];
const NUMBERS = [
  'zéro',
  'un',
  'deux',
  'trois',
  'quatre',
  'cinq',
  'six',
  'sept',
  'huit',
  'neuf',
  'dix',
  'onze',
  'douze',
];

const LISTED: Record<string, Kind> = {
  'guillemets courbes (Word)': at(QUOTED, '“$1”', '”$1”', '„$1“'),
  'guillemets français au lieu des doubles': at(QUOTED, '« $1 »', '«\u00a0$1\u00a0»', '«$1»'),
  'insécables en début de ligne': at(INDENT, (spaces) => '\u00a0'.repeat(spaces.length)),
  'insécable après les deux-points': at(COLON, ':\u00a0'),
  'tabulation en retrait': at(INDENT, '\t', (spaces) => spaces.replaceAll('  ', '\t')),
  'tabulation après deux-points': at(COLON, ':\t'),
  'pas d’espace après deux-points': at(COLON, ':'),
  'pas d’espace après le tiret': at(DASH, '-'),
  'tiret long (autocorrection)': at(DASH, '– ', '— ', '−'),
  'puce de Word •': at(DASH, '• ', '•\t', '· ', '▪ '),
  'clé en français / accentuée': at(
    /(?<=^ *(?:- )?)\w+(?=:)/,
    wordsOf(`duration: durée, duree; day: jour; exercise: exercice, exo; sets: séries, series; reps: répétitions; name: nom;
      title: titre; time: temps, durée; note: remarque, nôte; intensity: intensité; link: lien, page; rounds: tours; rest: repos, récup;
      suggested: séance conseillée, conseillée; load: charge, poids; focus: thème; text: texte; detail: détail; pace: allure;
      equipment: matériel; howTo: comment faire, consigne; summary: résumé; number: numéro; weeks: semaines; days: jours;
      exercises: exercices, exos; activity: activité; description: déscription, consigne; perSide: par côté`),
  ),
  'clé avec majuscule (téléphone)': at(/(?<=^ *(?:- )?)[a-z](?=\w*:)/, capital),
  'espace avant deux-points (clé : valeur)': at(COLON, ' : ', '\u00a0: ', '\u202f: '),
  'majuscule dans une valeur fixe': value(`${ENUM}|perSide|test`, /./, capital),
  'valeur fixe sans accent': value(ENUM, /.+/, withoutAccents),
  'synonyme d’une valeur fixe': value(
    ENUM,
    /.+/,
    wordsOf(`facile: léger, cool, easy; modérée: moyenne, moyen; difficile: dure, intense; récupération: récup, repos;
      maximale: max, à fond; force: muscu, renforcement; footing: jogging, course à pied; repos: off, rest; fractionné: vma;
      sortie longue: sl, endurance, sortie-longue; spécifique: hyrox, spé; lundi: lun, monday; mardi: mar., tuesday; mercredi: mer;
      vendredi: ven, friday; samedi: sam., saturday; dimanche: dim, sunday; allégée: décharge, légère, deload; affûtage: taper`),
  ),
  'deux-points dans un texte': value(
    PROSE,
    /(?:"[^"\n]* : [^"\n]*"|\p{L}+ \p{L}+ \p{L}.*)/u,
    quotable(/(?<= \p{L}+) /u, ' : '),
  ),
  'deux-points dans un point de liste': at(
    /(?<=^ *- )(?:"[^"\n]* : [^"\n]*"|\p{L}+ [^:\n]+)$/u,
    quotable(/(?<= \p{L}+) (?=\p{L})/u, ' : '),
  ),
  'guillemets simples autour d’une apostrophe': value(PROSE, /\p{L}.*'.*/u, "'$&'"),
  'part en % mal écrite': at(/(?<=: )(\d[\d,-]*) %/, '$1 pct', '$1 pour cent', '% $1', '$1 p. 100'),
  'bloc collé deux fois': at(BLOCK, '$&$&'),
  'ligne collée deux fois': at(FIELD_LINE, '$&$&'),
  'guillemet fermant oublié': at(QUOTED, '"$1'),
  'guillemet ouvrant oublié': at(QUOTED, '$1"'),
  'ligne effacée (un champ)': at(
    /^ *(?:activity|sets|reps|distance|time|name|title|summary|focus|number|text|rest): [^>\n]+\n/,
    '',
  ),
  'première ligne d’un élément effacée': at(/^( *)- \w+: [^>\n]+\n(?=\1 )/, ''),
  'marques de conflit': at(FIELD_LINE, '<<<<<<< HEAD\n$&=======\n$&>>>>>>> coach\n'),
  'dièse dans un texte': value(PROSE, /\p{L}+ \p{L}.*/u, quotable(/ /, ' #')),
  'commentaire collé à une valeur': value(TYPED, /[^"[{\n]+$/, '$&# à revoir', '$&#note', '$&#ok ?'),
  'nombre bizarre (010, 1e1, trois, 3.0, "3")': value(
    NUMBER,
    /\d+$/,
    ...['0$&', '$&.0', '"$&"', '$&e0', '$&,0', '$&.', 'O$&', (digits: string) => NUMBERS[Number(digits)]],
  ),
  '1:30 pour une durée': value(QUANTITY, /(\d+) (?:h|min)(?: (\d\d))?$/, (time) =>
    / \d+$/.test(time) ? time.replace(/ (?:h|min) /, ':') : time.replace(/(\d\d) min/, '0:$1'),
  ),
  'fourchette devenue une date (tableur)': value(
    QUANTITY,
    /(\d)-(\d|1[0-2])$/,
    ...[
      '0$1/0$2/2026',
      '2026-0$2-0$1',
      (range: string) => range.replace(/\d+$/, (month) => MONTHS[Number(month) - 1] ?? ''),
    ],
  ),
  'oui/non/yes/vrai/on': value('\\w+', /true$/, 'oui', 'Oui', 'yes', 'vrai', 'on', '1', 'x', '"true"', 'tru'),
  'off/no/non au lieu de retirer': at(
    /^( +)(sets: .*\n +(?:reps|time|distance): .*)$(?!\n +(?:perSide|pace|load|note))/,
    ...['perSide: non', 'perSide: no', 'perSide: off', 'load: aucune', 'load: non', 'note: non', 'pace: aucune'].map(
      (added) => `$1$2\n$1${added}`,
    ),
  ),
  'vide, ~, null, -, à définir': at(
    /(?<=^ *(?:- )?\w+: )[^>\n].*/,
    ...['', '~', 'null', '-', 'à définir', '???', 'TODO', 'xxx', '...', 'à compléter'],
  ),
  '3 x 10 dans un champ': at(
    /^( +)sets: (\d+)\n +reps: (\d+)$/,
    ...['$1sets: $2 x $3', '$1reps: $2x$3', '$1sets: $2\n$1reps: $2 × $3', '$1sets: $2*$3\n$1reps: $3'],
  ),
  'point décimal / virgule': value(QUANTITY, /(\d+),(\d)/, '$1.$2'),
  'unité mal écrite': at(
    new RegExp(`(?<=^ *(?:- )?(?:${QUANTITY}): (?:.* )?[\\d,-]+ )(?:min|s|m|km|h)(?= |$)`),
    wordsOf(`min: mn, minutes, mins, ', Min, min.; s: sec, secondes, sec., S; m: mètres, mt, M, metres, m.;
      km: kms, KM, Km, kilomètre; h: heures, H, hr`),
  ),
  'unité oubliée': value(QUANTITY, /(\d[\d,-]*) (?:min|s|m|km|kg|%)(?= |$)/, '$1'),
  'fourchette mal écrite': value(
    QUANTITY,
    /(\d+)-(\d+)/,
    ...['$1/$2', '$1 - $2', '$1~$2', '$1 ou $2', '$1..$2', 'de $1 à $2', '$1—$2', 'entre $1 et $2', '$2-$1', '$1→$2'],
  ),
  'retrait décalé': at(/^( {2})?(?= *(?:- )?\w+: [^>\n])/, '$1 ', '$1  ', ' ', ''),
  'texte replié trop à gauche': inText(/^ {4}( *)(?=\S)/, '', '  $1', '$1'),
  'texte sur la ligne du >-': at(/>-\n +/, '>- '),
  '>- perdu': at(/(?<=^ *(?:- )?\w+:) >-(\n) +/, ' ', (found) => found.slice(3)),
  'nom affiché au lieu de l’id': value('exercise|pace', /[a-z].*/, named()),
  'adresse de page mal écrite': at(
    /(?<=^ +(?:link: )?)\/training\/phase(\d)\/([a-z-]+)/,
    ...['training/phase$1/$2', '/training/phase$1/$2.yaml', '/training/phase-$1/$2', '/training/phase $1/$2'],
    ...['/phase$1/$2', '/Training/phase$1/$2', '/training/phase$1/$2/', '/training/$2', '/training/phase$1/$2s'],
  ),
  'nom de séance au lieu de l’id': value('suggested', /.+/, named()),
  'chiffre en trop / en moins / inversé': value(
    'sets|reps|rounds|duration|distance|time|estimatedDuration|number|within|rest|total',
    /(\d*)(\d)/,
    ...['$&0', '$&$2', (digits: string) => digits.slice(0, -1) || digits + digits],
    (digits) => [...digits].reverse().join('').replace(/^0+/, ''),
  ),
  'gras, italique, HTML': value(
    `${PROSE}|${TYPED}`,
    /[\p{L}\d].*/u,
    ...['**$&**', '*$&*', '<b>$&</b>', '_$&_', '<strong>$&</strong>'],
  ),
  'image / HTML collé': inText(/(?<=\p{L}) (?=\p{L})/u, ' ![photo](p.jpg) ', ' <img src="a.jpg"> ', '<br>', '&nbsp;'),
  'caractère invisible (copié du web)': at(
    /\p{L}(?=\p{L})/u,
    '$&\u200b',
    '$&\u2060',
    '\ufeff$&',
    '$&\u200e',
    '$&\u00ad',
  ),
  'crochets / virgules de liste': at(
    LIST,
    ...['[$1', '$1]', '($1)', (list: string) => list.replaceAll(',', ';'), (list: string) => list.replace(',', '')],
  ),
  'accolades d’une citation': inText(
    /\{((?:semaine|séance)[^}]*)\}/,
    ...['{$1', '$1}', '($1)', '[$1]', '{{$1}}', '{$1)', '«$1»'],
  ),
  'autre signe que deux-points': at(COLON, ' = ', '; ', ', ', ' - ', ' ', '. ', ' → ', ':: '),
  'tiret d’un élément oublié': at(DASH, '  '),
  'tiret de trop': at(/^ {2}( *)(?=[a-z])/, '$1- ', '  $1- '),
  'reps et time ensemble / reps sur une machine': at(
    /(?<=exercise: (?:rameur|skierg|course|velo)\n +sets: .*\n)( +)distance: .*|^( +)reps: \d+$/,
    (found) =>
      found.includes('reps')
        ? `${found}\n${found.replace(/reps.*/, 'time: 30 s')}`
        : found.replace(/distance.*/, 'reps: 12'),
  ),
  'séries et tours confondus (sets = tours)': at(/^( *)- rounds: \d+\n(?:\1 .*\n)*/, (block, { random }) => {
    const rounds = /\d+/.exec(block)?.[0];
    return random.below(3) ? block.replaceAll(/sets: 1$/gm, `sets: ${rounds}`) : block.replace('rounds', 'sets');
  }),
  'id du jour / semaine copié non changé': at(/^(( *)- (?:day|id): .*\n)((?:\2 .*\n)*)\2- (?:day|id): .*\n/, '$1$3$1'),
  'point-virgule, virgule en fin de valeur': value(TYPED, /[^"[{\n]+$/, '$&,', '$&;', '$& ;', '$&.'),
  'guillemets autour de toute la ligne': at(FIELD, '"$&"'),
  'saut de ligne au milieu d’un texte': at(
    new RegExp(`^( *)((?:- )?(?:${PROSE}): ["\\p{L}].{8,30}) (.+)$`),
    ...['$1$2\n$3', '$1$2\n$1$3', '$1$2\n$1    $3'],
  ),
  'texte multi-lignes avec titre « mot : » sans >-': at(/(?<=^( *)(?:- )?\w+: )>-\n *(?=(?:.*\n\1 )*.* : )/, ''),
  'clé corrigée par le téléphone (reps→repos…)': at(
    /(?<=^ *(?:- )?)\w+(?=:)/,
    wordsOf(`reps: repos, repas; sets: sept, sans; time: tome, tiens; day: dans, dat; rest: reste, test; note: notre, noté; link: lin, lien;
      pace: place, page; name: même, nam; text: texte, test; days: dans, Dayz; rounds: round, ronds; type: tapé, types; load: loin, lourd;
      distance: distante, distances; duration: durations, du ration; exercise: exercice, exercises; intensity: intensité, identity;
      suggested: suggère, suggéré; description: descriptions, inscription`),
  ),
  'puce * ou astérisques de ChatGPT': at(
    /(?<=^ *)- (\w+): (?=[^>\n])/,
    ...['* $1: ', '- **$1:** ', '- **$1**: ', '* **$1**: '],
  ),
  'ligne vide au milieu d’un texte': inText(/(?<=\S)\n(?= +\S)/, '\n\n'),
  'jour entier effacé': at(DAY, ''),
  'deux jours intervertis': at(new RegExp(DAY.source + DAY.source.slice(1)), '  - $3$4  - $1$2', '  - $3$2  - $1$4'),
  'séance conseillée d’une autre page': value('suggested', /.+/, elsewhere),
  'kilos nus / unité de charge': at(
    /(?<=^ +(?:load|loads|upperBody|lowerBody): )(?:\{ raceShare: (.*) \}|.*\d kg.*|\p{L}.*)/u,
    (load, { random }) => {
      if (load.startsWith('{')) return load.slice(13, -2);
      return load.includes(' kg')
        ? load.replace(' kg', random.pick(['', ' kilo', ' lbs']))
        : random.pick(['20', '20 kg']);
    },
  ),
  'liste d’ids sans crochets': at(LIST, '$1', (list) => list.slice(1, -1).replaceAll(', ', ' et ')),
  'deux champs sur une ligne': at(/(?<=^ *(?:- )?\w+: [^\s">[{][^">\n]{0,20})\n +(?=\w+: [^\s>[{])/, ' ', ', ', '; '),
  'une tabulation ou une espace insécable dans le retrait d’un texte replié': inText(
    /^( *) {2}(?=\S)/,
    ...['$1 \u00a0', '\t$1', '\u00a0 $1', '$1\t', '\t', '$1 \u2003', '$1\u202f '],
  ),
  'un identifiant inventé d’après le nom affiché': value(
    'exercise|suggested',
    /.+/,
    ...[
      (slug: string) => slug,
      (slug: string) => slug.replaceAll('-', '_'),
      (slug: string) => slug.replaceAll('-', ''),
    ].map((change) => named((name) => change(slugOf(name)))),
  ),
};

/** Slips that are not on the list, by the same people and their programs. */
const MORE: Record<string, Kind> = {
  'semaine copiée sans changer son numéro': value('number', /\d+/, (week) => String((Number(week) % 12) + 1)),
  'deux-points tapés deux fois': at(COLON, ': : '),
  'ligne de tableur (tabulations)': at(/(?<=- exercise: .*)\n +sets: (.*)\n +(?:reps|time|distance): (.*)/, '\t$1\t$2'),
  'nom et heure de WhatsApp devant la ligne': at(
    /^(?= *(?:- )?\w+: )/,
    '[12/03 10:12] Coach: ',
    '12/03/2026, 10:12 - Coach : ',
  ),
  'case à cocher de Notion': at(DASH, '- [ ] ', '- [x] '),
  'liste numérotée de Word': at(DASH, '1. ', '1) ', 'a) '),
  'tiret typographique dans un id': value(
    'exercise|suggested|pace|link',
    /([^-\n]+)-/,
    '$1–',
    '$1—',
    '$1\u2010',
    '$1\u2011',
  ),
  'émoji du téléphone': value(TYPED, /[^"[{\n]+$/, '$& 💪', '$& 🔥', '$& 😌'),
  'commentaire dans un texte': inText(/^ *(?=\S)/, '$&# à revoir\n$&'),
  'lien de Google Docs': value('link', /.+/, '[$&](https://docs.google.com/d/1)'),
  'commentaire //': value(TYPED, /[^"[{\n]+$/, '$& // à revoir'),
  'insécable en fin de valeur': at(SHORT_END, '\u00a0', '\u202f'),
  'flèche au lieu de >-': at(/(?<=: )>-$/, '>–', '→', '->', '>—', '>_'),
};

export const LINE_KINDS: Record<string, Kind> = { ...LISTED, ...MORE };

/** What keeps the meaning: it needs no word. */
export const HARMLESS_LINE_KINDS: Record<string, Kind> = {
  'x au lieu de ×': inText(/×/, 'x'),
  'apostrophe courbe ’': inText(/(?<=\p{L})'(?=\p{L}[^})]*$)/u, '’'),
  'guillemets autour d’une valeur': value(TYPED, /[a-zé][^"'\n]*$/, '"$&"', "'$&'"),
  'espaces en fin de ligne': at(/(?<=\S)$/, '  '),
  'commentaire sur sa ligne': at(/^(?=.)/, '# à revoir\n'),
  'commentaire après un nombre': value(NUMBER, /\d+$/, '$& # à revoir'),
  'espaces en plus après les deux-points': at(COLON, ':   '),
};
