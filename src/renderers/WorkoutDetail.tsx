import type { PublishedBlock, PublishedOption, PublishedPage, PublishedPrescription } from '../../schema/programme.ts';
import { alternativeText } from '../format/dose.ts';
import { formatDistance, formatDuration, formatReps, formatRest } from '../format/quantities.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import { Points } from './Points.tsx';
import styles from './WorkoutDetail.module.css';

interface WorkoutDetailProps {
  option: PublishedOption;
  /** What frames every workout of the page. */
  page: Pick<PublishedPage, 'warmUp' | 'coolDown'>;
  /** The line of caution that stands on every workout. */
  safety: string;
}

/** A chosen workout: its rest rule, then what to do, in order. */
export function WorkoutDetail({ option, page, safety }: WorkoutDetailProps) {
  return (
    <div className={styles.workout}>
      <dl className={styles.rest}>
        <dt>Repos</dt>
        <dd>{formatRest(option.rest)}</dd>
      </dl>
      <dl className={styles.facts}>
        {option.estimatedDuration && (
          <div>
            <dt>Durée estimée</dt>
            <dd className={styles.length}>{formatDuration(option.estimatedDuration)}</dd>
          </div>
        )}
        {option.effort && (
          <div>
            <dt>Effort</dt>
            <dd>{option.effort}</dd>
          </div>
        )}
      </dl>
      <Frame title="Échauffement" frame={page.warmUp} />
      <div className={styles.blocks}>
        {option.blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks never move, and two may have the same title.
          <Block key={index} block={block} />
        ))}
      </div>
      <Frame title="Retour au calme" frame={page.coolDown} />
      <p className={styles.safety}>{safety}</p>
    </div>
  );
}

function Frame({ title, frame }: { title: string; frame: PublishedPage['warmUp'] }) {
  return (
    <section className={styles.frame}>
      <h2>
        {title} <span>{formatDuration(frame.duration)}</span>
      </h2>
      <p>{frame.text}</p>
    </section>
  );
}

function Block({ block: { title, rounds, rest, exercises } }: { block: PublishedBlock }) {
  const heading = [title, rounds > 1 && `${rounds}\u00a0tours`].filter(Boolean).join(' · ');
  return (
    <section className={styles.block}>
      <h2 className={heading ? styles.blockTitle : 'visually-hidden'}>{heading || 'Exercices'}</h2>
      {rest && <p className={styles.blockRest}>Repos {formatRest(rest)}</p>}
      <ol className={styles.exercises}>
        {exercises.map((prescription) => (
          <Exercise key={prescription.exercise.id} prescription={prescription} />
        ))}
      </ol>
    </section>
  );
}

function Exercise({ prescription }: { prescription: PublishedPrescription }) {
  const { exercise, load, note } = prescription;
  return (
    <li className={styles.exercise}>
      <h3 className={styles.name}>{exercise.name}</h3>
      <p className={styles.dose}>
        <Dose {...prescription} />
      </p>
      {(load ?? note) && <p className={styles.note}>{[load, note].filter(Boolean).join(' · ')}</p>}
      <div className={styles.howTo}>
        <Disclosure summary="Comment faire">
          <p>{exercise.howTo}</p>
          <h4>À la place</h4>
          <Points points={exercise.alternatives.map((alternative) => alternativeText(prescription, alternative))} />
        </Disclosure>
      </div>
    </li>
  );
}

function Dose({ sets, reps, time, distance, perSide }: PublishedPrescription) {
  const amountIsReps = !time && !distance;
  const amount = time ? formatDuration(time) : distance ? formatDistance(distance) : reps ? formatReps(reps) : '';
  const unit = [amountIsReps && sets === 1 && 'répétitions', perSide && 'par côté'].filter(Boolean).join(' ');
  return (
    <>
      {sets > 1 && (
        <>
          <span className={styles.sets}>{sets}</span>
          <span className={styles.times}>{'\u00a0×\u00a0'}</span>
        </>
      )}
      {amount}
      {unit && <span className={styles.unit}> {unit}</span>}
    </>
  );
}
