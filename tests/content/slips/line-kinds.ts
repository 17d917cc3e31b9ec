import { inLines, type Kind, type Line, linesOf, type Scene } from './slip.ts';

type Choice = (line: Line) => boolean;
type Variant = string | ((found: string) => string);

const keyed =
  (keys: RegExp): Choice =>
  ({ key }) =>
    keys.test(key);
/** Its value is no prose. */
const isTyped = keyed(
  /^(?:id|exercise|suggested|pace|station|link|type|day|intensity|kind|sets|reps|rounds|number|duration|time|distance|rest|load|estimatedDuration|within|before|total|share|percent|rpe|lapDistance|figure|email|join|remaining|avoid|write|after|per|mobility|subject|\/.*)$/,
);
const isDose = keyed(/^(?:reps|distance|time)$/);
const isNumber: Choice = ({ key, value }) => key !== '' && /^\d+$/.test(value);
const isEnum = keyed(/^(?:day|type|intensity|kind)$/);
const isAny: Choice = () => true;
const isOutside: Choice = ({ isInText }) => !isInText;
const isInText: Choice = (line) => line.isInText;
const isItem: Choice = ({ lead }) => lead.includes('-');
const isNested: Choice = ({ lead, isInText }) => lead.startsWith('  ') && !isInText;
const isField: Choice = ({ key, value }) => key !== '' && value !== '' && value !== '>-';
const isShort: Choice = (line) => isField(line) && /^[\p{L}\d][^"[{]{0,20}$/u.test(line.value);
const isFolded: Choice = ({ value, key }) => key !== '' && value === '>-';
const isQuoted: Choice = ({ value, isInText }) => !isInText && /^".*"$/.test(value);
const isProse: Choice = (line) => isOutside(line) && !isTyped(line) && /^\p{L}.* /u.test(line.value);
const isItemText: Choice = (line) => isItem(line) && !line.key && (isProse(line) || isQuoted(line));
const isList: Choice = ({ value }) => /^\[[^{}]+, [^{}]+\]$/.test(value);
const isPlainField: Choice = (line) => isField(line) && /^[\p{L}\d]/u.test(line.value) && line.value !== 'true';

const withValue = ({ lead, key }: Line, value: string) => lead + (key ? `${key}: ` : '') + value;
const next = ({ lines, index }: Line, by = 1) => lines[index + by] ?? '';

/** Changes a part of a line to one of the variants. */
const line = (among: Choice, part: string | RegExp, ...variants: readonly Variant[]): Kind =>
  inLines((line, { random }) =>
    among(line) ? line.text.replace(part, random.pick(variants) as () => string) : undefined,
  );
/** The same in its value. */
const value = (among: Choice, part: string | RegExp, ...variants: readonly Variant[]): Kind =>
  inLines((line, { random }) => {
    if (!line.value || !among(line)) return;
    return withValue(line, line.value.replace(part, random.pick(variants) as () => string));
  });
/** Reads « word: variant, variant; … ». */
const variantsIn = (text: string) =>
  new Map(text.split(/;\s*/).map((entry) => [entry.split(': ')[0] ?? '', entry.split(': ')[1]?.split(', ') ?? []]));
const keys = (text: string): Kind => {
  const variants = variantsIn(text);
  return inLines(({ lead, key, text: written }, { random }) => {
    const others = variants.get(key);
    return others && lead + random.pick(others) + written.slice(lead.length + key.length);
  });
};
const words = (among: Choice, part: RegExp, text: string): Kind => {
  const variants = variantsIn(text);
  return inLines((line, { random }) =>
    among(line)
      ? withValue(line, line.value.replace(part, (word) => random.pick(variants.get(word) ?? [word])))
      : undefined,
  );
};
/** Inserts something in a plain text, or takes the quotes of one away: what was meant has quotes. */
const unquoted = (among: Choice, part: RegExp, by: string): Kind =>
  inLines((line) => {
    if (!among(line)) return;
    if (isQuoted(line)) return / : /.test(line.value) ? withValue(line, line.value.slice(1, -1)) : undefined;
    const text = line.value.replace(part, by);
    return text === line.value
      ? undefined
      : { by: [withValue(line, text)], meant: [withValue(line, JSON.stringify(text))] };
  });

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
const slugOf = (name: string) =>
  withoutAccents(name)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

/** What has an id and a name, in the files of a folder. */
const namedIn = ({ files }: Scene, folder: string) =>
  files
    .filter(({ path }) => path.startsWith(folder))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/- id: (\S+)\n +name: (.+)/g)].map(([, id = '', name = '']) => ({ path, id, name })),
    );
