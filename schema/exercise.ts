import { z } from 'zod';
import { doseFields, listMeasures, MEASURES } from './dose.ts';
import { loadStep } from './load-growth.ts';
import { feminine, masculine, onlyFor } from './meta.ts';
import { listOf, oneOrMore, refuse } from './primitives.ts';
import { distance } from './quantity.ts';
import { citedExercise, citedId, howTo, name, notAccepted, slug, text, writtenAs } from './text.ts';

/** « un banc », « d’une barre », « de l’eau »: the articles, and the word that follows them. */
const WITH_ARTICLE = /^(?:(?:une?|des?|du|les?|la)\s+|[dl]’\s*)+(?=\S)/iu;
const NONE = /^(?:(?:aucune?|rien|néant|sans)(?!\p{L})|non$|pas\s+(?:de\s|d’))/iu;
/** The runner asks « Pas de traîneau ? » with it, so that it has no article of its own. */
const equipment = text.superRefine((named, context) => {
  if (NONE.test(named)) {
    refuse(context, 'equipment nomme le matériel qu’il faut : s’il n’en faut pas, retire cette ligne');
  }
  const bare = named.replace(WITH_ARTICLE, '');
  if (bare !== named) refuse(context, `sans article : écris « ${bare} »`);
});

/** An exercise of the catalogue or another one, either by its id or by its name. */
function refuseNames(context: z.RefinementCtx, what: string, { exercise, name }: { exercise?: string; name?: string }) {
  if ((exercise === undefined) !== (name === undefined)) return;
  const message =
    name === undefined
      ? `${what} sans nom : ajoute exercise (un id du catalogue) ou name`
      : 'garde exercise (un id du catalogue) ou name, pas les deux';
  refuse(context, message);
}

const ALTERNATIVE_EXPECTED =
  'un texte (entre guillemets doubles s’il contient « : »), exercise (un id du catalogue), ou name et sa dose';
const { time, ...otherDoseFields } = doseFields;

/** An alternative with its own dose, for one that is not counted as what it replaces. */
const alternativeFields = z
  .strictObject(
    {
      exercise: citedExercise.optional().meta({
        description: 'Un exercice du catalogue, par son id : son nom et son « Comment faire » s’affichent.',
        examples: ['presse-a-cuisses'],
      }),
      name: name.optional().meta({
        description: 'De quoi remplacer l’exercice, quand ce n’est pas un exercice du catalogue.',
        examples: ['Tirage à la poulie, un bras'],
      }),
      time: time.meta({
        description: 'Sa durée par série, à la place de la dose de l’exercice. Le minuteur la compte.',
        examples: ['30 s'],
      }),
      ...otherDoseFields,
      per: distance.optional().meta({
        noun: feminine('distance remplacée', 'pour', 'par'),
        description: 'La distance que vaut cette dose : avec `time: 30 s` et `per: 100 m`, 250 m font 75 s.',
        examples: ['100 m'],
      }),
    },
    { error: ({ code }) => (code === 'invalid_type' ? notAccepted(ALTERNATIVE_EXPECTED) : undefined) },
  )
  .meta({
    title: 'Remplaçant',
    description:
      'Un exercice du catalogue, ou un remplaçant qui a sa propre dose. Sans elle, son nom suffit, sur la ligne du tiret : il garde la dose de l’exercice.',
  })
  .superRefine(({ exercise, name, per, perSide, ...dose }, context) => {
    refuseNames(context, 'remplaçant', { exercise, name });
    const [given, other] = MEASURES.filter((measure) => dose[measure]);
    if (other) {
      refuse(context, `dose en double : garde un seul de ${listMeasures('et')}`, other);
    } else if (!given && (per || perSide !== undefined)) {
      refuse(context, `dose manquante : per et perSide vont avec ${listMeasures('ou')}`, 'reps');
    }
  });

/** A coach writes its name alone where it keeps the dose of the exercise. */
const alternative = z.preprocess((value) => (typeof value === 'string' ? { name: value } : value), alternativeFields);
export type Alternative = z.infer<typeof alternative>;

/** The app shows it behind the name of the variant: « Plus facile : Dips entre deux bancs si tu trembles ». */
const CONDITION = /^(?:si |s['’]|dès qu(?:e |['’]))/;
const CONDITION_EXPECTED = 'la fin d’une phrase, qui commence par « si » ou « dès que »';

