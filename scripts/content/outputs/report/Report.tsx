import { weekMinutes } from '../../../../src/format/minutes.ts';
import { formatSeconds } from '../../../../src/format/quantities.ts';
import { Logo } from '../../../../src/ui/Logo.tsx';
import { athletesText } from './computed-text.ts';
import { Diagnostics } from './Diagnostics.tsx';
import { bandsOf } from './intensity-bands.ts';
import { LateStarts } from './LateStarts.tsx';
import { Movements } from './Movements.tsx';
import type { Overview } from './overview.ts';
import { TimeChart } from './TimeChart.tsx';
import { TimeTable } from './TimeTable.tsx';
import { WeekGrid } from './WeekGrid.tsx';
import { Workouts } from './Workouts.tsx';

/** The whole programme on one page, for coaches. */
export function Report({ overview }: { overview: Overview }) {
  const { weeks, workouts, loads, wholeProgramme, lateStarts, computed, diagnostics, names, figures } = overview;
  const bands = bandsOf(weeks);
  const legend = computed.athletes && <p className="framing">{athletesText(computed.athletes)}</p>;
  return (
    <>
      <Header overview={overview} />
      <main>
        <section id="semaines">
          <h2>Les semaines d’un coup d’œil</h2>
          {legend}
          {weeks.length > 0 ? <WeekGrid weeks={weeks} computed={computed} /> : <p>Aucune semaine n’a pu être lue.</p>}
        </section>
        <section id="temps">
          <h2>Minutes et intensité</h2>
          <figure className="time">
            <div>
              <TimeChart weeks={weeks} bands={bands} />
              <ul className="legend">
                {bands.map(({ name, level }) => (
                  <li key={name}>
                    <span className="swatch" data-level={level} aria-hidden="true" /> {name}
                  </li>
                ))}
              </ul>
            </div>
            <TimeTable weeks={weeks} bands={bands} loads={loads} />
          </figure>
        </section>
        {lateStarts.length > 0 && (
          <section id="departs">
            <h2>Les départs tardifs</h2>
            <LateStarts weeks={weeks} whole={wholeProgramme} starts={lateStarts} />
          </section>
        )}
        <section id="seances">
          <h2>Les séances</h2>
          {legend}
          {workouts.map(({ phase, route, page }) => (
            <Workouts key={route} phase={phase} page={page} names={names} computed={computed} />
          ))}
        </section>
        {figures.size > 0 && (
          <section id="mouvements">
            <h2>Les mouvements</h2>
            <Movements figures={figures} names={names} />
          </section>
        )}
        <section id="controle">
          <h2>Le contrôle du contenu</h2>
          <Diagnostics diagnostics={diagnostics} />
        </section>
      </main>
    </>
  );
}

const LINKS = [
  ['semaines', 'Semaines'],
  ['temps', 'Minutes et intensité'],
  ['departs', 'Départs tardifs'],
  ['seances', 'Séances'],
  ['mouvements', 'Mouvements'],
  ['controle', 'Contrôle'],
] as const;

function Header({ overview }: { overview: Overview }) {
  const { name, weeks, workouts, exerciseCount, diagnostics } = overview;
  const empty: readonly string[] = [
    ...(overview.lateStarts.length > 0 ? [] : ['departs']),
    ...(overview.figures.size > 0 ? [] : ['mouvements']),
  ];
  const links = LINKS.filter(([id]) => !empty.includes(id));
  const minutes = weeks.reduce((sum, week) => sum + weekMinutes(week), 0);
  const options = workouts.reduce((sum, { page }) => sum + page.options.length, 0);
  const keyNumbers = [
    [String(weeks.length), 'semaines'],
    [formatSeconds(Math.round(minutes) * 60), 'd’entraînement'],
    [String(options), 'séances au choix'],
    [String(exerciseCount), 'exercices'],
    [String(diagnostics.length), diagnostics.length < 2 ? 'remarque du contrôle' : 'remarques du contrôle'],
  ] as const;
  return (
    <header>
      <p className="brand">
        <Logo className="logo" /> {name ?? 'Programme'}
      </p>
      <h1>Le programme en une page</h1>
      <ul className="key-figures">
        {keyNumbers.map(([number, what]) => (
          <li key={what}>
            <strong>{number}</strong> {what}
          </li>
        ))}
      </ul>
      <nav aria-label="Sur cette page">
        <ul>
          {links.map(([id, text]) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  );
}
