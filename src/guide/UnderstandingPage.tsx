import { stationFigures } from '../generated/figures.ts';
import { understanding } from '../generated/understanding.ts';
import { FoldedSections } from '../renderers/FoldedSections.tsx';
import { Prose } from '../renderers/Prose.tsx';
import { Sections } from '../renderers/Sections.tsx';
import { ROUTES } from '../routes.ts';
import { divisionSlice } from '../schedule/choiceSlices.ts';
import { useStoredState } from '../storage/useStoredState.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Stack } from '../ui/layout.tsx';
import { Page } from '../ui/Page.tsx';
import { DivisionField } from './DivisionField.tsx';
import { RaceTrack } from './RaceTrack.tsx';
import { Stations } from './Stations.tsx';
import styles from './UnderstandingPage.module.css';
import { understandingHead } from './understandingHead.tsx';

export default function UnderstandingPage() {
  const [division] = useStoredState(divisionSlice);
  const { race, stations, divisions, doubles = [], components, rules, safety, headings } = understanding;
  return (
    <Page {...understandingHead}>
      <RaceTrack race={race} stations={stations} />
      <section>
        <h2>{headings.stations}</h2>
        <DivisionField />
        <Stations
          stations={stations}
          divisions={divisions}
          own={doubles.find(({ id }) => id === division)?.loadsOf ?? division}
          figures={stationFigures}
        />
      </section>
      <section>
        <h2>{components.title}</h2>
        <Sections sections={components.items} />
      </section>
      <section>
        <h2>{headings.rules}</h2>
        <FoldedSections sections={rules} />
      </section>
      <section>
        <h2>{headings.safety}</h2>
        <Sections sections={safety} />
      </section>
      <ButtonLink to={ROUTES.training}>Je veux m'entraîner</ButtonLink>
      <Stack as="footer" gap={2} className={`${styles.legal} small muted`}>
        <p>
          <Prose text={understanding.disclaimer} />
        </p>
        <p>
          <Prose text={understanding.nonAffiliation} />
        </p>
      </Stack>
    </Page>
  );
}
