import { Settings2, X } from 'lucide';
import type { ReactNode, Ref } from 'react';
import { plural } from '../../format/plural.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Cluster, Stack } from '../../ui/layout.tsx';
import type { ActiveWorkout } from '../model/activeWorkout.ts';
import { ElapsedTime } from './RunClocks.tsx';
import { RunnerControls, type RunnerControlsProps } from './RunnerControls.tsx';
import styles from './RunnerLayout.module.css';

interface RunnerLayoutProps extends RunnerControlsProps {
  /** A rest fills the screen with the accent. */
  tone: 'work' | 'rest' | 'pause';
  /** The screen flashes: a time is over. */
  flashing: boolean;
  /** Sets that are done, left out, and all of them. */
  progress: { done: number; skipped: number; total: number };
  /** What they are called, one of them. */
  noun: string;
  run: ActiveWorkout;
  /** What the time between warm-up and cool-down is called, where it is timed by itself. */
  workName: string | undefined;
  /** Announced by screen readers when it changes. */
  announcement: string;
  eyebrow?: ReactNode;
  /** Beside it, in sight whatever stands below. */
  help?: ReactNode;
  heading: ReactNode;
  headingRef: Ref<HTMLHeadingElement>;
  children: ReactNode;
  /** Called at each press, before what it does: a browser lets a page sound from then on. */
  onAnyPress?: (() => void) | undefined;
  onSettings: () => void;
  onQuit: () => void;
}

/** A step of a workout: what to do in the middle, what the thumb needs below. */
export function RunnerLayout({
  tone,
  flashing,
  progress,
  noun,
  run,
  workName,
  announcement,
  eyebrow,
  help,
  heading,
  headingRef,
  children,
  onAnyPress,
  onSettings,
  onQuit,
  ...controls
}: RunnerLayoutProps) {
  return (
    <Stack
      gap={0}
      className={`graphic ${styles.screen}`}
      data-tone={tone}
      data-flashing={flashing}
      onClickCapture={onAnyPress}
    >
      <header className={styles.header}>
        <button type="button" className={styles.icon} aria-label="Quitter la séance" onClick={onQuit}>
          <Icon icon={X} />
        </button>
        <div className={`tabular ${styles.count}`}>
          <p>
            <strong>{progress.done}</strong> sur {progress.total} {plural(progress.total, noun)}
          </p>
          {progress.skipped > 0 && (
            <p className={styles.skipped}>
              {progress.skipped} {plural(progress.skipped, 'sautée')}
            </p>
          )}
        </div>
        <ElapsedTime run={run} workName={workName} />
        <button type="button" className={styles.icon} aria-label="Signaux de la séance" onClick={onSettings}>
          <Icon icon={Settings2} />
        </button>
        <progress className={styles.progress} value={progress.done} max={progress.total} aria-label="Avancement" />
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
