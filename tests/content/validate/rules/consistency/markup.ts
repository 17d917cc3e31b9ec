import { type BrokenCopy, replace } from '../../../broken-copy.ts';

const FILE = 'introduction.yaml';
const intro = (text: string) => [replace(FILE, 'intro: Deux semaines pour essayer.', `intro: ${text}`)];
const title = (text: string) => [replace(FILE, 'title: Bienvenue', `title: ${text}`)];
const ITALIC = 'il n’y a pas d’italique : écris **gras**, ou retire ces signes';
const BOLD = 'le gras s’écrit **ainsi** : deux étoiles de chaque côté, collées aux mots';
const LINK = 'un lien s’écrit [texte](adresse), d’un seul tenant et dans cet ordre';
const HTML = 'une balise HTML s’afficherait telle quelle';
const PLAIN = 'ce champ est un texte simple, sans gras ni lien : garde les mots seuls';
const ADDRESS = 'l’adresse d’un lien commence par https://, ou par / pour une page de l’application';

export const markup: readonly BrokenCopy[] = [
  {
    what: 'a bold text is not closed',
    edits: intro('Deux **semaines pour essayer.'),
    diagnostics: [`${FILE}:2:13 « ** » n’est pas refermé : ajoute « ** » après les mots en gras, ou retire-le`],
  },
  {
    what: 'bold has spaces inside, or is written as elsewhere',
    edits: intro('"<b>Deux</b> ** semaines ** __pour__ ***essayer*** encore."'),
    diagnostics: [
      `${FILE}:2:9 ${HTML} (voulais-tu dire « **Deux** » ?)`,
      `${FILE}:2:21 ${BOLD} (voulais-tu dire « **semaines** » ?)`,
      `${FILE}:2:36 ${BOLD} (voulais-tu dire « **pour** » ?)`,
      `${FILE}:2:45 ${BOLD} (voulais-tu dire « **essayer** » ?)`,
    ],
  },
  {
    what: 'italics, on the third line of a folded text',
    edits: intro('>-\n  Deux\n  semaines _pour_\n  *essayer* encore.'),
    diagnostics: [
      `${FILE}:4:12 ${ITALIC} (voulais-tu dire « **pour** » ?)`,
      `${FILE}:5:3 ${ITALIC} (voulais-tu dire « **essayer** » ?)`,
    ],
  },
  {
    what: 'HTML, and a code for a space',
    edits: intro('Deux<br>semaines <span>pour</span> 5&nbsp;min.'),
    diagnostics: [
      `${FILE}:2:12 ${HTML}`,
      `${FILE}:2:25 ${HTML} : retire-la`,
      `${FILE}:2:35 ${HTML} : retire-la`,
      `${FILE}:2:44 un code HTML s’afficherait tel quel : tape le caractère (l’espace insécable se met toute seule)`,
    ],
  },
  {
    what: 'a heading, code and an apostrophe that is none',
    edits: intro('"# Deux `semaines` d`essai."'),
    diagnostics: [
      `${FILE}:2:9 « # » ne fait pas un titre : retire-le`,
      `${FILE}:2:16 l’accent grave ne met rien en forme : retire-le (voulais-tu dire « semaines » ?)`,
      `${FILE}:2:28 ce signe n’est pas une apostrophe : tape « ' » (voulais-tu dire « ' » ?)`,
    ],
  },
  {
    what: 'bare addresses',
    edits: intro('Lis Https://anses.fr/fiche, ou www.anses.fr.'),
    diagnostics: [
      `${FILE}:2:12 une adresse seule s’afficherait telle quelle : écris [texte](adresse) (voulais-tu dire « [anses.fr](https://anses.fr/fiche) » ?)`,
      `${FILE}:2:39 une adresse seule s’afficherait telle quelle : écris [texte](adresse) (voulais-tu dire « [anses.fr](https://www.anses.fr) » ?)`,
    ],
  },
  {
    what: 'links that lead nowhere',
    edits: intro('Vois [le guide](/competion), [x](www.anses.fr), [y](training), [z](ici) et [w](http://a.fr).'),
    diagnostics: [
      `${FILE}:2:24 « /competion » ne mène à aucune page de l’application (voulais-tu dire « /competition » ?)`,
      `${FILE}:2:41 ${ADDRESS} (voulais-tu dire « https://www.anses.fr » ?)`,
      `${FILE}:2:60 ${ADDRESS} (voulais-tu dire « /training » ?)`,
      `${FILE}:2:75 ${ADDRESS}`,
      `${FILE}:2:87 ${ADDRESS} (voulais-tu dire « https://a.fr » ?)`,
    ],
  },
  {
    what: 'links to every screen of the app',
    edits: intro('Vois [a](/journal), [b](/licences), [c](/profile) et [d](/understanding).'),
    diagnostics: [],
  },
  {
    what: 'links that are not written as links',
    edits: intro('Vois [le guide] (/competition), [](/training) et [y](la page).'),
    diagnostics: [
      `${FILE}:2:13 ${LINK} (voulais-tu dire « [le guide](/competition) » ?)`,
      `${FILE}:2:40 ce lien n’a pas de texte : écris-le entre les crochets`,
      `${FILE}:2:57 ce lien n’en est pas un : écris [texte](/competition) ou [texte](https://…)`,
    ],
  },
  {
    what: 'a link with its brackets and its parentheses the wrong way round, beside other words in them',
    edits: intro('Vois (bien sûr) (le guide)[/competition] et [la page](/training) (de loin).'),
    diagnostics: [`${FILE}:2:24 ${LINK} (voulais-tu dire « [le guide](/competition) » ?)`],
  },
  {
    what: 'a field that is not rich has bold and a link',
    edits: title('Bien **venue**, [ici](/training)'),
    diagnostics: [
      `${FILE}:1:13 ${PLAIN} (voulais-tu dire « venue » ?)`,
      `${FILE}:1:24 ${PLAIN} (voulais-tu dire « ici » ?)`,
    ],
  },
  {
    what: 'a link in bold',
    edits: intro('"**[Le guide](/competition)** d’abord."'),
    diagnostics: [
      `${FILE}:2:9 un lien ne se met pas en gras : retire les étoiles (voulais-tu dire « [Le guide](/competition) » ?)`,
    ],
  },
  {
    what: 'a link among bold words',
    edits: intro('"**Lis [Le guide](/competition)** d’abord."'),
    diagnostics: [
      `${FILE}:2:15 ni gras ni lien à l’intérieur de mots en gras ou d’un lien : garde les mots seuls, ou sépare-les (voulais-tu dire « Le guide » ?)`,
    ],
  },
];
