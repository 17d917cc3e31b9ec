import { Settings2, X } from 'lucide';
import type { ReactNode, Ref } from 'react';
import type { PublishedWorkout } from '../../../schema/programme.ts';
import { plural } from '../../format/plural.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import { workNameOf } from '../messages/workoutMessages.ts';
import type { ActiveWorkout } from '../model/activeWorkout.ts';
import type { Plan } from '../model/plan.ts';
import { countNoun, countSets } from '../model/setCounts.ts';
import { ElapsedTime } from './RunClocks.tsx';
import { RunnerControls, type RunnerControlsProps } from './RunnerControls.tsx';
import styles from './RunnerLayout.module.css';

interface RunnerLayoutProps extends RunnerControlsProps {
  tone: 'work' | 'rest' | 'pause';
  flashing: boolean;
  workout: PublishedWorkout;
  plan: Plan;
  run: ActiveWorkout;
  announcement: string;
  eyebrow?: ReactNode;
  /** Beside the eyebrow, always in sight. */
  help?: ReactNode;
  heading: ReactNode;
  headingRef: Ref<HTMLHeadingElement>;
  children: ReactNode;
  onSettings: () => void;
  onQuit: () => void;
}

export function RunnerLayout({
  tone,
  flashing,
  workout,
  plan,
  run,
  announcement,
  eyebrow,
  help,
  heading,
  headingRef,
  children,
  onSettings,
  onQuit,
  ...controls
}: RunnerLayoutProps) {
  const { done, skipped, total } = countSets(run, plan);
  return (
    <Stack gap={0} className={`graphic ${styles.screen}`} data-tone={tone} data-flashing={flashing}>
      <header className={styles.header}>
        <button type="button" className={styles.icon} aria-label="Quitter la séance" onClick={onQuit}>
          <Icon icon={X} />
        </button>
        <div className={`tabular ${styles.count}`}>
          <p>
            <strong>{done}</strong> sur {total} {plural(total, countNoun(workout))}
          </p>
          {skipped > 0 && (
            <p className={styles.skipped}>
              {skipped} {plural(skipped, 'sautée')}
            </p>
          )}
        </div>
        <ElapsedTime run={run} workName={workNameOf(workout, plan)} />
        <button type="button" className={styles.icon} aria-label="Signaux de la séance" onClick={onSettings}>
          <Icon icon={Settings2} />
        </button>
        <progress className={styles.progress} value={done} max={total} aria-label="Avancement" />
      </header>
      <Stack as="main" className={styles.step}>
        {(eyebrow || help) && (
          <Cluster between align="center" className={`strong accent ${styles.eyebrow}`}>
            {eyebrow}
            {help}
          </Cluster>
        )}
        <h1 ref={headingRef} tabIndex={-1}>
          {heading}
        </h1>
        {children}
      </Stack>
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
      <RunnerControls {...controls} />
    </Stack>
  );
}
