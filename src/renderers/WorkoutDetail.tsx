import { ChartNoAxesColumn } from 'lucide';
import type { To } from 'react-router-dom';
import type { Figure as FigureModel, Figures } from '../../schema/figure.ts';
import type {
  PublishedBlock,
  PublishedOption,
  PublishedPace,
  PublishedPage,
  PublishedPrescription,
} from '../../schema/programme.ts';
import type { RichText } from '../../schema/rich-text.ts';
import { Figure } from '../figures/Figure.tsx';
import { FigureStill } from '../figures/FigureStill.tsx';
import { formatAlternative } from '../format/alternative.ts';
import { doseParts } from '../format/dose.ts';
import { formatLoad, raceLoadOf } from '../format/load.ts';
import { formatDuration, formatRest, formatRestLine } from '../format/quantities.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import { PaceText } from './PaceLine.tsx';
import { PointList } from './Points.tsx';
import { Prose } from './Prose.tsx';
import { Variants } from './Variants.tsx';
import styles from './WorkoutDetail.module.css';

interface WorkoutDetailProps {
  option: PublishedOption;
  /** Its warm-up is that of the workouts without one of their own; its cool-down is everybody's. */
  page: Pick<PublishedPage, 'warmUp' | 'coolDown'>;
  /** The line of caution that stands on every workout. */
  safety: RichText;
  /** What its doses have less, in a light week; the length is then that of the day. */
  lighter?: string | undefined;
  /** The id of the member's division, whose kilograms it shows. */
  division?: string | undefined;
  /** By the ids of exercises. */
  figures?: Figures;
  /** Where the division is chosen, and what that screen is told of this one. */
  divisionLink?: { to: To; state: unknown };
  /** Where what was done of an exercise is shown, by its id. */
  historyHref?: (exercise: string) => To;
}

/** A chosen workout: its rest rule, then what to do, in order. */
export function WorkoutDetail({
  option,
  page,
  safety,
  lighter,
  division,
  figures,
  divisionLink,
  historyHref,
}: WorkoutDetailProps) {
  return (
    <div className={styles.workout}>
      <dl className={styles.rest}>
        <dt>Repos</dt>
        <dd>{formatRest(option.rest)}</dd>
      </dl>
      <dl className={styles.facts}>
        {option.estimatedDuration && (
          <div>
            <dt>{lighter ? 'Durée ce jour-là' : 'Durée estimée'}</dt>
            <dd className={styles.length}>{formatDuration(option.estimatedDuration)}</dd>
          </div>
        )}
        {lighter && (
          <div>
            <dt>Semaine allégée</dt>
            <dd>{lighter}</dd>
          </div>
        )}
        {divisionLink && option.blocks.some((block) => lacksKilograms(block, division)) && (
          <div className="screen-only">
            <dt>Charges</dt>
            <dd>
              <Link {...divisionLink}>Choisis ta division</Link> pour les lire en kilos.
            </dd>
          </div>
        )}
        {option.effort && (
          <div>
            <dt>Effort</dt>
            <dd>{option.effort}</dd>
          </div>
        )}
        {pacesOf(option).map((pace) => (
          <div key={pace.id}>
            <dt>{pace.name}</dt>
            <dd>
              <PaceText pace={pace} />
            </dd>
          </div>
        ))}
      </dl>
      <WarmUpOrCoolDown title="Échauffement" content={option.warmUp ?? page.warmUp} />
      <div className={styles.blocks}>
        {option.blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks never move, and two may have the same title.
          <Block key={index} block={block} division={division} figures={figures} historyHref={historyHref} />
        ))}
      </div>
      <WarmUpOrCoolDown title="Retour au calme" content={page.coolDown} />
      <p className={styles.safety}>
        <Prose text={safety} />
      </p>
    </div>
  );
}

/** The paces of its runs, each once. */
function pacesOf({ blocks }: PublishedOption): PublishedPace[] {
  const paces = blocks.flatMap(({ exercises }) => exercises.flatMap(({ pace }) => pace ?? []));
  return [...new Map(paces.map((pace) => [pace.id, pace])).values()];
}

function WarmUpOrCoolDown({ title, content }: { title: string; content: PublishedPage['warmUp'] }) {
  return (
    <section className={styles.warmUpOrCoolDown}>
      <h2>
        {title} <span>{formatDuration(content.duration)}</span>
      </h2>
      <p>
        <Prose text={content.text} />
      </p>
    </section>
  );
}

const lacksKilograms = ({ exercises }: PublishedBlock, division: string | undefined) =>
  exercises.some(({ load, exercise }) => load?.raceShare && exercise.raceLoads && !raceLoadOf(exercise, division));

interface BlockProps {
  block: PublishedBlock;
  division: string | undefined;
  figures: Figures | undefined;
  historyHref: WorkoutDetailProps['historyHref'];
}

function Block({ block: { title, rounds, rest, exercises }, division, figures, historyHref }: BlockProps) {
  const heading = [title, rounds > 1 && `${rounds}\u00a0tours`].filter(Boolean).join(' · ');
  return (
    <section>
      <h2 className={heading ? styles.blockTitle : 'visually-hidden'}>{heading || 'Exercices'}</h2>
      {rest && <p className={styles.blockRest}>{formatRestLine(rest)}</p>}
      <ol className={styles.exercises}>
        {exercises.map((prescription) => (
          <Exercise
            key={prescription.exercise.id}
            prescription={prescription}
            division={division}
            figure={figures?.[prescription.exercise.id]}
            historyHref={historyHref}
          />
        ))}
      </ol>
    </section>
  );
}

interface ExerciseProps {
  prescription: PublishedPrescription;
  division: string | undefined;
  figure: FigureModel | undefined;
  historyHref: WorkoutDetailProps['historyHref'];
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
      <div className={styles.what}>
        <h3 className={styles.name}>
          {historyHref ? (
            <Link to={historyHref(exercise.id)} className={styles.history}>
              {exercise.name}
              <Icon icon={ChartNoAxesColumn} className="screen-only" />
            </Link>
          ) : (
            exercise.name
          )}
        </h3>
        {pace && <p className={styles.pace}>{pace.name}</p>}
      </div>
      <p className={styles.dose}>
        <Dose prescription={prescription} />
      </p>
      {(load ?? note) && (
        <p className={styles.note}>
          {load && formatLoad(load, raceLoadOf(exercise, division))}
          {load && note && ' · '}
          {note && <Prose text={note} />}
        </p>
      )}
      <Variants {...exercise} />
      <div className={styles.howTo}>
        <Disclosure summary="Comment faire">
          {figure && <Figure figure={figure} name={exercise.name} />}
          <p>
            <Prose text={exercise.howTo} />
          </p>
          <h4>À la place</h4>
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
          <span className={styles.sets}>{sets}</span>
          <span className={styles.times}>{'\u00a0×\u00a0'}</span>
        </>
      )}
      {amount}
      {unit && <span className={styles.unit}> {unit}</span>}
    </>
  );
}
