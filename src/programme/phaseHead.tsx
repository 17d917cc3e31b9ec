import type { PublishedPhase } from '../../schema/programme.ts';
import { training } from '../generated/training.ts';
import { Prose } from '../renderers/Prose.tsx';
import { ROUTES } from '../routes.ts';
import type { PageHead } from '../ui/Page.tsx';
import { BackLink } from '../ui/PageLinks.tsx';
import { PhaseTitle } from './PhaseTitle.tsx';

export const phaseHead = (phase: PublishedPhase): PageHead => ({
  title: `Phase ${phase.number} ${phase.name}`,
  heading: <PhaseTitle phase={phase} />,
  intro: <Prose text={phase.aim} />,
  eyebrow: <BackLink to={ROUTES.training}>{training.title}</BackLink>,
});
