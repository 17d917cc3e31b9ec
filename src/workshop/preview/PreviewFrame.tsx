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

/** A load that has not ended by then has failed. */
const LOAD_MS = 15_000;

/** The app on a phone, with this content. */
export function PreviewFrame({ title, content, route, raceDate, places = {}, edit = () => {} }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef({ edit, places });
  latest.current = { edit, places };
  const shown = useRef<Pick<PreviewFrameProps, 'content' | 'route' | 'raceDate'>>(undefined);
  const loadingSince = useRef(Date.now());
  const isStale = useRef(false);
  const [isOffline, setOffline] = useState(false);

  // A load that is broken off is an error in Firefox, and without a network it would show the browser's own page.
  function reload(): void {
    setOffline(!navigator.onLine);
    isStale.current = Date.now() - loadingSince.current < LOAD_MS || !navigator.onLine;
    if (isStale.current) return;
    loadingSince.current = Date.now();
    frame.current?.contentWindow?.location.reload();
  }
  const latestReload = useRef(reload);
  latestReload.current = reload;

  // Before the browser begins to load the page, which reads it.
  useLayoutEffect(() => {
    const element = frame.current as PreviewElement | null;
    const before = shown.current;
    if (!element || (before?.content === content && before.route === route && before.raceDate === raceDate)) return;
    shown.current = { content, route, raceDate };
    element.preview ??= {
      content,
      route: '/introduction',
      scrollY: 0,
      storage: new Map(),
      shown() {
        loadingSince.current = 0;
        if (isStale.current) latestReload.current();
      },
      get places() {
        return latest.current.places;
      },
      edit: (place) => latest.current.edit(place),
    };
    const { preview } = element;
    preview.content = content;
    if (route !== undefined && route !== before?.route) Object.assign(preview, { route, scrollY: undefined });
    if (raceDate !== before?.raceDate) preview.storage.set('objectif-8:device', deviceWith(raceDate));
    if (before) latestReload.current();
  }, [content, route, raceDate]);

  useEffect(() => {
    const online = () => latestReload.current();
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, []);

  return (
    <>
      <p role="status" className="small muted">
        {isOffline && 'Hors ligne\u00a0: l’écran suivra au retour du réseau.'}
      </p>
      <iframe ref={frame} src="preview.html" title={title} className={styles.frame} />
    </>
  );
}

/** What a member has stored who has entered this date today. */
function deviceWith(date: LocalDate | undefined): string {
  const race = date && { date, startedOn: localDateOf(new Date()), id: 'preview' };
  return JSON.stringify({ version: 3, ...(race && { race }) });
}
