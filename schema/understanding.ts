import { z } from 'zod';
import { feminine, masculine, type Published, plural } from './meta.ts';
import { listOf, refuse } from './primitives.ts';
import { distance, raceLoad, reps } from './quantity.ts';
import { itemId, paragraph, section } from './section.ts';
import { citedId, howTo, intro, name, richText, slug, text, title } from './text.ts';

const divisionFields = z
  .strictObject({
    id: slug.optional().meta({
      noun: masculine('identifiant'),
      description: 'L’identifiant de la division. Ne le change plus ensuite.',
      examples: ['femmes-open'],
    }),
    name: name.meta({ description: 'Le nom de la division.', examples: ['Femmes Open'] }),
  })
  .meta({
    title: 'Division',
    description: 'Une division de la course. Sans id, son nom suffit, sur la ligne du tiret.',
  });
const division = z.preprocess((value) => (typeof value === 'string' ? { name: value } : value), divisionFields);
export type Division = z.infer<typeof divisionFields>;

/** Two athletes who share the stations with the loads of one division. */
const doubles = z
  .strictObject({
    id: slug.meta({
      noun: masculine('identifiant'),
      description: 'L’identifiant de la division. Ne le change plus ensuite.',
      examples: ['doubles-mixtes'],
    }),
    name: name.meta({ description: 'Le nom de la division.', examples: ['Doubles mixtes'] }),
    loadsOf: citedId.meta({
      noun: plural(feminine('charges')),
      refersTo: 'division',
      description: 'L’id de la division dont elle prend les charges.',
      examples: ['hommes-open'],
    }),
  })
  .meta({ title: 'Doubles', description: 'Une division à deux, qui prend les charges d’une autre.' });

const station = z
  .strictObject({
    id: itemId.meta({ examples: ['skierg'] }),
    name: name.meta({ description: 'Le nom de l’atelier.', examples: ['SkiErg'] }),
    resultNames: listOf(
      text.meta({
        noun: masculine('nom'),
        description: 'Un autre nom, sans sa distance.',
        examples: ['Ski'],
      }),
    )
      .optional()
      .meta({
        noun: plural(masculine('noms des résultats')),
        description: 'Ses autres noms sur les pages de résultats, où l’app reconnaît ainsi son temps.',
        examples: [['Ski', 'Ski Erg']],
      }),
    work: text.meta({
      noun: masculine('travail'),
      description: 'Ce qu’il y a à faire, en chiffres.',
      examples: ['1000 m', '100 répétitions'],
    }),
    distance: distance.optional().meta({
      noun: feminine('distance'),
      description: 'Sa distance en course, pour comparer une simulation à la course. Sinon, donne reps.',
      examples: ['1000 m'],
    }),
    reps: reps.optional().meta({
      noun: plural(feminine('répétitions', 'répétition')),
      description: 'Ses répétitions en course, quand il n’a pas de distance.',
      examples: [100],
    }),
    howTo: howTo.meta({
      description: 'Comment t’y prendre, en deux ou trois phrases.',
      examples: ['Engage le dos et les abdominaux avant les bras, et souffle à chaque tirage.'],
    }),
    standard: richText.meta({
      noun: masculine('contrôle du juge'),
      description: 'Ce que le juge vérifie.',
      examples: ['Les 1000 m entiers doivent s’afficher avant que tu lâches les poignées.'],
    }),
    loads: z
      .array(raceLoad)
      .optional()
      .meta({
        noun: plural(feminine('charges')),
        description: 'La charge de chaque division, dans l’ordre de divisions. Rien pour un atelier sans charge.',
        examples: [['102 kg', '152 kg', '152 kg', '202 kg']],
      }),
    targets: z
      .array(distance)
      .optional()
      .meta({
        noun: plural(feminine('cibles', 'hauteurs')),
        description: 'La hauteur de la cible de chaque division, dans leur ordre, une par ligne.',
        examples: [['2,70 m', '2,70 m', '3,00 m', '3,00 m']],
      }),
  })
  .meta({ title: 'Atelier', description: 'Un atelier de la course.' });
export type Station = Published<z.infer<typeof station>>;

