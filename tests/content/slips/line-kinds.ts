import { fieldsBeside, inLines, type Kind, type Line, linesOf, type Random, type Scene } from './slip.ts';

/** Fields whose values are no prose. */
const TYPED =
  /^(?:id|exercise|suggested|pace|station|link|type|day|intensity|kind|sets|reps|rounds|number|duration|time|distance|rest|load|estimatedDuration|within|before|total|share|percent|rpe|lapDistance|figure|email|join|remaining|avoid|write|after|per|mobility|subject)$/;
const COUNTS = /^(?:sets|reps|rounds|number|fewerSets|maxRpe|phase|week|daysBefore|remaining|rpe|reserve|\/.*)$/;
const ENUMS = /^(?:day|type|intensity|kind)$/;
const DOSES = /^(?:reps|distance|time)$/;

const isProse = ({ key, value, file }: Line) =>
  key !== '' && !TYPED.test(key) && !key.startsWith('/') && /^\p{L}.* /u.test(value) && file.path !== 'app.yaml';
const isQuoted = ({ value }: Line) => /^".*"$/.test(value);
const isItemText = ({ lead, key, rest, isInText }: Line) =>
  lead.includes('-') && !key && !isInText && /^["\p{L}]/u.test(rest);
const hasText = ({ value }: Line) => value === '>-';
const isField = ({ key, value }: Line) => key !== '' && value !== '' && value !== '>-';

const withValue = ({ lead, key }: Line, value: string) => `${lead}${key}:${value === '' ? '' : ` ${value}`}`;
const withKey = (line: Line, key: string) => `${line.lead}${key}${line.rest.slice(line.key.length)}`;
const below = ({ lines, index }: Line, by = 1) => lines[index + by] ?? '';
const blockOf = ({ lines, index, span }: Line) => lines.slice(index, index + span);

/** Changes values that `among` chooses; the change gives undefined, or the value itself, where it does not fit. */
const values = (
  among: RegExp | ((line: Line) => boolean),
  change: (value: string, scene: Scene, line: Line) => string | undefined,
): Kind =>
  inLines((line, scene) => {
    if (!isField(line) || !(among instanceof RegExp ? among.test(line.key) : among(line))) return;
    const value = change(line.value, scene, line);
    return value === undefined ? undefined : withValue(line, value);
  });
const keys = (change: (key: string, random: Random) => string | undefined): Kind =>
  inLines((line, { random }) => {
    const key = line.key && !line.key.startsWith('/') ? change(line.key, random) : undefined;
    return key === undefined || key === line.key ? undefined : withKey(line, key);
  });
/** Changes a part of a line, wherever it stands, to one of several texts. */
const parts = (pattern: RegExp, ...by: (string | ((match: string) => string))[]): Kind =>
  inLines((line, { random }) => {
    const chosen = random.pick(by);
    return line.text.replace(pattern, chosen as string);
  });
/** Puts one of the words in the place of a value of the record. */
const words = (among: RegExp, meant: Record<string, readonly string[]>): Kind =>
  values(among, (value, { random }) => meant[value] && random.pick(meant[value]));

const FRENCH_KEYS: Record<string, readonly string[]> = {
  duration: ['durée', 'duree'],
  day: ['jour'],
  exercise: ['exercice', 'exo'],
  sets: ['séries', 'series'],
  reps: ['répétitions', 'répétition'],
  rest: ['repos', 'récup'],
  name: ['nom'],
  title: ['titre'],
  time: ['temps', 'durée'],
  note: ['remarque', 'nôte'],
  intensity: ['intensité', 'intensite'],
  link: ['lien', 'page'],
  suggested: ['séance conseillée', 'conseillée'],
  rounds: ['tours'],
  load: ['charge', 'poids'],
  focus: ['thème', 'objectif'],
  text: ['texte'],
  detail: ['détail'],
  equipment: ['matériel'],
  howTo: ['comment faire', 'consigne'],
  summary: ['résumé'],
  pace: ['allure'],
  number: ['numéro'],
  weeks: ['semaines'],
  days: ['jours'],
  exercises: ['exercices', 'exos'],
  activity: ['activité'],
  description: ['déscription', 'consigne'],
  estimatedDuration: ['durée estimée'],
  perSide: ['par côté'],
};
const PHONE_KEYS: Record<string, readonly string[]> = {
  reps: ['repos', 'repas'],
  sets: ['sept', 'sans'],
  time: ['tome', 'tiens'],
  day: ['dans', 'dat'],
  rest: ['reste', 'test'],
  note: ['notre', 'noté'],
  link: ['lin', 'lien'],
  pace: ['place', 'page'],
  name: ['même', 'nam'],
  text: ['texte', 'test'],
  days: ['dans', 'Dayz'],
  rounds: ['round', 'ronds'],
  type: ['tapé', 'types'],
  distance: ['distante', 'distances'],
  load: ['loin', 'lourd'],
  duration: ['durations', 'du ration'],
  exercise: ['exercice', 'exercises'],
  intensity: ['intensité', 'identity'],
  suggested: ['suggère', 'suggéré'],
  description: ['descriptions', 'inscription'],
};
const SYNONYMS: Record<string, readonly string[]> = {
  facile: ['léger', 'cool', 'easy'],
  modérée: ['moyenne', 'moyen', 'modéré'],
  difficile: ['dure', 'intense'],
  récupération: ['récup', 'repos'],
  maximale: ['max', 'à fond'],
  force: ['muscu', 'renforcement', 'musculation'],
  footing: ['jogging', 'course à pied', 'course'],
  repos: ['off', 'rest'],
  'sortie longue': ['sl', 'endurance', 'sortie-longue'],
  fractionné: ['intervalles', 'vma', 'fraction'],
  spécifique: ['hyrox', 'spé'],
  compétition: ['course'],
  lundi: ['lun', 'monday', 'lun.'],
  mardi: ['mar.', 'tuesday'],
  mercredi: ['mer', 'merc.'],
  jeudi: ['jeu.'],
  vendredi: ['ven', 'friday'],
  samedi: ['sam.', 'saturday'],
  dimanche: ['dim', 'sunday'],
  allégée: ['décharge', 'légère', 'deload'],
  affûtage: ['taper', 'affutage'],
};
const NUMBERS = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix'];
const MONTHS = ['janv', 'févr', 'mars', 'avr', 'mai', 'juin', 'juil', 'août', 'sept', 'oct', 'nov', 'déc'];
const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
const slugOf = (name: string) =>
  withoutAccents(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
const RANGE = /(\d+)-(\d+)/;

/** Display names by the ids of what has one, in a part of the files. */
const namesIn = ({ files }: Scene, folder: string) =>
  files
    .filter(({ path }) => path.startsWith(folder))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/- id: (\S+)\n +name: (.+)/g)].map(([, id = '', name = '']) => ({ path, id, name })),
    );
