import { indeterminate, type TrainingRule } from './training-rule.ts';
import { highest, inMinutes, isRun, minutesOf } from './volume.ts';

const DAYS_BACK = 28;
const PERCENT = 110;
const MINUTES_MORE = 5;

/** A run is hardly longer than the longest of the four weeks before it. The first week builds on what came before the programme. */
export const runRise: TrainingRule = {
  name: 'run-rise',
  scope: 'day',
  *check(calendar, content) {
    for (const day of calendar.days.filter((day) => isRun(day) && day.week > calendar.first)) {
      const minutes = minutesOf(day.entry);
      const before = calendar.daysBefore(day, DAYS_BACK);
      const runs = before?.filter(isRun);
      if (runs?.length === 0) continue;
      const longest = highest((runs ?? []).map(({ entry }) => minutesOf(entry)));
      if (!before || minutes === undefined || longest === undefined) {
        yield indeterminate(day.file);
        continue;
      }
      const most = Math.max((longest * PERCENT) / 100, longest + MINUTES_MORE);
      if (minutes <= most) continue;
      const since = before.length < DAYS_BACK ? 'depuis le début du programme' : 'des 4 semaines d’avant';
      const path = [...day.path, 'duration'];
      const written = content.written(day.file, path);
      const counted = inMinutes(minutes);
      yield {
        file: day.file,
        path,
        message: `${day.entry.day}, ${written === counted ? counted : `« ${written} », soit ${counted}`} de course à pied : ${inMinutes(most)} au plus, soit ${PERCENT} % de la plus longue sortie ${since} (${inMinutes(longest)}), ou ${MINUTES_MORE} min de plus. Raccourcis cette sortie : au-delà, le risque de blessure augmente (doi:10.1136/bjsports-2024-109380)`,
      };
    }
  },
};
