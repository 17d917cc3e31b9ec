import { NO_BREAK } from '../../format/noBreak.ts';
import { Stack } from '../../ui/layout.tsx';
import type { NotedCheckpoint, Readiness } from '../model/checkpoints.ts';
import { finishText } from './finishText.ts';
import type { useReadiness } from './useReadiness.ts';

/** What the results make credible together, and what to work on; read out when one is noted. */
export const ReadinessSummary = (props: ReturnType<typeof useReadiness>) => (
  <div role="status">
    <Summary {...props} />
  </div>
);

function Summary({ noted, divisionKind, readiness }: ReturnType<typeof useReadiness>) {
  if (divisionKind === 'pair')
    return (
      <p>
        À deux, vous vous répartissez les ateliers&nbsp;: tes temps seuls ne disent pas votre chrono. Ils restent dans
        ton journal.
      </p>
    );
  if (noted.every(({ results }) => results.length === 0)) return null;
  if (!readiness) return <p>Choisis ta division&nbsp;: tes temps se comparent à ceux qui y courent.</p>;
  const { overall, weakest, measured } = readiness;
  if (!overall) return <p>Tes repères ont plus de six semaines&nbsp;: mesure-&#8288;toi de nouveau.</p>;
  return (
    <Stack gap={2}>
      <p className="lead strong">{`Ton chrono crédible${NO_BREAK}: ${finishText(overall)}`}</p>
      <p>{reasonOf(noted, measured)}</p>
      {weakest && <p className="strong">{`À travailler d’abord${NO_BREAK}: ${weakest.name}.`}</p>}
    </Stack>
  );
}

/** Where the finish comes from, and what it lacks. */
function reasonOf(noted: readonly NotedCheckpoint[], measured: Readiness['measured']): string {
  const isRunning = ({ checkpoint }: Pick<NotedCheckpoint, 'checkpoint'>) => checkpoint.racePace !== undefined;
  const who = 'D’après les résultats de ta division, c’est le chrono de ceux qui passent autant de temps que toi';
  if (measured.length === 1) return `${who} sur ce repère. Un seul n’est qu’une indication.`;
  const all = `${who} sur l’ensemble de ces repères.`;
  if (measured.some(isRunning)) return `${all} La course à pied, la moitié du chrono, y pèse le plus.`;
  return noted.some(isRunning) ? `${all} Il y manque la course à pied, la moitié du chrono.` : all;
}
