import type { Content } from '../../../content.ts';
import { dayTexts } from './day-texts.ts';
import { trainingRule } from './training-rule.ts';
import type { ProgrammeDay, WeekSequence } from './week-sequence.ts';

const WEEKDAY = /(?<!\p{L})(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?(?!\p{L})/iu;

/** The week of the race ends with it: a race on another day than dimanche gives all its days another name. */
export const movingDays = trainingRule({
  name: 'moving-days',
  scope: 'day',
  wholeProgrammeOnly: true,
  advice: 'Compte plutôt les jours avant la course',
  source: 'la course n’est pas un dimanche pour tous, et sa semaine finit avec elle (usage des coachs)',
  summary: () => 'la semaine de la course ne nomme aucun jour, ni ses textes, ni les pages qu’elle seule ouvre',
  *check({ sequence, content, limits }) {
    for (const day of sequence.weeks.find(({ value }) => value.number === limits.race.week)?.days ?? []) {
      for (const { where, text, path } of textsOf(day, sequence, content)) {
        const [words] = WEEKDAY.exec(text) ?? [];
        if (words === undefined) continue;
        yield {
          file: day.file,
          path: [...day.path, ...path],
          found: `${day.entry.day}, « ${words} »${where} : la semaine finit avec la course, qui peut être un autre jour`,
        };
      }
    }
  },
});

/** What no member reads. */
const UNREAD = new Set(['id', 'exercise', 'accepted']);

/** What members read of a day of that week: its texts, and the page that no day before it leads to, all its texts as one. */
function textsOf({ entry, dayIndex }: ProgrammeDay, { days }: WeekSequence, content: Content) {
  const { link, activity } = entry;
  const page = content.pages().get(link ?? '')?.value;
  const isFirst = !days.some((other) => other.dayIndex < dayIndex && other.entry.link === link);
  return [
    { where: '', text: activity, path: ['activity'] },
    ...dayTexts(entry).map(({ text, path }) => ({ where: '', text, path })),
    ...(page && isFirst ? [{ where: ` dans la page « ${page.title} »`, text: textsIn(page), path: ['link'] }] : []),
  ];
}

const textsIn = (page: object) => JSON.stringify(page, (key, value) => (UNREAD.has(key) ? undefined : value));
