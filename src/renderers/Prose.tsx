import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { Inline, RichText } from '../../schema/rich-text.ts';
import { linkText } from '../format/richText.ts';
import { ExternalLink } from '../ui/Button.tsx';
import styles from './Prose.module.css';

interface ProseProps {
  text: RichText;
  /** Without them where a link would lead away from what is under way. */
  withLinks?: boolean;
}

/** A text of the coaches, with its bold words and its links. */
export function Prose({ text, withLinks = true }: ProseProps) {
  if (typeof text === 'string') return text;
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move.
  return text.map((part, index) => <Fragment key={index}>{inlineElement(part, withLinks)}</Fragment>);
}

function inlineElement(part: Inline, withLinks: boolean) {
  if (typeof part === 'string') return part;
  if ('bold' in part) return <strong>{part.bold}</strong>;
  if (!withLinks) return linkText(part);
  if (part.host === undefined) {
    return (
      <Link to={part.href} className={styles.link}>
        {part.text}
      </Link>
    );
  }
  return (
    <ExternalLink href={part.href} className={styles.link} newTab>
      {linkText(part)}
    </ExternalLink>
  );
}
