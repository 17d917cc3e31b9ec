import type { Section } from '../../schema/section.ts';
import { Disclosure } from '../ui/Disclosure.tsx';
import { Rows } from '../ui/layout.tsx';
import { SectionBody } from './Sections.tsx';

/** Titled texts to look up: the titles in sight, each text a tap away. */
export function FoldedSections({ sections }: { sections: readonly Section[] }) {
  return (
    <Rows>
      {sections.map((section) => (
        <li key={section.id}>
          <Disclosure isPrinted summary={<h3>{section.title}</h3>}>
            <SectionBody section={section} />
          </Disclosure>
        </li>
      ))}
    </Rows>
  );
}
