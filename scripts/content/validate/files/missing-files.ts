import type { Content } from '../../content.ts';
import { drawnFigures } from '../../figures.ts';
import { groupedBy } from '../../grouped-by.ts';
import { kindOf, REQUIRED_FILES } from '../../kinds.ts';
import { isSameMeaning } from '../../nearest.ts';
import { TRAINING } from '../acceptances.ts';
import { folderOf, nameOf } from './file-names.ts';

/** A file that others count on. */
export interface MissingFile {
  file: string;
  message: string;
  /** Names that it defines, by what cites them. */
  ids?: readonly string[];
}

/** What the limits plan, days link to, or every programme needs, and is not there. */
export function missingFiles(content: Content): MissingFile[] {
  const { phases = [] } = content.one('limits') ?? {};
  const planned = new Set([
    ...phases.map(({ phase }) => phase),
    ...(content.one('limits') ? [] : content.phaseNumbers()),
  ]);
  const wanted: MissingFile[] = [
    ...REQUIRED_FILES.map((file) => ({
      file,
      message: 'fichier manquant : l’application ne peut pas s’en passer, remets-le',
    })),
    ...[...planned].map((phase) => ({
      file: `training/phase${phase}/phase.yaml`,
      message: `fichier manquant : la phase ${phase} en a besoin. Remets-le, ou retire la phase de limits.yaml (phases)`,
    })),
    ...phases.flatMap(({ phase, weeks }) =>
      weeks
        .filter((week) => !phases.some((other) => other.phase !== phase && other.weeks.includes(week)))
        .map((week) => ({
          file: `training/phase${phase}/week-${String(week).padStart(2, '0')}.yaml`,
          message: `fichier manquant : limits.yaml (phases) prévoit la semaine ${week} en phase ${phase}. Remets-le, ou retire-la de limits.yaml`,
        })),
    ),
    ...missingPages(content),
    ...missingFamilies(content),
  ];
  return wanted.filter(({ file }) => !content.paths.includes(file));
}

/** Pages that several days or travels lead to, or one and the limits: one link alone is rather misspelt. */
function missingPages(content: Content): MissingFile[] {
  const { workoutCounts = {}, rests = {} } = content.one('limits') ?? {};
  const links = [
    ...content.days().map(({ file, day: { link = '', suggested } }) => ({ file, link, workout: suggested })),
    ...content.travelWorkouts().map(({ page: link, workout }) => ({ file: TRAINING, link, workout })),
  ];
  const lost = links.filter(({ link }) => !content.pages().has(link));
  return [...groupedBy(lost, ({ link }) => link)].flatMap(([route, found]) => {
    const file = `${route.slice(1)}.yaml`;
    const isMisspelt = [...content.pages().keys()].some(
      (page) => folderOf(page) === folderOf(route) && isSameMeaning(nameOf(route), nameOf(page)),
    );
    const isListed = route in workoutCounts || route in rests;
    if (kindOf(file) !== 'workoutPage' || !(isListed || (found.length > 1 && !isMisspelt))) return [];
    const ids = found.flatMap(({ workout }) => workout ?? []);
    const where = found.length > 1 ? `${found.length} liens mènent` : 'un lien mène';
    const message = `fichier manquant : ${where} à cette page (${found[0]?.file}). Remets-le, ou change ce qui y mène`;
    return { file, message, ids };
  });
}

/** Of a family of exercises there is a file of each folder: one of the two without most of what the other asks for. */
function missingFamilies(content: Content): MissingFile[] {
  const missing: MissingFile[] = [];
  const known = new Set(content.catalogue().map(({ exercise }) => exercise.id));
  const drawn = new Set(drawnFigures(content).map(({ value }) => value.exercise));
  const isLost = (ids: readonly string[], all: number) => ids.length > 1 && ids.length > all / 2;
  for (const { file, value } of content.hasInvalid('exerciseFamily') ? [] : content.valid('figureFamily')) {
    const ids = value.figures.map(({ exercise }) => exercise).filter((id) => !known.has(id));
    const message = `fichier manquant : ${file} dessine ses ${ids.length} exercices. Remets-le, ou retire ces figures`;
    if (isLost(ids, value.figures.length)) missing.push({ file: file.replace('figures/', 'exercises/'), message, ids });
  }
  for (const { file, value } of content.hasInvalid('figureFamily') ? [] : content.valid('exerciseFamily')) {
    const ids = value.exercises.filter(({ id, figure }) => !figure && !drawn.has(id)).map(({ id }) => id);
    const message = `fichier manquant : ${ids.length} exercices de ${file} n’ont pas de figure. Remets-le, ou écris sous chacun figure: comme … ou figure: aucune (et sa raison)`;
    if (isLost(ids, value.exercises.length))
      missing.push({ file: file.replace('exercises/', 'figures/'), message, ids });
  }
  return missing;
}
