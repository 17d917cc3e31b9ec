import { competition } from '../generated/competition.ts';
import { Prose } from '../renderers/Prose.tsx';
import type { PageHead } from '../ui/Page.tsx';

export const competitionHead: PageHead = {
  title: 'Course',
  heading: competition.title,
  intro: <Prose text={competition.intro} />,
};
