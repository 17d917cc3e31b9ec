import { z } from 'zod';
import { feminine, masculine, onlyFor, type Published, plural } from './meta.ts';
import { listOf } from './primitives.ts';
import { notAccepted, text } from './text.ts';

/** What the whole app shares: its name and the ways out of it. */
export const app = z
  .strictObject({
    name: z
      .string()
      .min(1)
      .meta({ noun: masculine('nom'), description: 'Le nom de l’application, partout.', examples: ['Objectif 8'] }),
    tagline: listOf(text).meta({
      noun: feminine('devise'),
      description: 'La devise de l’écran de connexion, une ligne par élément.',
      examples: [['8 tours, 8 ateliers, un objectif']],
    }),
    description: onlyFor('build', text).meta({
      noun: feminine('description', 'consigne', 'texte', 'note'),
      description: 'Ce que les moteurs de recherche et l’installation disent de l’application, en une phrase.',
      examples: ['Prépare ta course avec un programme de 12 semaines.'],
    }),
    links: z
      .strictObject({
        join: z.url({ protocol: /^https$/, error: notAccepted('une adresse web qui commence par https://') }).meta({
          noun: feminine('adresse du guide'),
          description: 'Le guide pour qui n’est pas encore membre, ouvert depuis l’écran de connexion.',
          examples: ['https://objectif8.example/rejoindre'],
        }),
      })
      .meta({ noun: plural(masculine('liens')), description: 'Les adresses web.' }),
    contact: z
      .strictObject({
        email: z.email().meta({
          noun: feminine('adresse email'),
          description: 'L’adresse qui reçoit les messages.',
          examples: ['contact@objectif8.example'],
        }),
        subject: z
          .string()
          .min(1)
          .optional()
          .meta({
            noun: masculine('objet'),
            description: 'L’objet de ces messages ; sans ce champ, une question sur le programme.',
            examples: ['Question'],
          }),
      })
      .meta({ noun: masculine('contact'), description: 'Comment les membres écrivent aux coachs.' }),
  })
  .transform(({ contact, ...rest }) => ({
    ...rest,
    contact: { ...contact, subject: contact.subject ?? `Question sur le programme ${rest.name}` },
  }))
  .meta({
    title: 'Application',
    description: 'Ce que toute l’application partage : son nom, sa devise, ses adresses.',
  });
export type App = Published<z.infer<typeof app>>;