const folderOf = (path: string) => path.replace(/[^/]*$/, '');
/** The displayed name of what a line cites. */
const nameAt = (scene: Scene, { key, value, file }: Line) => {
  const folder = key === 'exercise' ? 'exercises/' : key === 'pace' ? 'training.yaml' : folderOf(file.path);
  return namedIn(scene, folder).find(({ id }) => id === value)?.name;
};
const named = (keys: RegExp, change: (name: string) => readonly string[]): Kind =>
  inLines((line, scene) => {
    const name = keys.test(line.key) ? nameAt(scene, line) : undefined;
    return name && withValue(line, scene.random.pick(change(name)));
  });
const itemBefore = ({ file, index, lead, key }: Line) =>
  linesOf(file).findLast((other) => other.index < index && other.lead === lead && other.key === key);

const RANGE = /(\d+)-(\d+)/;
const MONTHS = ['janv', 'févr', 'mars', 'avr', 'mai', 'juin', 'juil', 'août', 'sept', 'oct', 'nov', 'déc'];
const NUMBERS = ['zéro', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit', 'neuf', 'dix', 'onze', 'douze'];
const PLACEHOLDERS = ['', '~', 'null', '-', 'à définir', '???', 'TODO', 'xxx', '...', 'à compléter'];
const NOTHINGS =
  'perSide: non|perSide: no|perSide: off|load: aucune|load: non|note: non|note: -|note: aucune|pace: aucune|pace: non';

const LISTED: Record<string, Kind> = {
  'guillemets courbes (Word)': value(isQuoted, /^"(.*)"$/, '“$1”', '”$1”', '„$1“'),
  'guillemets français au lieu des doubles': value(isQuoted, /^"(.*)"$/, '« $1 »', '«\u00a0$1\u00a0»', '«$1»'),
  'insécables en début de ligne': line(isNested, /^ +/, (spaces) => '\u00a0'.repeat(spaces.length)),
  'insécable après les deux-points': line(isField, ': ', ':\u00a0'),
  'tabulation en retrait': line(isNested, /^ +/, '\t', (spaces) => spaces.replaceAll('  ', '\t')),
  'tabulation après deux-points': line(isField, ': ', ':\t'),
  'pas d’espace après deux-points': line(isField, ': ', ':'),
  'pas d’espace après le tiret': line(isItem, '- ', '-'),
  'tiret long (autocorrection)': line(isItem, '- ', '– ', '— ', '−'),
  'puce de Word •': line(isItem, '- ', '• ', '•\t', '· ', '▪ '),
  'clé en français / accentuée': keys(
    `duration: durée, duree; day: jour; exercise: exercice, exo; sets: séries, series; reps: répétitions; rest: repos, récup;
    name: nom; title: titre; time: temps, durée; note: remarque, nôte; intensity: intensité; link: lien, page; rounds: tours;
    suggested: séance conseillée, conseillée; load: charge, poids; focus: thème; text: texte; detail: détail; pace: allure;
    equipment: matériel; howTo: comment faire, consigne; summary: résumé; number: numéro; weeks: semaines; days: jours;
    exercises: exercices, exos; activity: activité; description: déscription, consigne; perSide: par côté`,
  ),
  'clé avec majuscule (téléphone)': line(({ key }) => /^[a-z]/.test(key), /[a-z]/, capital),
  'espace avant deux-points (clé : valeur)': line(isField, ':', ' :', '\u00a0:', '\u202f:'),
  'majuscule dans une valeur fixe': value((line) => isEnum(line) || line.value === 'true', /^./, capital),
  'valeur fixe sans accent': value(isEnum, /.+/, withoutAccents),
  'synonyme d’une valeur fixe': words(
    isEnum,
    /.+/,
    `facile: léger, cool, easy; modérée: moyenne, moyen, modéré; difficile: dure, intense; récupération: récup, repos;
    maximale: max, à fond; force: muscu, renforcement; footing: jogging, course à pied; repos: off, rest; fractionné: vma, intervalles;
    sortie longue: sl, endurance, sortie-longue; spécifique: hyrox, spé; lundi: lun, monday; mardi: mar., tuesday; mercredi: mer;
    vendredi: ven, friday; samedi: sam., saturday; dimanche: dim, sunday; allégée: décharge, légère, deload; affûtage: taper`,
  ),
  'deux-points dans un texte': unquoted(
    (line) => line.key !== '' && !isTyped(line) && (isProse(line) || isQuoted(line)),
    /^(\p{L}+ \p{L}+) (?=\p{L})/u,
    '$1 : ',
  ),
  'deux-points dans un point de liste': unquoted(isItemText, /^(\p{L}+ \p{L}+) (?=\p{L})/u, '$1 : '),
  'guillemets simples autour d’une apostrophe': value(isProse, /^.*'.*$/, "'$&'"),
  'part en % mal écrite': line(isOutside, /(?<=: )(\d[\d,-]*) %/, '$1 pct', '$1 pour cent', '% $1', '$1 p. 100'),
  'bloc collé deux fois': inLines((line) =>
    isItem(line) && line.key ? { by: [...line.block, ...line.block], removed: line.block.length } : undefined,
  ),
  'ligne collée deux fois': inLines((line) =>
    isField(line) || isItemText(line) ? { by: [line.text, line.text] } : undefined,
  ),
  'guillemet fermant oublié': value(isQuoted, /"$/, ''),
  'guillemet ouvrant oublié': value(isQuoted, '"', ''),
  'ligne effacée (un champ)': inLines((line) =>
    /^(?:activity|sets|reps|distance|time|name|title|summary|focus|number|text|rest)$/.test(line.key) &&
    isField(line) &&
    !isItem(line)
      ? { by: [] }
      : undefined,
  ),
  'première ligne d’un élément effacée': inLines((line) =>
    isItem(line) && isField(line) && line.block.length > 1 ? { by: [] } : undefined,
  ),
  'marques de conflit': inLines(({ text }) => ({
    by: ['<<<<<<< HEAD', text, '=======', `${text} bis`, '>>>>>>> coach'],
  })),
  'dièse dans un texte': unquoted(isProse, / (?=\p{L})/u, ' #'),
  'commentaire collé à une valeur': value(isTyped, /[^"\]}]$/, '$&# à revoir', '$&#note', '$&#ok ?'),
  'nombre bizarre (010, 1e1, trois, 3.0, "3")': value(
    isNumber,
    /.+/,
    ...['0$&', '$&.0', '"$&"', '$&e0', '$&,0', '$&.', (digits: string) => NUMBERS[Number(digits)] ?? `O${digits}`],
  ),
  '1:30 pour une durée': value(isTyped, /^(?:(\d+) (?:h|min) (\d+)|(\d\d) min)$/, (time) =>
    time.includes(' min') && !/\d$/.test(time) ? `0:${time.slice(0, 2)}` : time.replace(/ (?:h|min) /, ':'),
  ),
  'fourchette devenue une date (tableur)': value(
    isAny,
    /^(\d{1,2})-(\d|1[0-2])$/,
    (range) => range.replace(/\d+$/, (month) => MONTHS[Number(month) - 1] ?? ''),
    (range) => `0${range.replace('-', '/0')}/2026`,
    (range) => `2026-0${range.replace(/(\d+)-(\d+)/, '$2-0$1')}`,
  ),
  'oui/non/yes/vrai/on': value(isField, /^true$/, 'oui', 'Oui', 'yes', 'vrai', 'on', '1', 'x', '"true"', 'tru'),
  'off/no/non au lieu de retirer': inLines((line, { random }) => {
    const added = random.pick(NOTHINGS.split('|'));
    const beside = line.lines.slice(line.index - 2, line.index + 4).join();
    if (!isDose(line) || !/^ +sets: /.test(next(line, -1)) || beside.includes(added.slice(0, 4))) return;
    return { by: [line.text, line.lead + added] };
  }),
  'vide, ~, null, -, à définir': value((line) => isField(line) && !line.key.startsWith('/'), /.+/, ...PLACEHOLDERS),
  '3 x 10 dans un champ': inLines((line, { random }) => {
    const [, reps] = /^ +reps: (\d+)$/.exec(next(line)) ?? [];
    if (line.key !== 'sets' || !reps) return;
    const both = line.value + random.pick([' x ', 'x', ' × ', '*']) + reps;
    const [sets, inReps] = [`${line.lead}sets: ${both}`, `${line.lead}reps: ${both}`];
    return { removed: 2, by: random.pick([[sets], [inReps], [line.text, inReps], [sets, next(line)]]) };
  }),
  'point décimal / virgule': value(isTyped, /(\d),(\d)/, '$1.$2'),
  'unité mal écrite': words(
    (line) => isTyped(line) && /^\d/.test(line.value),
    /(?<=\d )(?:min|s|m|km|h|kg)(?= |$)/g,
    `min: mn, minutes, mins, ', Min, min.; s: sec, secondes, sec., S; m: mètres, mt, M, metres, m.; km: kms, KM, Km, kilomètre;
    h: heures, H, hr; kg: kgs, Kg, kilos`,
  ),
  'unité oubliée': value(isTyped, /^(\d[\d,-]*) (?:min|s|m|km|kg|%)(?= |$)/, '$1'),
  'fourchette mal écrite': value(
    (line) => isTyped(line) && !line.value.includes('http'),
    RANGE,
    ...['$1/$2', '$1 - $2', '$1~$2', '$1 ou $2', '$1..$2', 'de $1 à $2', '$1—$2', 'entre $1 et $2', '$2-$1', '$1→$2'],
  ),
  'retrait décalé': line(isField, /^(?: {2})?/, (two) => ` ${two}`, (two) => `  ${two}`, ' ', ''),
  'texte replié trop à gauche': line(isInText, /^ +/, '', (lead) => lead.slice(2), (lead) => lead.slice(4)),
  'texte sur la ligne du >-': inLines((line) =>
    isFolded(line) ? { by: [`${line.text} ${next(line).trim()}`], removed: 2 } : undefined,
  ),
  '>- perdu': inLines((line, { random }) =>
    isFolded(line)
      ? random.pick([
          { by: [`${line.lead}${line.key}:`] },
          { by: [`${line.lead}${line.key}: ${next(line).trim()}`], removed: 2 },
        ])
      : undefined,
  ),
  'nom affiché au lieu de l’id': named(/^(?:exercise|pace)$/, (name) => [name]),
  'adresse de page mal écrite': line(
    isOutside,
    /(?<=^ +(?:link: )?)\/training\/phase(\d)\/([a-z-]+)/,
    ...['training/phase$1/$2', '/training/phase$1/$2.yaml', '/training/phase-$1/$2', '/training/phase $1/$2'],
    ...['/phase$1/$2', '/Training/phase$1/$2', '/training/phase$1/$2/', '/training/$2', '/training/phase$1/$2s'],
  ),
  'nom de séance au lieu de l’id': named(/^suggested$/, (name) => [name]),
  'chiffre en trop / en moins / inversé': value(
    keyed(/^(?:sets|reps|rounds|duration|distance|time|estimatedDuration|number|within|rest|total)$/),
    /\d+/,
    '$&0',
    (digits) => digits + digits.slice(-1),
    (digits) => (digits.length > 1 ? digits.slice(0, -1) : digits + digits),
    (digits) => [...digits].reverse().join('').replace(/^0+/, ''),
  ),
  'gras, italique, HTML': value(isPlainField, /.+/, '**$&**', '*$&*', '<b>$&</b>', '_$&_', '<strong>$&</strong>'),
  'image / HTML collé': line(isInText, /(?<=\p{L}) (?=\p{L})/u, ' ![photo](p.jpg) ', ' <img src="a.jpg"> ', '<br>', '&nbsp;'),
  'caractère invisible (copié du web)': value(isOutside, /\p{L}/u, '$&\u200b', '$&\u2060', '\ufeff$&', '$&\u200e', '$&\u00ad'),
  'crochets / virgules de liste': inLines((line, { random }) => {
    if (!isList(line)) return;
    const inside = line.value.slice(1, -1);
    const semicolons = `[${inside.replaceAll(',', ';')}]`;
    return withValue(line, random.pick([`[${inside}`, `${inside}]`, semicolons, `(${inside})`, `[${inside.replace(',', '')}]`]));
  }),
  'accolades d’une citation': line(
    isAny,
    /\{((?:semaine|séance)[^}]*)\}/,
    ...['{$1', '$1}', '($1)', '[$1]', '{{$1}}', '{$1)', '«$1»'],
  ),
  'autre signe que deux-points': line(isField, ': ', ' = ', '; ', ', ', ' - ', ' ', '. ', ' → ', ':: '),
  'tiret d’un élément oublié': line(isItem, '- ', '  '),
  'tiret de trop': line((line) => isNested(line) && !isItem(line), /^ {2}( *)/, '$1- ', '  $1- '),
  'reps et time ensemble / reps sur une machine': inLines((line, { random }) => {
    if (!isDose(line) || isItem(line)) return;
    if (line.key === 'reps') return { by: [line.text, line.lead + random.pick(['time: 30 s', 'distance: 100 m'])] };
    return /exercise: (?:rameur|skierg|course|velo)$/.test(next(line, -2)) ? `${line.lead}reps: 12` : undefined;
  }),
  'séries et tours confondus (sets = tours)': inLines((line) => {
    if (line.key !== 'rounds') return;
    const end = line.lines.findIndex((text, at) => at > line.index && text.search(/\S/) < line.lead.length);
    const block = line.lines.slice(line.index, end < 0 ? undefined : end);
    const by = block.map((text) => text.replace(/sets: 1$/, `sets: ${line.value}`));
    return line.value === '1' ? `${line.lead}sets: 1` : { by, removed: block.length };
  }),
  'id du jour / semaine copié non changé': inLines((line) => {
    const copied = isItem(line) && (line.key === 'day' || line.key === 'id') ? itemBefore(line) : undefined;
    return copied && { by: [withValue(line, copied.value)], also: copied.index };
  }),
  'point-virgule, virgule en fin de valeur': value(isTyped, /$/, ',', ';', ' ;', '.'),
  'guillemets autour de toute la ligne': line(
    (line) => isField(line) && !line.text.includes('"'),
    /(?<=^ *(?:- )?)[a-z/].*/,
    '"$&"',
  ),
  'saut de ligne au milieu d’un texte': inLines((line, { random }) => {
    const at = line.value.indexOf(' ', line.value.length / 2);
    if (!(isProse(line) || isQuoted(line)) || at < 0) return;
    const lead = ' '.repeat(random.pick([0, line.lead.length, line.lead.length + 2]));
    return { by: [withValue(line, line.value.slice(0, at)), lead + line.value.slice(at + 1)] };
  }),
  'texte multi-lignes avec titre « mot : » sans >-': inLines((line) =>
    isFolded(line) && line.block.join().includes(' : ')
      ? { by: [withValue(line, next(line).trim()), ...line.block.slice(2)], removed: line.block.length }
      : undefined,
  ),
  'clé corrigée par le téléphone (reps→repos…)': keys(
    `reps: repos, repas; sets: sept, sans; time: tome, tiens; day: dans, dat; rest: reste, test; note: notre, noté; link: lin, lien;
    pace: place, page; name: même, nam; text: texte, test; days: dans, Dayz; rounds: round, ronds; type: tapé, types; load: loin, lourd;
    distance: distante, distances; duration: durations, du ration; exercise: exercice, exercises; intensity: intensité, identity;
    suggested: suggère, suggéré; description: descriptions, inscription`,
  ),
  'puce * ou astérisques de ChatGPT': line(
    (line) => isItem(line) && isField(line),
    /- (\w+): (.*)/,
    ...['* $1: $2', '- **$1:** $2', '- **$1**: $2', '* **$1**: $2'],
  ),
  'ligne vide au milieu d’un texte': inLines((line) =>
    isInText(line) && next(line).startsWith(line.lead) ? { by: [line.text, ''] } : undefined,
  ),
  'jour entier effacé': inLines(({ file, key, lead, block }) =>
    key === 'day' && lead.includes('-')
      ? { by: [], removed: block.length, also: linesOf(file).find((line) => line.key === 'days')?.index }
      : undefined,
  ),
  'deux jours intervertis': inLines((line, { random }) => {
    const second = linesOf(line.file).find(({ index }) => index === line.index + line.block.length);
    if (line.key !== 'day' || second?.key !== 'day') return;
    const [[day = '', ...rest], [otherDay = '', ...otherRest]] = [line.block, second.block];
    const by = random.pick([
      [...second.block, ...line.block],
      [otherDay, ...rest, day, ...otherRest],
    ]);
    return { by, removed: by.length };
  }),
  'séance conseillée d’une autre page': inLines((line, scene) => {
    if (line.key !== 'suggested') return;
    const workouts = namedIn(scene, 'training/');
    const page = workouts.find(({ path, id }) => id === line.value && path.startsWith(folderOf(line.file.path)))?.path;
    const own = workouts.filter(({ path }) => path === page).map(({ id }) => id);
    return withValue(line, scene.random.pick(workouts.filter(({ id }) => !own.includes(id))).id);
  }),
  'kilos nus / unité de charge': inLines((line, { random }) => {
    if (/ kg\b/.test(line.value) && isOutside(line) && !isProse(line))
      return line.text.replace(/ kg\b/, random.pick(['', ' kilo', ' lbs', ' Kgs']));
    if (line.key !== 'load' || !line.file.path.startsWith('training/')) return;
    return withValue(line, random.pick(line.value.startsWith('{') ? ['50 %', '50-60 %', '60%'] : ['20', '20 kg', '16kg']));
  }),
  'liste d’ids sans crochets': value(
    isList,
    /.+/,
    (list) => list.slice(1, -1),
    (list) => list.slice(1, -1).replaceAll(', ', ' et '),
    (list) => list.slice(1, -1).replaceAll(', ', ' '),
  ),
  'deux champs sur une ligne': inLines((line, { random }) =>
    isShort(line) && /^ *[a-z]\w*: [^>[{]/i.test(next(line)) && next(line).search(/\S/) === line.lead.length
      ? { by: [line.text + random.pick([' ', ', ', '; ']) + next(line).trim()], removed: 2 }
      : undefined,
  ),
  'une tabulation ou une espace insécable dans le retrait d’un texte replié': line(
    isInText,
    /^( *) {2}/,
    ...['$1 \u00a0', '\t$1', '\u00a0 $1', '$1\t', '\t', '$1 \u2003', '$1\u202f '],
  ),
  'un identifiant inventé d’après le nom affiché': named(/^(?:exercise|suggested)$/, (name) => [
    slugOf(name),
    slugOf(name).replace(/-(?:de|a|la|du|des|en)-/g, '-'),
    slugOf(name).replaceAll('-', '_'),
    slugOf(name).replaceAll('-', ''),
  ]),
};

/** Slips that are not on the list, by the same people and their programs. */
const MORE: Record<string, Kind> = {
  'semaine copiée sans changer son numéro': line(keyed(/^number$/), /\d+/, (week) => String((Number(week) % 12) + 1)),
  'deux-points pleine chasse': line(isShort, ': ', '：'),
  'deux-points tapés deux fois': line(isShort, ': ', ': : '),
  'ligne de tableur (tabulations)': inLines(({ key, lead, block }) =>
    key === 'exercise' && lead.includes('-') && block.length > 2
      ? { by: [block.map((text, at) => (at > 0 ? text.replace(/.*?: /, '') : text)).join('\t')], removed: block.length }
      : undefined,
  ),
  'nom et heure de WhatsApp devant la ligne': line(isField, /^/, '[12/03 10:12] Coach: ', '12/03/2026, 10:12 - Coach : '),
  'case à cocher de Notion': line(isItem, '- ', '- [ ] ', '- [x] '),
  'signe + ou - d’une comparaison de git': line(isNested, /^/, '+', '-'),
  'liste numérotée de Word': line(isItem, '- ', '1. ', '1) ', 'a) '),
  'citation de courriel (>)': line(isOutside, /^/, '> '),
  'tiret typographique dans un id': value(
    keyed(/^(?:exercise|suggested|pace|link|station)$/),
    /-(?=[^-]*$)/,
    ...['–', '—', '\u2010', '\u2011'],
  ),
  'émoji du téléphone': value((line) => isShort(line) && isTyped(line), /$/, ' 💪', ' 🔥', ' 😌'),
  'double espace devenue un point (téléphone)': line(isNested, /^ {2}/, '. '),
  'lien de Google Docs': value(keyed(/^link$/), /.+/, '[$&](https://docs.google.com/d/1)'),
  'commentaire //': value((line) => isShort(line) && isTyped(line), /$/, ' // à revoir'),
  'insécable en fin de valeur': line(isShort, /$/, '\u00a0', '\u202f'),
  'flèche au lieu de >-': line(isFolded, '>-', '>–', '→', '->', '>—', '>_'),
};

export const LINE_KINDS: Record<string, Kind> = { ...LISTED, ...MORE };

/** What keeps the meaning: it needs no word. */
export const HARMLESS_LINE_KINDS: Record<string, Kind> = {
  'x au lieu de ×': line((line) => line.file.path !== 'limits.yaml', '×', 'x'),
  'apostrophe courbe ’': line((line) => !/[{(]/.test(line.text) && (isProse(line) || isInText(line)), "'", '’'),
  'guillemets autour d’une valeur': value((line) => isShort(line) && !isNumber(line), /^[^'"]*[^'"\d][^'"]*$/, '"$&"', "'$&'"),
  'espaces en fin de ligne': line(isAny, /$/, '  '),
  'commentaire sur sa ligne': inLines((line) => (isInText(line) ? undefined : { by: ['  # à revoir', line.text] })),
  'commentaire après une valeur': line(isShort, /$/, ' # à revoir'),
  'espaces en plus après les deux-points': line(isShort, ': ', ':   '),
};
