import { useLayoutEffect, useRef } from 'react';
import { type LocalDate, localDateOf } from '../../calendar/localDate.ts';
import type { PublishedContent } from '../check/worker.ts';
import type { PreviewElement } from './frame.ts';
import styles from './PreviewFrame.module.css';

interface PreviewFrameProps {
  title: string;
  content: PublishedContent;
  /** Where the app goes to when this changes; it may go elsewhere by itself. */
  route: string | undefined;
  /** The day of the race that the member prepares for. */
  raceDate: LocalDate | undefined;
  edit?: (place: string) => void;
}

/** The app on a phone, with this content. */
export function PreviewFrame({ title, content, route, raceDate, edit }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const latestEdit = useRef(edit);
  latestEdit.current = edit;
  const shown = useRef<Pick<PreviewFrameProps, 'content' | 'route' | 'raceDate'>>(undefined);
  // Before the browser begins to load the page, which reads it.
  useLayoutEffect(() => {
    const element = frame.current as PreviewElement | null;
    const before = shown.current;
    if (!element || (before?.content === content && before.route === route && before.raceDate === raceDate)) return;
    const isFirst = before === undefined;
    shown.current = { content, route, raceDate };
    element.preview ??= {
      content,
      route: '/introduction',
      scrollY: 0,
      storage: new Map(),
      edit: latestEdit.current && ((place) => latestEdit.current?.(place)),
    };
    const { preview } = element;
    preview.content = content;
    if (route !== undefined && route !== before?.route) Object.assign(preview, { route, scrollY: undefined });
    if (raceDate !== before?.raceDate) preview.storage.set('objectif-8:device', deviceWith(raceDate));
    if (!isFirst) element.contentWindow?.location.reload();
  }, [content, route, raceDate]);
  return <iframe ref={frame} src="preview.html" title={title} className={styles.frame} />;
}

/** What a member has stored who has entered this date today. */
function deviceWith(date: LocalDate | undefined): string {
  const race = date && { date, startedOn: localDateOf(new Date()), id: 'preview' };
  return JSON.stringify({ version: 3, ...(race && { race }) });
}
