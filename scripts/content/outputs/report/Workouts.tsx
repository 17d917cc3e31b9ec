import { parseRichText } from '../../../../schema/rich-text.ts';
import type { Block, Prescription, WorkoutOption, WorkoutPage } from '../../../../schema/workout.ts';
import { formatDose } from '../../../../src/format/dose.ts';
import { formatLoad } from '../../../../src/format/load.ts';
import { formatDuration, formatRest } from '../../../../src/format/quantities.ts';
import { plainText } from '../../../../src/format/richText.ts';
import { blocksOf } from '../../workout-blocks.ts';
import type { ComputedMinutes } from '../../workout-time.ts';
import type { Names } from '../display-names.ts';
import { computedText } from './computed-text.ts';
import type { Computed } from './overview.ts';

interface WorkoutsProps {
  phase: number;
  page: WorkoutPage;
  names: Names;
  computed: Computed;
}

/** The workouts of a page with all their exercises. */
export function Workouts({ phase, page, names, computed }: WorkoutsProps) {
  const { warmUp, coolDown, options } = page;
  return (
    <section className="page">
      <h3>
        <span className="phase">Phase {phase}</span> {page.title}
      </h3>
      <p className="framing">
        Échauffement {formatDuration(warmUp.duration)}, retour au calme {formatDuration(coolDown.duration)} ·{' '}
        {options.length === 1 ? '1 séance' : `${options.length} séances`}
      </p>
      <div className="options">
        {options.map((option) => (
          <Option key={option.id} option={option} names={names} minutes={computed.ofWorkout(option, page)} />
        ))}
      </div>
    </section>
  );
}

interface OptionProps {
  option: WorkoutOption;
  names: Names;
  minutes: ComputedMinutes | undefined;
}

function Option({ option, names, minutes }: OptionProps) {
  const { name, summary, rest, estimatedDuration, effort, warmUp } = option;
  const circuits = blocksOf(option);
  return (
    <article className="option">
      <h4>{name}</h4>
      <p className="summary">{summary}</p>
      <p className="facts">
        {[
          estimatedDuration && formatDuration(estimatedDuration),
          minutes && `calcul ${computedText(minutes)}\u00a0min`,
          warmUp && `échauffement ${formatDuration(warmUp.duration)}`,
          `repos ${formatRest(rest)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {circuits.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: circuits have no other name, and nothing here ever moves
        <Circuit key={index} block={block} names={names} />
      ))}
      {effort && <p className="effort">{effort}</p>}
    </article>
  );
}

function Circuit({ block: { title, rounds, rest, exercises }, names }: { block: Block; names: Names }) {
  const heading = [title, rounds > 1 && `${rounds}\u00a0tours`, rest && `repos ${formatRest(rest)}`].filter(Boolean);
  return (
    <>
      {heading.length > 0 && <p className="circuit">{heading.join(' · ')}</p>}
      <ul className="doses">
        {exercises.map((prescription) => (
          <Dose key={prescription.exercise} prescription={prescription} names={names} />
        ))}
      </ul>
    </>
  );
}

function Dose({ prescription, names }: { prescription: Prescription; names: Names }) {
  const { exercise, pace, load, note } = prescription;
  const details = [pace && names.pace(pace), load && formatLoad(load), note && plainText(parseRichText(note))].filter(
    Boolean,
  );
  return (
    <li>
      <span>
        {names.exercise(exercise)}
        {details.length > 0 && <small> {details.join(' · ')}</small>}
      </span>
      <strong>{formatDose(prescription)}</strong>
    </li>
  );
}
