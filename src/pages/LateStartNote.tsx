import type { LocalDate } from '../calendar/localDate.ts';
import { training } from '../generated/training.ts';
import { momentOf, type Schedule } from '../programme/schedule.ts';
import { KeptWeeks } from '../renderers/KeptWeeks.tsx';
import styles from './LateStartNote.module.css';
import { WEEKS } from './useProgrammeCalendar.ts';

const enumeration = new Intl.ListFormat('fr', { type: 'conjunction' });

/** Tells a member who started late where they are, and which weeks the coaches keep. */
export function LateStartNote({ schedule, today }: { schedule: Schedule; today: LocalDate }) {
  const { weeks, skipped, advice } = schedule;
  const moment = momentOf(schedule, today);
  const current = typeof moment === 'object' ? moment.week.number : undefined;
  const left = weeks.filter(({ number }) => number >= (current ?? 0)).length;
  const kept = weeks.map(({ number }) => String(number));
  return (
    <div className={styles.note}>
      <p>
        <strong>
          Il te reste {left} {left === 1 ? 'semaine' : 'semaines'}
          {current !== undefined && `\u00a0: tu en es à la semaine ${current} du programme`}.
        </strong>{' '}
        {training.lateStart?.intro}{' '}
        {kept.length === 1 ? `Tu fais la semaine ${kept[0]}.` : `Tu fais les semaines ${enumeration.format(kept)}.`}
      </p>
      <KeptWeeks weeks={WEEKS} skipped={skipped} current={current} />
      {advice && <p>{advice}</p>}
    </div>
  );
}
