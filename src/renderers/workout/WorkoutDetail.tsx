import { Link, type To } from 'react-router-dom';
import type { Figures } from '../../../schema/figure.ts';
import type { PublishedBlock, PublishedPace, PublishedPage, PublishedWorkout } from '../../../schema/programme.ts';
import type { RichText } from '../../../schema/rich-text.ts';
import type { DoseReduction } from '../../format/lighter.ts';
import { raceLoadOf } from '../../format/load.ts';
import { formatDuration, formatRest } from '../../format/quantities.ts';
import { Cluster, Columns, Stack } from '../../ui/layout.tsx';
import { PaceText } from '../PaceLine.tsx';
import { Prose } from '../Prose.tsx';
import { WorkoutBlock } from './WorkoutBlock.tsx';
import styles from './WorkoutDetail.module.css';

interface WorkoutDetailProps {
  workout: PublishedWorkout;
  /** Its warm-up is that of the workouts without one of their own; its cool-down is everybody's. */
  page: Pick<PublishedPage, 'warmUp' | 'coolDown'>;
  /** The line of caution of every workout. */
  safety: RichText;
  /** What its doses have less. */
  reductions?: readonly DoseReduction[];
  /** On a day with lighter doses its length is that of the day. */
  isLengthOfDay?: boolean;
  /** The id of the member's division, whose kilograms it shows. */
  division?: string | undefined;
  /** By the ids of exercises. */
  figures?: Figures;
  /** Where the division is chosen, with the state for the way back. */
  divisionLink?: { to: To; state: unknown };
  /** Where what was done of an exercise is shown, by its id. */
  historyHref?: (exercise: string) => To;
}

/** A chosen workout: its rest rule, then what to do, in order. */
export function WorkoutDetail({
  workout,
  page,
  safety,
  reductions = [],
  isLengthOfDay = false,
  division,
  figures,
  divisionLink,
  historyHref,
}: WorkoutDetailProps) {
  return (
    <Stack className={styles.workout}>
      <Cluster as="dl" className={styles.rest}>
        <dt className="accent strong">Repos</dt>
        <dd className="heading strong">{formatRest(workout.rest)}</dd>
      </Cluster>
      <Columns as="dl" of="lines" className={`${styles.facts} facts`}>
        {workout.estimatedDuration && (
          <div>
            <dt>{isLengthOfDay ? 'Durée ce jour-là' : 'Durée estimée'}</dt>
            <dd className={styles.length}>{formatDuration(workout.estimatedDuration)}</dd>
          </div>
        )}
        {reductions.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        {divisionLink && workout.blocks.some((block) => lacksKilograms(block, division)) && (
          <div className="screen-only">
            <dt>Charges</dt>
            <dd>
              <Link {...divisionLink}>Choisis ta division</Link> pour les lire en kilos.
            </dd>
          </div>
        )}
        {workout.effort && (
          <div>
            <dt>Effort</dt>
            <dd>{workout.effort}</dd>
          </div>
        )}
        {pacesOf(workout).map((pace) => (
          <div key={pace.id}>
            <dt>{pace.name}</dt>
            <dd>
              <PaceText pace={pace} />
            </dd>
          </div>
        ))}
      </Columns>
      <WarmUpOrCoolDown title="Échauffement" content={workout.warmUp ?? page.warmUp} />
      <Stack className={styles.blocks}>
        {workout.blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks never move, and two may have the same title.
          <WorkoutBlock key={index} block={block} division={division} figures={figures} historyHref={historyHref} />
        ))}
      </Stack>
      <WarmUpOrCoolDown title="Retour au calme" content={page.coolDown} />
      <p className="callout">
        <Prose text={safety} />
      </p>
    </Stack>
  );
}

/** The paces that it is run at, each once. */
function pacesOf({ blocks }: PublishedWorkout): PublishedPace[] {
  const paces = blocks.flatMap(({ exercises }) => exercises.flatMap(({ pace }) => pace ?? []));
  return [...new Map(paces.map((pace) => [pace.id, pace])).values()];
}

function WarmUpOrCoolDown({ title, content }: { title: string; content: PublishedPage['warmUp'] }) {
  return (
    <Stack as="section" gap={1} className={styles.warmUpOrCoolDown}>
      <h2 className="large">
        {title} <span className="muted medium">{formatDuration(content.duration)}</span>
      </h2>
      <p>
        <Prose text={content.text} />
      </p>
    </Stack>
  );
}

const lacksKilograms = ({ exercises }: PublishedBlock, division: string | undefined) =>
  exercises.some(({ load, exercise }) => load?.raceShare && exercise.raceLoads && !raceLoadOf(exercise, division));