/** An easier or a harder form, and for whom it is. */
const variant = z
  .strictObject({
    exercise: citedExercise.optional().meta({
      description: 'Un exercice du catalogue, par son id.',
      examples: ['tractions-assistees'],
    }),
    name: name.optional().meta({
      description: 'Le nom de la variante, quand ce n’est pas un exercice du catalogue.',
      examples: ['Dips entre deux bancs'],
    }),
    when: text
      .refine((written) => CONDITION.test(written), { error: notAccepted(CONDITION_EXPECTED) })
      .meta({
        ...writtenAs(CONDITION, CONDITION_EXPECTED),
        noun: feminine('condition', 'quand', 'si'),
        description: 'À qui elle s’adresse : la fin d’une phrase, qui commence par « si » ou « dès que ».',
        examples: ['si tu n’en fais pas 6 sans élan'],
      }),
  })
  .meta({ title: 'Variante', description: 'Une forme plus facile ou plus difficile d’un exercice, et pour qui.' })
  .superRefine((named, context) => refuseNames(context, 'variante', named));
export type Variant = z.infer<typeof variant>;

const BORROWED_OR_NONE = /^(?:comme [a-z0-9]+(?:-[a-z0-9]+)*|aucune \(\S.*\))$/;
const FIGURE_EXPECTED =
  '« comme » et un id du catalogue, comme goblet-squat, ou « aucune » et sa raison entre parenthèses';
/** Where an exercise has no figure of its own in content/figures/. */
const borrowedFigure = onlyFor(
  'coach',
  z
    .string()
    .regex(BORROWED_OR_NONE, { error: notAccepted(FIGURE_EXPECTED) })
    .meta({ ...writtenAs(BORROWED_OR_NONE, FIGURE_EXPECTED), likeAnother: 'exercise' }),
);

/** One exercise of the catalogue, described once and prescribed by its id. */
export const exercise = z
  .strictObject({
    id: slug.meta({
      noun: masculine('identifiant'),
      description: 'Le nom de l’exercice pour les séances, qui le citent tel quel. Ne le change plus ensuite.',
      examples: ['goblet-squat'],
    }),
    name: name.meta({ description: 'Le nom affiché dans la séance.', examples: ['Goblet squat'] }),
    equipment: equipment.optional().meta({
      noun: masculine('équipement'),
      description:
        'Le matériel qu’il lui faut, sans article : traîneau. Au pluriel, comme haltères, la charge notée est celle d’un seul.',
      examples: ['traîneau'],
    }),
    station: citedId.optional().meta({
      noun: masculine('atelier'),
      refersTo: 'station',
      description:
        'L’atelier de la course que l’exercice répète, par son id dans understanding.yaml : il en a la charge.',
      examples: ['sled-push'],
    }),
    countedIn: onlyFor('coach', oneOrMore(z.enum(MEASURES)))
      .optional()
      .meta({
        noun: feminine('mesure', 'unité', 'se compte en'),
        description:
          'Ce que ses doses peuvent compter : reps, time, distance. Rien pour un exercice qui se compte en reps ou en time.',
        examples: [['distance', 'time'], 'time'],
      }),
    load: loadStep.optional().meta({
      noun: feminine('charge', 'progression'),
      description:
        'De combien monte sa charge (loadGrowth) ; aide, si ses kilos sont ceux d’une aide. Rien pour un exercice sans charge.',
      examples: ['haut du corps'],
    }),
    howTo: howTo.meta({
      description: 'Comment faire, en une ou deux phrases : la position, le geste, la faute habituelle.',
      examples: ['Haltère contre la poitrine, descends entre tes genoux sans décoller les talons.'],
    }),
    figure: borrowedFigure.optional().meta({
      noun: feminine('figure', 'dessin'),
      description:
        'La figure d’un autre exercice, ou la raison de n’en avoir aucune ; sans elle, content/figures/ dessine la sienne.',
      examples: ['comme goblet-squat', 'aucune (chacun choisit ses mouvements)'],
    }),
    easier: variant.optional().meta({ noun: feminine('variante plus facile', 'plus facile') }),
    harder: variant.optional().meta({ noun: feminine('variante plus difficile', 'plus difficile') }),
    alternatives: listOf(alternative).meta({
      noun: feminine('alternative'),
      description: 'Par quoi le remplacer sans le matériel, le meilleur remplaçant en premier.',
      examples: [['Squat avec un sac à dos chargé']],
    }),
  })
  .meta({ title: 'Exercice', description: 'Un exercice du catalogue : décrit une fois, cité par les séances.' });
export type Exercise = z.infer<typeof exercise>;

/** A file of content/exercises/: one family of exercises. */
export const exerciseFamily = z
  .strictObject({
    family: onlyFor('coach', text).meta({
      noun: feminine('famille'),
      description: 'Le nom de la famille, pour s’y retrouver entre coachs : il ne s’affiche pas.',
      examples: ['Squat et fentes'],
    }),
    exercises: listOf(exercise).meta({
      noun: masculine('exercice', 'exos', 'mouvements'),
      description: 'Les exercices de la famille.',
    }),
  })
  .meta({ title: 'Famille d’exercices', description: 'Une famille du catalogue d’exercices.' });
