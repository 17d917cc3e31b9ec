import type { ComponentProps } from 'react';
import { useLocation } from 'react-router-dom';
import { SectionBody as Body, Sections as Original } from '../../../renderers/Sections.tsx';
import { Columns } from '../../../ui/layout.tsx';
import { Pencil } from './Pencil.tsx';

export const Sections = ({ sections }: ComponentProps<typeof Original>) => (
  <Columns gap={5}>
    {sections.map((section) => (
      <div key={section.id}>
        <Original sections={[section]} />
        <SectionPencil section={section} />
      </div>
    ))}
  </Columns>
);

export const SectionBody = (props: ComponentProps<typeof Body>) => (
  <>
    <Body {...props} />
    <SectionPencil section={props.section} />
  </>
);

function SectionPencil({ section: { id, title } }: ComponentProps<typeof Body>) {
  const { pathname } = useLocation();
  return <Pencil place={`part ${pathname} ${id}`} label={title} />;
}