const nameOf = (scene: Scene, { key, value, file }: Line) => {
  const folder = key === 'exercise' ? 'exercises/' : key === 'pace' ? 'training.yaml' : file.path.replace(/[^/]*$/, '');
  return namesIn(scene, folder).find(({ id }) => id === value)?.name;
};

/** A line of the same level that comes before, in the same list. */
const itemBefore = (line: Line) =>
  line.lead.includes('-')
    ? linesOf(line.file).findLast(
        ({ index, lead, key }) => index < line.index && lead === line.lead && key === line.key,
      )
    : undefined;

/** Turns a plain text into one that has to be quoted: what was meant has the quotes. */
const unquoted = (isText: (line: Line) => boolean, insert: (text: string) => string): Kind =>
  inLines((line) => {
    if (!isText(line)) return;
    const said = line.key ? line.value : line.rest;
    const put = (text: string) => (line.key ? withValue(line, text) : `${line.lead}${text}`);
    if (said.startsWith('"')) return said.includes(' : ') && !said.includes('\\') ? put(said.slice(1, -1)) : undefined;
    const text = insert(said);
    return text === said ? undefined : { by: [put(text)], meant: [put(JSON.stringify(text))] };
  });
const withColon = (text: string) => text.replace(/^(\p{L}+ \p{L}+) (?=\p{L})/u, '$1 : ');