export const understanding = z
  .strictObject({
    title: title.meta({ description: 'Le titre de l’écran.', examples: ['Comprendre la course'] }),
    intro: intro.meta({
      description: 'Le texte sous le titre.',
      examples: ['Tu cours 1 km, tu passes un atelier, tu repars courir : huit fois de suite.'],
    }),
    race: z
      .strictObject({
        laps: z
          .int()
          .min(1)
          .meta({
            noun: plural(masculine('tours')),
            description: 'Le nombre de tours, comme dans limits.yaml.',
            examples: [8],
          }),
        lapDistance: distance.meta({
          noun: feminine('distance d’un tour'),
          description: 'La longueur d’un tour.',
          examples: ['1 km'],
        }),
      })
      .meta({ noun: feminine('course'), description: 'La course dessinée en haut de l’écran.' }),
    divisions: listOf(division).meta({
      noun: feminine('division'),
      description: 'Les divisions, dans l’ordre des charges.',
    }),
    doubles: z
      .array(doubles)
      .optional()
      .meta({
        noun: plural(masculine('Doubles')),
        description: 'Les divisions à deux, que les membres peuvent choisir aussi.',
      }),
    stations: listOf(station).meta({
      noun: masculine('atelier'),
      description: 'Les ateliers, dans l’ordre de la course.',
    }),
    components: z
      .strictObject({
        title: title.meta({ description: 'Le titre de la partie.', examples: ['Ce que la course te demande'] }),
        items: listOf(paragraph).meta({ noun: masculine('élément'), description: 'Les qualités à entraîner.' }),
      })
      .meta({ noun: plural(feminine('composantes')), description: 'Ce que la course demande au corps.' }),
    rules: z.array(section).meta({ noun: feminine('règle'), description: 'Les formats et les règles, repliés.' }),
    safety: z.array(section).meta({ noun: feminine('précaution'), description: 'Les précautions de santé.' }),
    disclaimer: richText.meta({
      noun: masculine('avertissement médical'),
      description: 'La mention de santé, en bas de l’écran.',
      examples: ['Contenu informatif, ne remplace pas un avis médical.'],
    }),
    nonAffiliation: richText.meta({
      noun: feminine('mention de non-affiliation'),
      description: 'La mention d’indépendance, en bas de l’écran.',
      examples: ['Application indépendante, sans lien avec l’organisation de la course.'],
    }),
    headings: z
      .strictObject({
        stations: text.meta({
          noun: masculine('atelier'),
          description: 'Le titre des ateliers.',
          examples: ['Les 8 ateliers'],
        }),
        rules: text.meta({
          noun: feminine('règle'),
          description: 'Le titre des règles.',
          examples: ['Formats et règles'],
        }),
        safety: text.meta({
          noun: feminine('précaution'),
          description: 'Le titre des précautions.',
          examples: ['Ta santé d’abord'],
        }),
      })
      .meta({ noun: plural(masculine('intertitres')), description: 'Les titres des parties.' }),
  })
  .meta({ title: 'La course expliquée', description: 'L’écran /understanding : la course, ses ateliers, ses règles.' })
  .superRefine(({ divisions, doubles = [], stations }, context) => {
    for (const [index, { loadsOf }] of doubles.entries()) {
      if (!doubles.some(({ id }) => id === loadsOf)) continue;
      const message = `« ${loadsOf} » n’a pas de charges à elle : écris l’id d’une des divisions`;
      refuse(context, message, 'doubles', index, 'loadsOf');
    }
    const lists = stations.flatMap(({ loads, targets }, index) => [
      { path: ['stations', index, 'loads'], noun: 'charges', found: loads?.length ?? divisions.length },
      { path: ['stations', index, 'targets'], noun: 'cibles', found: targets?.length ?? divisions.length },
    ]);
    const wrong = lists.filter(({ found }) => found !== divisions.length);
    const [first] = wrong;
    if (first && wrong.length > 1 && wrong.every(({ found }) => found === first.found)) {
      const message = `${divisions.length} divisions, mais ${first.found} charges ou cibles à ${wrong.length} endroits : une par division`;
      refuse(context, message, 'divisions');
      return;
    }
    for (const { path, noun, found } of wrong) {
      const message = `nombre de ${noun} : ${found}, attendu : ${divisions.length}, une par division et dans leur ordre`;
      refuse(context, message, ...path);
    }
  });
export type Understanding = Published<z.infer<typeof understanding>>;
