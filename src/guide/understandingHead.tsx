import { understanding } from '../generated/understanding.ts';
import { Prose } from '../renderers/Prose.tsx';
import type { PageHead } from '../ui/Page.tsx';

export const understandingHead: PageHead = {
  title: 'Comprendre',
  heading: understanding.title,
  intro: <Prose text={understanding.intro} />,
};
