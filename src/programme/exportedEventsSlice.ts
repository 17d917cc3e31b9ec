import * as v from 'valibot';
import { defineSlice } from '../storage/slice.ts';

/** The events of the last file for calendars. */
interface ExportedEvents {
  /** Of the race that they lead to: another one has events of its own. */
  raceId: string;
  /** Of their digests. */
  format: string;
  /** Digests by the id of the day. */
  events: Readonly<Record<string, string>>;
}

export const exportedEventsSlice = defineSlice<ExportedEvents | undefined>({
  name: 'exportedEvents',
  schema: v.looseObject({
    raceId: v.string(),
    format: v.string(),
    events: v.record(v.string(), v.fallback(v.string(), '')),
  }),
  initial: undefined,
});
