import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type LocalDate, localDateOf } from '../../calendar/localDate.ts';
import type { PublishedContent } from '../check/worker.ts';
import type { Places } from '../model/places.ts';
import type { PreviewElement } from './frame.ts';
import styles from './PreviewFrame.module.css';

interface PreviewFrameProps {
  title: string;
  content: PublishedContent;
  /** Where the app goes to when this changes; it may go elsewhere by itself. */
  route: string | undefined;
  /** The day of the race that the member prepares for. */
  raceDate?: LocalDate | undefined;
  /** What has a pencil. */
  places?: Places | undefined;
  edit?: (place: string) => void;
}

/** The app on a phone, with this content. */
export function PreviewFrame({ title, content, route, raceDate, places = {}, edit = () => {} }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const shown = useRef<Pick<PreviewFrameProps, 'content' | 'route' | 'raceDate'>>(undefined);
  const isLoading = useRef(true);
  const isStale = useRef(false);
  const [isOffline, setOffline] = useState(false);

  // A load that is broken off is an error in Firefox, and without a network it would show the browser's own page.
  function reload(): void {
    setOffline(!navigator.onLine);
    isStale.current = isLoading.current || !navigator.onLine;
    if (isStale.current) return;
    isLoading.current = true;
    // Also from the browser's error page, which is of another origin.
    frame.current?.contentWindow?.location.replace(new URL('preview.html', document.baseURI));
  }

  // Before the browser begins to load the page, which reads it.
  useLayoutEffect(() => {
    const element = frame.current as PreviewElement | null;
    if (!element) return;
    const start = { route: '/introduction', scrollY: 0, storage: new Map<string, string>() };
    const preview = Object.assign(element.preview ?? start, { content, places, edit });
    element.preview = preview;
    const before = shown.current;
    if (before?.content === content && before.route === route && before.raceDate === raceDate) return;
    shown.current = { content, route, raceDate };
    if (route !== undefined && route !== before?.route) Object.assign(preview, { route, scrollY: undefined });
    if (raceDate !== before?.raceDate) preview.storage.set('objectif-8:device', deviceWith(raceDate));
    if (before) reload();
  });

  useEffect(() => {
    const reloadStale = () => isStale.current && reload();
    window.addEventListener('online', reloadStale);
    return () => window.removeEventListener('online', reloadStale);
  });

  return (
    <>
      <p role="status" className="small muted">
        {isOffline && 'Hors ligne : l’écran suivra au retour du réseau.'}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveElementInteractions: its page has loaded. */}
      <iframe
        ref={frame}
        src="preview.html"
        title={title}
        className={styles.frame}
        onLoad={() => {
          isLoading.current = false;
          if (isStale.current) reload();
        }}
      />
    </>
  );
}

/** What a member has stored who has entered this date today. */
function deviceWith(date: LocalDate | undefined): string {
  const race = date && { date, startedOn: localDateOf(new Date()) };
  return JSON.stringify({ version: 3, ...(race && { race }) });
}
