import { formatDay } from '../calendar/dateText.ts';
import { version } from './version.ts';

/** « Version 0.2.0 · programme du 12 novembre 2026 » */
export function AppVersion() {
  const { app, contentDate } = version;
  return (
    <p className="small muted">
      Version&nbsp;
      {app}
      {contentDate && ` · programme du\u00a0${formatDay(contentDate)}\u00a0${contentDate.slice(0, 4)}`}
    </p>
  );
}
