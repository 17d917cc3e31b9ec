import { useContext } from 'react';
import type { Training } from '../../../schema/training.ts';
import { formatPaceAt } from '../../format/pace.ts';
import { formatDuration, formatReps, formatShare } from '../../format/quantities.ts';
import { TestSpeed } from '../../renderers/PaceLine.tsx';
import { Points } from '../../renderers/Points.tsx';
import { Prose } from '../../renderers/Prose.tsx';
import { Cluster, Rows, Stack } from '../../ui/layout.tsx';
import { TestResultForm } from './TestResultForm.tsx';

export function PaceList({ paces: { text, list, test } }: { paces: NonNullable<Training['paces']> }) {
  const speed = useContext(TestSpeed);
  return (
    <Stack gap={4}>
      <p>
        <Prose text={text} />
      </p>
      <Rows as="dl" className="terms">
        {list.map(({ id, name, rpe, feeling, share }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd>
              <Cluster as="p">
                <span className="strong nowrap">{`RPE\u00a0${formatReps(rpe)}`}</span>
                {share && speed !== undefined && <strong>{formatPaceAt(share, speed)}</strong>}
                {share && <span className="muted">{formatShare(share)} de la vitesse du test</span>}
              </Cluster>
              <p>{feeling}</p>
            </dd>
          </div>
        ))}
      </Rows>
      {test && (
        <>
          <h3>
            {test.title} <span className="muted medium">{formatDuration(test.duration)}</span>
          </h3>
          <Points points={test.points} />
          <TestResultForm test={test} />
        </>
      )}
    </Stack>
  );
}
