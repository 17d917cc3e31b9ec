import { competition } from '../generated/competition.ts';
import { Notices } from '../renderers/Notices.tsx';
import { Points } from '../renderers/Points.tsx';
import { Sections } from '../renderers/Sections.tsx';
import { Page } from '../ui/Page.tsx';
import styles from './CompetitionPage.module.css';
import { DeviceChecklist } from './DeviceChecklist.tsx';
import { RacePlanSection } from './RacePlanSection.tsx';
import { RaceTimetable } from './RaceTimetable.tsx';

export function CompetitionPage() {
  const { title, intro, notices, equipment, nutrition, warmUp, strategy, mistakes, after } = competition;
  return (
    <Page title="Course" heading={title} intro={intro}>
      <Notices notices={notices} />
      <div className={styles.checklists}>
        <DeviceChecklist checklist={equipment} />
        <DeviceChecklist checklist={nutrition} />
      </div>
      <RaceTimetable />
      <section>
        <h2>{strategy.title}</h2>
        <Sections sections={[warmUp, ...strategy.sections]} />
      </section>
      <RacePlanSection />
      {[mistakes, after].map(({ id, title: heading, text, points }) => (
        <section key={id}>
          <h2>{heading}</h2>
          {text && <p className={styles.lead}>{text}</p>}
          {points && <Points points={points} />}
        </section>
      ))}
    </Page>
  );
}