/** Kinds of slips in a line or a few, by the names of the list that coaches' sessions have left. */
export const LINE_KINDS: Record<string, Kind> = {
  'guillemets courbes (Word)': values(isQuoted, (value, { random }) =>
    random.pick(['“$1”', '”$1“', '„$1“']).replace('$1', value.slice(1, -1)),
  ),
  'guillemets français au lieu des doubles': values(isQuoted, (value, { random }) =>
    random.pick(['« $1 »', '«\u00a0$1\u00a0»', '«$1»']).replace('$1', value.slice(1, -1)),
  ),
  'insécables en début de ligne': inLines(({ text, isInText, lead }) =>
    isInText || !lead ? undefined : text.replace(/^ +/, (spaces) => '\u00a0'.repeat(spaces.length)),
  ),
  'insécable après les deux-points': inLines((line) =>
    isField(line) ? line.text.replace(': ', ':\u00a0') : undefined,
  ),
  'tabulation en retrait': inLines(({ text, isInText, lead }, { random }) =>
    isInText || !lead.startsWith(' ')
      ? undefined
      : random.pick([
          text.replace(/^ +/, '\t'),
          text.replace(/ {2}/g, (two, at) => (text.slice(0, at).trim() ? two : '\t')),
        ]),
  ),
  'tabulation après deux-points': inLines((line) => (isField(line) ? line.text.replace(': ', ':\t') : undefined)),
  'pas d’espace après deux-points': inLines((line) => (isField(line) ? line.text.replace(': ', ':') : undefined)),
  'pas d’espace après le tiret': inLines(({ lead, text }) =>
    lead.includes('- ') ? text.replace('- ', '-') : undefined,
  ),
  'tiret long (autocorrection)': inLines(({ lead, text }, { random }) =>
    lead.includes('- ') ? text.replace('- ', random.pick(['– ', '— ', '−'])) : undefined,
  ),
  'puce de Word •': inLines(({ lead, text }, { random }) =>
    lead.includes('- ') ? text.replace('- ', random.pick(['• ', '•\t', '· ', '▪ '])) : undefined,
  ),
  'clé en français / accentuée': keys((key, random) => FRENCH_KEYS[key] && random.pick(FRENCH_KEYS[key])),
  'clé avec majuscule (téléphone)': keys((key) => key.charAt(0).toUpperCase() + key.slice(1)),
  'espace avant deux-points (clé : valeur)': keys((key, random) => key + random.pick([' ', '\u00a0', '\u202f'])),
  'majuscule dans une valeur fixe': values(
    /^(?:day|type|intensity|kind|perSide|test)$/,
    (value) => value.charAt(0).toUpperCase() + value.slice(1),
  ),
  'valeur fixe sans accent': values(ENUMS, withoutAccents),
  'synonyme d’une valeur fixe': words(ENUMS, SYNONYMS),
  'deux-points dans un texte': unquoted(
    (line) => isProse(line) || (isQuoted(line) && !TYPED.test(line.key)),
    withColon,
  ),
  'deux-points dans un point de liste': unquoted(isItemText, withColon),
  'guillemets simples autour d’une apostrophe': values(isProse, (value) =>
    value.includes("'") ? `'${value}'` : undefined,
  ),
  'part en % mal écrite': inLines(({ text }, { random }) =>
    /: (?:\{ raceShare: )?[\d,-]+ %/.test(text)
      ? text.replace(/([\d,-]+) %/, random.pick(['$1 pct', '$1 pour cent', '% $1', '$1 pourcent', '$1 p. 100']))
      : undefined,
  ),
  'bloc collé deux fois': inLines((line) =>
    line.lead.includes('-') && line.key ? { by: [...blockOf(line), ...blockOf(line)], removed: line.span } : undefined,
  ),
  'ligne collée deux fois': inLines((line) =>
    isField(line) || isItemText(line) ? { by: [line.text, line.text] } : undefined,
  ),
  'guillemet fermant oublié': inLines(({ text }) => (text.endsWith('"') ? text.slice(0, -1) : undefined)),
  'guillemet ouvrant oublié': inLines(({ text }) => (text.endsWith('"') ? text.replace('"', '') : undefined)),
  'ligne effacée (un champ)': inLines((line) =>
    /^(?:activity|sets|reps|distance|time|name|title|summary|howTo|focus|number|text|day|id|exercise|rest)$/.test(
      line.key,
    ) &&
    isField(line) &&
    !line.lead.includes('-')
      ? { by: [] }
      : undefined,
  ),
  'première ligne d’un élément effacée': inLines((line) =>
    line.lead.includes('-') && isField(line) && line.span > 1 ? { by: [] } : undefined,
  ),
  'marques de conflit': inLines(({ text }) => ({
    by: ['<<<<<<< HEAD', text, '=======', text.replace(/(\p{L}+|\d+)$/u, '9$1'), '>>>>>>> coach'],
  })),
  'dièse dans un texte': unquoted(
    (line) => isProse(line) || isItemText(line),
    (text) => text.replace(/ (?=\p{L})/u, ' #'),
  ),
  'commentaire collé à une valeur': values(
    (line) => TYPED.test(line.key) && !isQuoted(line),
    (value, { random }) => value + random.pick(['# à revoir', '#note', '#ok ?']),
  ),
  'nombre bizarre (010, 1e1, trois, 3.0, "3")': values(COUNTS, (value, { random }) =>
    /^\d+$/.test(value)
      ? random.pick([
          `0${value}`,
          `${value}.0`,
          `"${value}"`,
          NUMBERS[Number(value)] ?? `${value}e0`,
          `${value}e0`,
          `${value},0`,
          `${value}.`,
          value.replaceAll('0', 'O'),
        ])
      : undefined,
  ),
  '1:30 pour une durée': values(/./, (value) =>
    value
      .replace(/^(\d+) (?:h|min) (\d+)$/, '$1:$2')
      .replace(/^(\d\d) min$/, '0:$1')
      .replace(/^90 s/, '1:30'),
  ),
  'fourchette devenue une date (tableur)': values(/./, (value, { random }) => {
    const [, day = '', month = ''] = /^(\d{1,2})-(\d{1,2})$/.exec(value) ?? [];
    return Number(month) > 0 && Number(month) <= 12
      ? random.pick([
          `${day}-${MONTHS[Number(month) - 1]}`,
          `${day.padStart(2, '0')}/${month.padStart(2, '0')}/2026`,
          `2026-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
        ])
      : undefined;
  }),
  'oui/non/yes/vrai/on': values(/./, (value, { random }) =>
    value === 'true' ? random.pick(['oui', 'Oui', 'yes', 'vrai', 'on', '1', 'x', '"true"', 'tru']) : undefined,
  ),
  'off/no/non au lieu de retirer': inLines((line, { random }) => {
    const added = random.pick([
      'perSide: non',
      'perSide: no',
      'perSide: off',
      'load: aucune',
      'load: non',
      'note: non',
      'note: -',
      'note: aucune',
      'pace: aucune',
      'pace: non',
      'perSide: aucun',
    ]);
    const isDose =
      DOSES.test(line.key) &&
      line.file.path.startsWith('training/') &&
      fieldsBeside(line).some(({ key }) => key === 'sets');
    const isNew = isDose && fieldsBeside(line).every(({ key }) => key !== added.split(':')[0]);
    return isNew ? { by: [line.text, line.lead + added] } : undefined;
  }),
  'vide, ~, null, -, à définir': values(
    (line) => !line.key.startsWith('/'),
    (_value, { random }) =>
      random.pick(['', '~', 'null', '-', 'à définir', '???', 'TODO', 'xxx', '...', 'à compléter']),
  ),
  '3 x 10 dans un champ': inLines((line, { random }) => {
    const [, reps] = /^ +reps: (\d+)$/.exec(below(line)) ?? [];
    if (line.key !== 'sets' || reps === undefined) return;
    const both = random.pick([
      `${line.value} x ${reps}`,
      `${line.value}x${reps}`,
      `${line.value} × ${reps}`,
      `${line.value}*${reps}`,
    ]);
    return {
      removed: 2,
      by: random.pick([
        [`${line.lead}sets: ${both}`],
        [`${line.lead}reps: ${both}`],
        [line.text, `${line.lead}reps: ${both}`],
        [`${line.lead}sets: ${both}`, below(line)],
      ]),
    };
  }),
  'point décimal / virgule': values(
    (line) => TYPED.test(line.key) || /^(?:upper|lower)Body$/.test(line.key),
    (value) => value.replace(/(\d),(\d)/, '$1.$2'),
  ),
  'unité mal écrite': values(
    (line) => TYPED.test(line.key) && /^\d/.test(line.value),
    (value, { random }) =>
      value
        .replace(/\bmin\b/, random.pick(['mn', 'minutes', 'mins', "'", 'Min', 'min.']))
        .replace(/\bs\b/, random.pick(['sec', 'secondes', 'sec.', 'S', '"']))
        .replace(/\bm\b/, random.pick(['mètres', 'mt', 'M', 'metres', 'm.']))
        .replace(/\bkm\b/, random.pick(['kms', 'KM', 'Km', 'kilomètre']))
        .replace(/\bh\b/, random.pick(['heures', 'H', 'hr']))
        .replace(/\bkg\b/, random.pick(['kgs', 'Kg', 'kilos'])),
  ),
  'unité oubliée': values(
    (line) => TYPED.test(line.key),
    (value) => value.replace(/^(\d[\d,-]*) (?:min|s|m|km|kg|%)(?= |$)/, '$1'),
  ),
  'fourchette mal écrite': values(
    (line) => TYPED.test(line.key),
    (value, { random }) =>
      RANGE.test(value)
        ? value.replace(
            RANGE,
            random.pick([
              '$1/$2',
              '$1 - $2',
              '$1~$2',
              '$1 ou $2',
              '$1..$2',
              'de $1 à $2',
              '$1—$2',
              'entre $1 et $2',
              '$2-$1',
              '$1 à $2',
              '$1→$2',
            ]),
          )
        : undefined,
  ),
  'retrait décalé': inLines(({ text, key, rest, lead }, { random }) => {
    const by = random.pick([1, 2, -1, -2]);
    return key === '' || rest === '' || lead.length + by < 0 || (by < 0 && !text.startsWith('  '))
      ? undefined
      : by > 0
        ? ' '.repeat(by) + text
        : text.slice(-by);
  }),
  'texte replié trop à gauche': inLines(({ isInText, lead, rest }, { random }) =>
    isInText ? ' '.repeat(Math.max(0, lead.length - random.pick([2, 4, lead.length]))) + rest : undefined,
  ),
  'texte sur la ligne du >-': inLines((line) =>
    hasText(line) ? { by: [`${line.text} ${below(line).trim()}`], removed: 2 } : undefined,
  ),
  '>- perdu': inLines((line, { random }) =>
    hasText(line)
      ? random.pick([{ by: [withValue(line, '')] }, { by: [withValue(line, below(line).trim())], removed: 2 }])
      : undefined,
  ),
  'nom affiché au lieu de l’id': values(/^(?:exercise|pace)$/, (_value, scene, line) => nameOf(scene, line)),
  'adresse de page mal écrite': inLines(({ text }, { random }) =>
    /^\s+(?:link: )?\/training/.test(text)
      ? text.replace(
          /\/training\/phase(\d)\/([a-z-]+)/,
          random.pick([
            'training/phase$1/$2',
            '/training/phase$1/$2.yaml',
            '/training/phase-$1/$2',
            '/training/phase $1/$2',
            '/phase$1/$2',
            '/Training/phase$1/$2',
            '/training/phase$1/$2/',
            '/training/$2',
            '/training/phase$1/$2s',
            'https://objectif8.example/training/phase$1/$2',
          ]),
        )
      : undefined,
  ),
  'nom de séance au lieu de l’id': values(/^suggested$/, (_value, scene, line) => nameOf(scene, line)),
  'chiffre en trop / en moins / inversé': values(
    /^(?:sets|reps|rounds|duration|distance|time|estimatedDuration|number|within|rest|total)$/,
    (value, { random }) =>
      value.replace(/\d+/, (digits) =>
        random.pick([
          digits + random.pick(['0', digits.slice(-1)]),
          digits.length > 1 ? digits.slice(0, -1) : digits + digits,
          [...digits].reverse().join('').replace(/^0/, ''),
        ]),
      ),
  ),
  'gras, italique, HTML': inLines((line, { random }) => {
    const mark = random.pick(['**$1**', '*$1*', '<b>$1</b>', '_$1_', '<i>$1</i>', '<strong>$1</strong>']);
    if (line.isInText) return random.below(6) ? undefined : line.text.replace(/(?<=\p{L} )(\p{L}{5,})/u, mark);
    return isField(line) && /^[\p{L}\d]/u.test(line.value) && line.value !== 'true'
      ? withValue(line, mark.replace('$1', line.value))
      : undefined;
  }),
  'image / HTML collé': inLines(({ isInText, text }, { random }) =>
    isInText
      ? text +
        random.pick([
          ' ![photo](photo.jpg)',
          ' <img src="a.jpg">',
          '<br>',
          '&nbsp;',
          ' <span style="color:red">!</span>',
          '<br/>',
        ])
      : undefined,
  ),
  'caractère invisible (copié du web)': inLines(({ lead, rest, isInText }, { random }) => {
    const at = random.below(rest.length);
    return isInText && random.below(3)
      ? undefined
      : lead + rest.slice(0, at) + random.pick(['\u200b', '\u2060', '\ufeff', '\u200e', '\u00ad']) + rest.slice(at);
  }),
  'crochets / virgules de liste': inLines(({ text }, { random }) =>
    /: \[[^\][{}]+, [^\][{}]+\]$/.test(text)
      ? random.pick([
          text.slice(0, -1),
          text.replace('[', ''),
          text.replaceAll(',', ''),
          text.replaceAll(',', ';'),
          text.replace('[', '(').replace(']', ')'),
          text.replace(',', ',,'),
          text.replace(', ', ' '),
        ])
      : undefined,
  ),
  'accolades d’une citation': parts(
    /\{((?:semaine|séance)[^}]*)\}/,
    '{$1',
    '$1}',
    '($1)',
    '[$1]',
    '{{$1}}',
    '{ $1 }',
    '{$1)',
    '«$1»',
  ),
  'autre signe que deux-points': inLines((line, { random }) =>
    isField(line)
      ? line.text.replace(': ', random.pick([' = ', '; ', ', ', ' - ', ' ', '. ', ' → ', ':: ']))
      : undefined,
  ),
  'tiret d’un élément oublié': inLines(({ lead, text }) =>
    lead.includes('- ') ? text.replace('- ', '  ') : undefined,
  ),
  'tiret de trop': inLines((line, { random }) =>
    line.key && !line.lead.includes('-') && line.lead.length > 1
      ? random.pick([line.lead.slice(2), line.lead]).concat('- ', line.rest)
      : undefined,
  ),
  'reps et time ensemble / reps sur une machine': inLines((line, { random }) => {
    if (!DOSES.test(line.key) || line.lead.includes('-')) return;
    if (line.key === 'reps') return { by: [line.text, line.lead + random.pick(['time: 30 s', 'distance: 100 m'])] };
    return /exercise: (?:rameur|skierg|course|velo)$/.test(below(line, -2))
      ? `${line.lead}reps: ${random.pick([8, 10, 12])}`
      : undefined;
  }),
  'séries et tours confondus (sets = tours)': inLines((line) => {
    if (line.key !== 'rounds') return;
    const exercises = fieldsBeside(line).find(({ key }) => key === 'exercises');
    if (!exercises || Number(line.value) < 2) return { by: [`${line.lead}sets: ${line.value}`] };
    const removed = exercises.index + exercises.span - line.index;
    return {
      removed,
      by: line.lines
        .slice(line.index, line.index + removed)
        .map((text) => text.replace(/sets: 1$/, `sets: ${line.value}`)),
    };
  }),
  'id du jour / semaine copié non changé': inLines((line) => {
    if (line.key === 'number') return withValue(line, String(Math.max(1, Number(line.value) - 1)));
    const copied = line.key === 'day' || line.key === 'id' ? itemBefore(line) : undefined;
    return copied && { by: [withValue(line, copied.value)], also: [copied.index] };
  }),
  'point-virgule, virgule en fin de valeur': values(
    (line) => TYPED.test(line.key) || COUNTS.test(line.key),
    (value, { random }) => value + random.pick([',', ';', ' ;', '.']),
  ),
  'guillemets autour de toute la ligne': inLines((line) =>
    isField(line) && !line.text.includes('"') ? `${line.lead}"${line.rest}"` : undefined,
  ),
  'saut de ligne au milieu d’un texte': inLines((line, { random }) => {
    const at = line.value.indexOf(' ', line.value.length / 2);
    if (!(isProse(line) || isQuoted(line)) || at < 0) return;
    return {
      by: [
        withValue(line, line.value.slice(0, at)),
        ' '.repeat(random.pick([0, 0, line.lead.length, line.lead.length + 2])) + line.value.slice(at + 1),
      ],
    };
  }),
  'texte multi-lignes avec titre « mot : » sans >-': inLines((line) =>
    hasText(line) && blockOf(line).some((text) => text.includes(' : '))
      ? { by: [withValue(line, below(line).trim()), ...blockOf(line).slice(2)], removed: line.span }
      : undefined,
  ),
  'clé corrigée par le téléphone (reps→repos…)': keys((key, random) => PHONE_KEYS[key] && random.pick(PHONE_KEYS[key])),
  'puce * ou astérisques de ChatGPT': inLines((line, { random }) =>
    line.lead.includes('- ')
      ? random.pick([
          line.text.replace('- ', '* '),
          line.key ? `${line.lead}**${line.key}:** ${line.value}` : `${line.lead}**${line.rest}**`,
          line.key ? `${line.lead}**${line.key}**: ${line.value}` : line.text.replace('- ', '* '),
        ])
      : undefined,
  ),
  'ligne vide au milieu d’un texte': inLines((line) =>
    line.isInText && below(line).startsWith(line.lead) ? { by: [line.text, ''] } : undefined,
  ),
  'jour entier effacé': inLines((line) =>
    line.key === 'day' && line.lead.includes('-')
      ? {
          by: [],
          removed: line.span,
          also: [linesOf(line.file).findIndex(({ key }) => key === 'days')].map(
            (at) => linesOf(line.file)[at]?.index ?? 0,
          ),
        }
      : undefined,
  ),
  'deux jours intervertis': inLines((line, { random }) => {
    const next = linesOf(line.file).find(({ index }) => index === line.index + line.span);
    if (line.key !== 'day' || next?.key !== 'day') return;
    const [first, second] = [blockOf(line), blockOf(next)];
    const [head = '', nextHead = ''] = [first[0], second[0]];
    const by = random.below(2) ? [...second, ...first] : [nextHead, ...first.slice(1), head, ...second.slice(1)];
    return { by, removed: line.span + next.span };
  }),
  'séance conseillée d’une autre page': values(/^suggested$/, (value, scene, line) => {
    const workouts = namesIn(scene, 'training/');
    const page = workouts.find(
      ({ path, id }) => id === value && path.startsWith(line.file.path.replace(/[^/]*$/, '')),
    )?.path;
    const own = workouts.filter(({ path }) => path === page).map(({ id }) => id);
    return scene.random.pick(workouts.filter(({ id }) => !own.includes(id))).id;
  }),
  'kilos nus / unité de charge': inLines((line, { random }) => {
    if (/ kg\b/.test(line.value)) return line.text.replace(/ kg\b/, random.pick(['', ' kilo', ' lbs', ' Kgs']));
    if (line.key !== 'load' || !line.file.path.startsWith('training/')) return;
    return withValue(
      line,
      line.value.startsWith('{')
        ? random.pick(['50 %', '50-60 %', '60%'])
        : random.pick(['20', '20 kg', '12,5', '16kg']),
    );
  }),
  'liste d’ids sans crochets': values(
    (line) => /^\[[^{}]+, [^{}]+\]$/.test(line.value),
    (value, { random }) =>
      random.pick([
        value.slice(1, -1),
        value.slice(1, -1).replaceAll(', ', ' et '),
        value.slice(1, -1).replaceAll(', ', ' '),
      ]),
  ),
  'deux champs sur une ligne': inLines((line, { random }) =>
    /^ +[a-z]\w*: [^>[{]/i.test(below(line)) &&
    isField(line) &&
    !isProse(line) &&
    below(line).search(/\S/) === line.lead.length
      ? { by: [line.text + random.pick([' ', ', ', '; ']) + below(line).trim()], removed: 2 }
      : undefined,
  ),
  'une tabulation ou une espace insécable dans le retrait d’un texte replié': inLines(
    ({ isInText, lead, rest }, { random }) =>
      isInText
        ? random.pick([
            `${lead.slice(1)}\u00a0`,
            `\t${lead.slice(2)}`,
            lead.replaceAll(' ', '\u00a0'),
            `${lead.slice(2)}\t`,
            '\t',
            `\u00a0${lead.slice(1)}`,
            lead.replaceAll(' ', '\u2003'),
          ]) + rest
        : undefined,
  ),
  'un identifiant inventé d’après le nom affiché': values(/^(?:exercise|suggested)$/, (_value, scene, line) => {
    const name = nameOf(scene, line);
    return (
      name &&
      scene.random.pick([
        slugOf(name),
        slugOf(name),
        slugOf(name).replace(/-(?:de|a|la|du|des|en)-/g, '-'),
        slugOf(name).replaceAll('-', '_'),
        slugOf(name).replaceAll('-', ''),
      ])
    );
  }),
};
