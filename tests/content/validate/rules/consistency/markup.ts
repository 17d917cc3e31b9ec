import { type BrokenCopy, type Edit, replace } from '../../../broken-copy.ts';

const FILE = 'introduction.yaml';
const ITALIC = 'il n’y a pas d’italique : écris **gras**, ou retire ces signes';
const BOLD = 'le gras s’écrit **ainsi** : deux étoiles de chaque côté, collées aux mots';
const LINK = 'un lien s’écrit [texte](adresse), d’un seul tenant et dans cet ordre';
const HTML = 'une balise HTML s’afficherait telle quelle';
const PLAIN = 'ce champ est un texte simple, sans gras ni lien : garde les mots seuls';
const ADDRESS = 'l’adresse d’un lien commence par https://, ou par / pour une page de l’application';

/** A text in a rich field, or in a plain one, and what is said of it. */
const inIntro = (what: string, text: string, ...found: string[]) =>
  copy(what, replace(FILE, 'intro: Deux semaines pour essayer.', `intro: ${text}`), found);
const inTitle = (what: string, text: string, ...found: string[]) =>
  copy(what, replace(FILE, 'title: Bienvenue', `title: ${text}`), found);
const copy = (what: string, edit: Edit, found: readonly string[]): BrokenCopy => ({
  what,
  edits: [edit],
  diagnostics: found.map((diagnostic) => `${FILE}:${diagnostic}`),
});

export const markup: readonly BrokenCopy[] = [
  inIntro(
    'bold has spaces inside, is written as elsewhere, or is not closed',
    '"<b>Deux</b> ** semaines ** __pour__ ***essayer*** **encore."',
    `2:9 ${HTML} (voulais-tu dire « **Deux** » ?)`,
    `2:21 ${BOLD} (voulais-tu dire « **semaines** » ?)`,
    `2:36 ${BOLD} (voulais-tu dire « **pour** » ?)`,
    `2:45 ${BOLD} (voulais-tu dire « **essayer** » ?)`,
    `2:59 « ** » n’est pas refermé : ajoute « ** » après les mots en gras, ou retire-le`,
  ),
  inIntro(
    'italics, on the third line of a folded text',
    '>-\n  Deux\n  semaines _pour_\n  *essayer* encore.',
    `4:12 ${ITALIC} (voulais-tu dire « **pour** » ?)`,
    `5:3 ${ITALIC} (voulais-tu dire « **essayer** » ?)`,
  ),
  inIntro(
    'HTML, and a code for a space',
    'Deux<br>semaines <span>pour</span> 5&nbsp;min.',
    `2:12 ${HTML}`,
    `2:25 ${HTML} : retire-la`,
    `2:35 ${HTML} : retire-la`,
    `2:44 un code HTML s’afficherait tel quel : tape le caractère (l’espace insécable se met toute seule)`,
  ),
  inIntro(
    'a heading, code and an apostrophe that is none',
    '"# Deux `semaines` d`essai."',
    `2:9 « # » ne fait pas un titre : retire-le`,
    `2:16 l’accent grave ne met rien en forme : retire-le (voulais-tu dire « semaines » ?)`,
    `2:28 ce signe n’est pas une apostrophe : tape « ' » (voulais-tu dire « ' » ?)`,
  ),
  inIntro(
    'bare addresses',
    'Lis Https://anses.fr/fiche, ou www.anses.fr.',
    `2:12 une adresse seule s’afficherait telle quelle : écris [texte](adresse) (voulais-tu dire « [anses.fr](https://anses.fr/fiche) » ?)`,
    `2:39 une adresse seule s’afficherait telle quelle : écris [texte](adresse) (voulais-tu dire « [anses.fr](https://www.anses.fr) » ?)`,
  ),
  inIntro(
    'links that lead nowhere, and links to screens without content',
    'Vois [le guide](/competion), [x](www.anses.fr), [y](training), [z](ici) et [w](http://a.fr), [v](/journal), [u](/licences), [t](/profile).',
    `2:24 « /competion » ne mène à aucune page de l’application (voulais-tu dire « /competition » ?)`,
    `2:41 ${ADDRESS} (voulais-tu dire « https://www.anses.fr » ?)`,
    `2:60 ${ADDRESS} (voulais-tu dire « /training » ?)`,
    `2:75 ${ADDRESS}`,
    `2:87 ${ADDRESS} (voulais-tu dire « https://a.fr » ?)`,
  ),
  inIntro(
    'links that are not written as links, beside words in brackets',
    'Vois [le guide] (/competition), [](/training) et [y](la page). (Voir) (le guide)[/competition].',
    `2:13 ${LINK} (voulais-tu dire « [le guide](/competition) » ?)`,
    `2:40 ce lien n’a pas de texte : écris-le entre les crochets`,
    `2:57 ce lien n’en est pas un : écris [texte](/competition) ou [texte](https://…)`,
    `2:78 ${LINK} (voulais-tu dire « [le guide](/competition) » ?)`,
  ),
  inTitle(
    'a field that is not rich has bold and a link',
    'Bien **venue**, [ici](/training)',
    `1:13 ${PLAIN} (voulais-tu dire « venue » ?)`,
    `1:24 ${PLAIN} (voulais-tu dire « ici » ?)`,
  ),
  inIntro(
    'a link in bold, and one among bold words',
    '"**[Le guide](/competition)** d’abord, **puis [la page](/training)**."',
    `2:9 un lien ne se met pas en gras : retire les étoiles (voulais-tu dire « [Le guide](/competition) » ?)`,
    `2:54 ni gras ni lien à l’intérieur de mots en gras ou d’un lien : garde les mots seuls, ou sépare-les (voulais-tu dire « la page » ?)`,
  ),
];
