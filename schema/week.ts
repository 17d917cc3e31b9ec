import { z } from 'zod';
import { accepted } from './acceptance.ts';
import { feminine, masculine, onlyFor, plural } from './meta.ts';
import { paceId } from './pace.ts';
import { flag, listOf, oneOrMore, refuse, wholeNumber } from './primitives.ts';
import { distance, duration, reps, restRule } from './quantity.ts';
import { citedId, name, notAccepted, richItem, richText, text, writtenAs } from './text.ts';
import { day, intensity, sessionType, weekKind } from './vocabulary.ts';

/** Texts cite a week by its number or its id, and join several by « et » or « ou ». */
const WEEK_ID = /^(?!(?:\d+|et|ou)$)[a-z0-9]+(?:-[a-z0-9]+)*$/;
const WEEK_ID_EXPECTED =
  'un identifiant en minuscules sans accent, mots reliés par des tirets, comme plus-chargee, et pas un nombre';
const weekId = z
  .string()
  .regex(WEEK_ID, { error: notAccepted(WEEK_ID_EXPECTED) })
  .meta(writtenAs(WEEK_ID, WEEK_ID_EXPECTED));

/** « 14 * 800 », for « 14 × 800 m »: the minutes of a day of intervals are counted from its name. */
const MISTYPED_REPEATS: readonly (readonly [RegExp, string])[] = [
  [/(\d+(?:,\d+)?\s*k?m)\s*[x×*]\s*(\d+)(?!\d|,\d|\s*k?m)/gi, '$2 × $1'],
  [/(\d)\s*[*X✕✖⨯⨉]\s*(?=\d)/g, '$1 × '],
  [/(\d)\s*(?:[·•]|\s\.|par\s|r[ée]p\S*\sde\s)\s*(?=\d+(?:[.,]\d+)?\s*k?m)/g, '$1 × '],
  [/(\d)\s*[x×]\s*\((\d+(?:[.,]\d+)?\s*k?m)\)/g, '$1 × $2'],
  [/(×\s\d+)\.(?=\d)/g, '$1,'],
  [/(×\s\d+(?:,\d+)?)\s*(?:M|Mètres|metres?|mts?)(?!\p{L})/gu, '$1 m'],
  [/(×\s\d+(?:,\d+)?)\s*(?:K[mM]|kM|kms)(?!\p{L})/gu, '$1 km'],
  [/(×\s\d{3,4})(?!\d|[,'’"/]|\s*(?:k?m|s|sec|min|mètres?|minutes|secondes)(?!\p{L}))/gu, '$1 m'],
];

const MOST_REPEATS = 20;

/** What the timer of a day of running counts; the pace and the rest are the day's. */
const intervals = z
  .strictObject({
    warmUp: duration.meta({
      noun: masculine('échauffement'),
      description: 'La durée de l’échauffement, par lequel le minuteur commence.',
      examples: ['10 min'],
    }),
    repeats: reps
      .refine(({ min, max }) => min > 0 && max <= MOST_REPEATS, {
        error: notAccepted(`de 1 à ${MOST_REPEATS} efforts, comme 5 ou 5-6`),
      })
      .meta({
        noun: plural(masculine('efforts', 'répétitions', 'séries')),
        description:
          'Le nombre d’efforts. Avec une fourchette, le minuteur en prépare le plus grand nombre ; on passe ceux en trop.',
        examples: [5, '5-6'],
      }),
    distance: distance.optional().meta({
      noun: feminine('distance', 'longueur', 'mètres'),
      description: 'La distance d’un effort : le minuteur le chronomètre.',
      examples: ['400 m', '1 km'],
    }),
    time: duration.optional().meta({
      noun: masculine('temps', 'durée'),
      description: 'La durée d’un effort, que le minuteur compte. S’écrit à la place de distance.',
      examples: ['3 min'],
    }),
    coolDown: duration.meta({
      noun: masculine('retour au calme'),
      description: 'La durée du trot final.',
      examples: ['5 min'],
    }),
  })
  .meta({
    title: 'Fractionné minuté',
    description: 'Ce que le minuteur compte un jour de fractionné, avec le repos et l’allure de la journée.',
  })
  .superRefine(({ distance, time }, context) => {
    if (distance && time) refuse(context, 'dose en double : garde un seul de distance et time', 'time');
    else if (!distance && !time) refuse(context, 'dose manquante : ajoute distance ou time');
  });

const dependentText = z
  .strictObject({
    on: day.optional().meta({
      noun: masculine('jour', 'séance'),
      description: 'Le jour de la même semaine dont la séance a été faite, ce jour-là.',
      examples: ['mercredi'],
    }),
    week: wholeNumber(1, 52)
      .optional()
      .meta({
        noun: feminine('semaine'),
        description: 'À la place de on : le numéro d’une semaine que le membre fait aussi.',
        examples: [3],
      }),
    text: richText.meta({
      noun: masculine('texte', 'phrase'),
      description: 'Ce qui n’est vrai que dans ce cas.',
      examples: ['Au lendemain d’une séance de jambes, la foulée est lourde et c’est normal.'],
    }),
  })
  .meta({ title: 'Phrase qui dépend d’une séance', description: 'Une phrase montrée dans un cas seulement.' })
  .superRefine(({ on, week }, context) => {
    if (on !== undefined && week !== undefined) refuse(context, 'garde on ou week, pas les deux', 'week');
    else if (on === undefined && week === undefined)
      refuse(context, 'de quoi dépend-elle ? Ajoute on, un jour de la semaine, ou week, une autre semaine');
  });

export const dayEntry = z
  .strictObject({
    day: day.meta({ noun: masculine('jour'), description: 'Le jour de la semaine.', examples: ['lundi'] }),
    activity: text.meta({
      noun: feminine('activité', 'nom'),
      description: 'Le nom de la journée, en grand sur sa ligne.',
      examples: ['Haut du corps'],
    }),
    type: sessionType.optional().meta({
      noun: masculine('type'),
      description: 'La sorte de journée : elle choisit l’icône. force, spécifique et activation se passent en salle.',
      examples: ['force'],
    }),
    intensity: intensity.optional().meta({
      noun: feminine('intensité'),
      description: 'L’effort de la journée : il choisit la couleur et les barres.',
      examples: ['modérée'],
    }),
    duration: duration.optional().meta({
      noun: feminine('durée', 'temps'),
      description: 'La durée de la journée, comptée dans le total de la semaine.',
      examples: ['45 min', '30-45 min', '1 h 15'],
    }),
    pace: oneOrMore(paceId)
      .optional()
      .meta({
        noun: feminine('allure', 'rythme', 'vitesse'),
        description: 'L’allure d’une journée de course, par son id dans training.yaml ; plusieurs entre crochets.',
        examples: ['footing', ['footing', 'ligne-droite']],
      }),
    test: flag(masculine('test'), 'Écris true quand la journée contient le test de training.yaml (paces, test).'),
    description: richText.optional().meta({
      noun: feminine('description', 'consigne', 'texte', 'note'),
      description: 'La consigne du jour, en une à trois phrases.',
      examples: ['Prends des charges que tu pourrais soulever trois ou quatre fois de plus.'],
    }),
    dependent: listOf(dependentText)
      .optional()
      .meta({
        noun: plural(feminine('phrases qui dépendent d’une séance')),
        description:
          'Ce que la consigne dit d’une autre séance, montré avant elle si cette séance a été faite à son jour.',
      }),
    rest: restRule.optional().meta({
      noun: masculine('repos', 'récup', 'récupération', 'pause'),
      description: 'Le repos pendant la séance. Un jour de force le prend de la séance qu’il conseille.',
      examples: ['90 s entre les séries', '1 min 30 à 2 min', 'aucun'],
    }),
    intervals: intervals.optional().meta({
      noun: plural(masculine('efforts minutés', 'intervalles', 'minuteur')),
    }),
    mobility: onlyFor('coach', duration)
      .optional()
      .meta({
        noun: feminine('mobilité'),
        description: 'La mobilité que la consigne ajoute à la séance conseillée, comptée dans duration.',
        examples: ['15 min'],
      }),
    link: z
      .string()
      .optional()
      .meta({
        noun: feminine('page', 'lien', 'adresse'),
        refersTo: 'route',
        description: 'La page que la journée ouvre : le chemin de son fichier, sans .yaml.',
        examples: ['/training/phase1/upper-body'],
      }),
    suggested: citedId.optional().meta({
      noun: feminine('séance conseillée', 'conseillée', 'séance', 'conseil'),
      refersTo: 'workout',
      description: 'La séance conseillée ce jour-là : son id sur la page de link.',
      examples: ['pousser-et-tirer'],
    }),
    /** Repeats of a day of intervals; `slower` of a workout is a list of distances. */
    slower: onlyFor('coach', wholeNumber(1, 30))
      .optional()
      .meta({
        noun: feminine('dose du plus lent', 'version courte'),
        description: 'Les efforts du plus lent, quand la consigne lui en donne moins, pour le calcul des minutes.',
        examples: [2],
      }),
    accepted,
  })
  .meta({ title: 'Journée', description: 'Une journée de la semaine.' })
  .superRefine(({ intervals, type, link, rest }, context) => {
    if (!intervals) return;
    if (type !== 'fractionné') {
      refuse(context, 'intervals va avec « type: fractionné » : change le type, ou retire intervals', 'intervals');
    } else if (link) {
      refuse(context, 'garde intervals ou link, pas les deux : la journée a un seul minuteur', 'link');
    } else if (!rest && intervals.repeats.max > 1) {
      refuse(
        context,
        'repos manquant : ajoute rest, que le minuteur compte entre les efforts, ou « rest: aucun »',
        'intervals',
      );
    }
  })
  .superRefine(({ type, activity }, context) => {
    const written = activity.replace(/[\u00a0\u202f]/g, ' ').replaceAll('\u2060', '');
    const suggestion = MISTYPED_REPEATS.reduce((text, [found, by]) => text.replace(found, by), written);
    if (type !== 'fractionné' || suggestion === written) return;
    const message = 'répétitions mal écrites, dont les minutes ne se calculent pas';
    context.addIssue({ code: 'custom', path: ['activity'], message, params: { suggestion } });
  });
export type DayEntry = z.infer<typeof dayEntry>;

export const lighter = z
  .strictObject({
    fewerSets: wholeNumber(1, 5).meta({
      noun: plural(feminine('séries en moins', 'séries', 'tours')),
      description:
        'Combien de séries perd chaque exercice, et de tours chaque circuit. Il reste toujours au moins une série, ou un tour.',
      examples: [1],
    }),
    maxRpe: wholeNumber(1, 7).meta({
      noun: masculine('RPE maximal', 'RPE', 'effort'),
      description: 'L’effort à ne pas dépasser.',
      examples: [6],
    }),
  })
  .meta({
    title: 'Dose allégée',
    description: 'Ce que les séances ont de moins quand elles s’ouvrent depuis une journée de la semaine.',
  });
export type Lighter = z.infer<typeof lighter>;

export const week = z
  .strictObject({
    number: wholeNumber(1, 52).meta({
      noun: masculine('numéro', 'semaine'),
      description: 'Le numéro de la semaine, celui du nom du fichier.',
      examples: [1],
    }),
    id: onlyFor('coach', weekId)
      .optional()
      .meta({
        noun: masculine('identifiant'),
        description:
          'Un identifiant à toi, pour citer la semaine dans un texte sans son numéro : `{semaine simulation}`.',
        examples: ['simulation'],
      }),
    kind: weekKind.optional().meta({
      noun: feminine('nature', 'type', 'sorte'),
      description: 'Ce qui distingue la semaine, affiché à côté de son numéro. Rien pour une semaine normale.',
      examples: ['allégée'],
    }),
    lighter: lighter.optional().meta({ noun: feminine('dose allégée', 'allègement') }),
    focus: text.meta({
      noun: masculine('thème', 'objectif', 'note', 'titre'),
      description: 'Le thème de la semaine, en quelques mots, sous son numéro.',
      examples: ['Poser tes repères'],
    }),
    accepted,
    days: listOf(dayEntry).meta({
      noun: masculine('jour', 'journées'),
      description: 'Les sept journées, de lundi à dimanche.',
    }),
  })
  .meta({ title: 'Semaine', description: 'Une semaine du programme.' })
  .superRefine((week, context) => {
    if (!week.lighter || week.kind === 'allégée') return;
    refuse(context, 'lighter va avec une semaine allégée : ajoute « kind: allégée », ou retire lighter', 'lighter');
  });
export type Week = z.infer<typeof week>;

const mainLift = (region: string, example: string) =>
  citedId.meta({
    noun: masculine(`mouvement du ${region}`, region),
    refersTo: 'exercise',
    description: `Celui du ${region}, par son id du catalogue.`,
    examples: [example],
  });

const mainLifts = z
  .strictObject({
    lower: mainLift('bas du corps', 'squat-barre'),
    upper: mainLift('haut du corps', 'rowing-barre'),
  })
  .meta({
    noun: plural(masculine('mouvements de base')),
    description:
      'Les deux mouvements dont la charge monte pendant la phase : ils reviennent au moins une semaine sur deux.',
  });

export const phase = z
  .strictObject({
    name: name.meta({ description: 'Le nom de la phase.', examples: ['Fondation'] }),
    aim: richText.meta({
      noun: masculine('but', 'objectif'),
      description: 'Le but de la phase, en une phrase.',
      examples: ['Trouver ton rythme de semaine et apprendre les gestes des huit ateliers.'],
    }),
    principles: listOf(
      richItem.meta({
        description: 'Un principe, en une phrase.',
        examples: ['Aux ateliers, prends 50 % des charges.'],
      }),
    ).meta({
      noun: masculine('principe'),
      description: 'Comment s’entraîner pendant la phase : un principe par ligne.',
    }),
    mainLifts: mainLifts.optional(),
  })
  .meta({ title: 'Phase', description: 'Une phase du programme : son nom, son but, ses principes.' });
export type Phase = z.infer<typeof phase>;
