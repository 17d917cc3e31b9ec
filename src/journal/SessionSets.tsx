import { Disclosure } from '../ui/Disclosure.tsx';
import { Stack } from '../ui/layout.tsx';
import { LoggedSets } from './LoggedSets.tsx';
import type { LoggedSession } from './model/entry.ts';
import { isStationTest } from './model/stationTest.ts';
import { RaceSplits } from './splits/RaceSplits.tsx';
import { Splits } from './splits/Splits.tsx';

interface SessionSetsProps {
  session: LoggedSession;
  /** Each exercise leads to its history. */
  isLinked: boolean;
}

/** What was done in a session: its sets, below its splits where it has any. */
export function SessionSets({ session, isLinked }: SessionSetsProps) {
  const { sets = [] } = session;
  // Its time is the session's.
  const splits = isStationTest(session) ? [] : (session.splits ?? []);
  const list = sets.length > 0 && <LoggedSets session={session} isLinked={isLinked} />;
  if (splits.length === 0) {
    return (
      list && (
        <Stack as="section" gap={3}>
          <h2>Séries</h2>
          {list}
        </Stack>
      )
    );
  }
  return (
    <>
      <section>
        <h2>Temps de passage</h2>
        {session.kind === 'race' ? <RaceSplits session={session} /> : <Splits splits={splits} />}
      </section>
      {list && <Disclosure summary="Exercice par exercice">{list}</Disclosure>}
    </>
  );
}
