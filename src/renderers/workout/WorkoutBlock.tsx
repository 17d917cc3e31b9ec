import { ChartNoAxesColumn } from 'lucide';

import { Link, type To } from 'react-router-dom';
import type { Figure as FigureModel, Figures } from '../../../schema/figure.ts';
import type { PublishedBlock, PublishedPrescription } from '../../../schema/programme.ts';
import { Figure } from '../../figures/Figure.tsx';
import { FigureStill } from '../../figures/FigureStill.tsx';
import { formatAlternative } from '../../format/alternative.ts';
import { doseParts } from '../../format/dose.ts';
import { formatLoad, raceLoadOf } from '../../format/load.ts';
import { formatRestLine } from '../../format/quantities.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Cluster, Rows, Stack } from '../../ui/layout.tsx';
import { PointList } from '../Points.tsx';
import { Prose } from '../Prose.tsx';
import { Variants } from '../Variants.tsx';
import styles from './WorkoutBlock.module.css';

interface WorkoutBlockProps {
  block: PublishedBlock;
  /** The id of the member's division, whose kilograms it shows. */
  division: string | undefined;
  /** By the ids of exercises. */
  figures: Figures | undefined;
  /** Where what was done of an exercise is shown, by its id. */
  historyHref: ((exercise: string) => To) | undefined;
}

/** A block of a workout: its exercises, in order. */
export function WorkoutBlock({
  block: { title, rounds, rest, exercises },
  division,
  figures,
  historyHref,
}: WorkoutBlockProps) {
  const heading = [title, rounds > 1 && `${rounds}\u00a0tours`].filter(Boolean).join(' · ');
  return (
    <Stack as="section" gap={2}>
      <h2 className={heading ? undefined : 'visually-hidden'}>{heading || 'Exercices'}</h2>
      {rest && <p className="muted">{formatRestLine(rest)}</p>}
      <Rows as="ol" strong className={styles.exercises}>
        {exercises.map((prescription, index) => (
          <Exercise
            // biome-ignore lint/suspicious/noArrayIndexKey: lines never move, and two may be of one exercise.
            key={index}
            prescription={prescription}
            division={division}
            figure={figures?.[prescription.exercise.id]}
            historyHref={historyHref}
          />
        ))}
      </Rows>
    </Stack>
  );
}

interface ExerciseProps {
  prescription: PublishedPrescription;
  division: string | undefined;
  figure: FigureModel | undefined;
  historyHref: WorkoutBlockProps['historyHref'];
}

function Exercise({ prescription, division, figure, historyHref }: ExerciseProps) {
  const { exercise, pace, load, note } = prescription;
  return (
    <li className={styles.exercise}>
      {figure && (
        <div className={styles.figure}>
          <FigureStill figure={figure} />
        </div>
      )}
      <Cluster className={styles.what}>
        <h3 className="heading">
          {historyHref ? (
            <Link to={historyHref(exercise.id)} className={styles.history}>
              {exercise.name}
              <Icon icon={ChartNoAxesColumn} className="screen-only" />
            </Link>
          ) : (
            exercise.name
          )}
        </h3>
        {pace && <p className="muted">{pace.name}</p>}
      </Cluster>
      <p className={`${styles.dose} number`}>
        <Dose prescription={prescription} />
      </p>
      {(load ?? note) && (
        <p className="capitalized">
          {load && formatLoad(load, raceLoadOf(exercise, division))}
          {load && note && ' · '}
          {note && <Prose text={note} />}
        </p>
      )}
      <Variants {...exercise} />
      <div className={`${styles.howTo} muted`}>
        <Disclosure summary="Comment faire">
          {figure && <Figure figure={figure} name={exercise.name} />}
          <p>
            <Prose text={exercise.howTo} />
          </p>
          <h4>Pour le remplacer</h4>
          <PointList>
            {exercise.alternatives.map((alternative) => (
              <li key={JSON.stringify(alternative)}>
                {formatAlternative(prescription, alternative)}
                {alternative.howTo && (
                  <p>
                    <Prose text={alternative.howTo} />
                  </p>
                )}
              </li>
            ))}
          </PointList>
        </Disclosure>
      </div>
    </li>
  );
}

function Dose({ prescription }: { prescription: PublishedPrescription }) {
  const { sets, amount, unit } = doseParts(prescription);
  return (
    <>
      {sets && (
        <>
          <span className="accent">{sets}</span>
          <span className={styles.times}>{'\u00a0×\u00a0'}</span>
        </>
      )}
      {amount}
      {unit && <span className={`${styles.unit} small muted`}> {unit}</span>}
    </>
  );
}
