import { z } from 'zod';

/** The days of a week, in order. */
export const DAYS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'] as const;
export const day = z.enum(DAYS);
export type Day = z.infer<typeof day>;

/** How hard a day feels, from the easiest to the hardest. The RPE of each is in training.yaml. */
export const INTENSITIES = ['récupération', 'facile', 'modérée', 'difficile', 'maximale'] as const;
export const intensity = z.enum(INTENSITIES);
export type Intensity = z.infer<typeof intensity>;

/** What kind of day it is. `force`, `spécifique` and `activation` happen in the gym. */
export const SESSION_TYPES = [
  'force',
  'spécifique',
  'activation',
  'footing',
  'fractionné',
  'sortie longue',
  'repos',
  'compétition',
] as const;
export const sessionType = z.enum(SESSION_TYPES);
export type SessionType = z.infer<typeof sessionType>;

export const GYM_TYPES: readonly SessionType[] = ['force', 'spécifique', 'activation'];
export const RUN_TYPES: readonly SessionType[] = ['footing', 'fractionné', 'sortie longue'];

/** What makes a week stand out; a week without a kind is a normal one. */
export const WEEK_KINDS = ['allégée', 'affûtage', 'course'] as const;
export const weekKind = z.enum(WEEK_KINDS);
export type WeekKind = z.infer<typeof weekKind>;
