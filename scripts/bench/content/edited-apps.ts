import { mkdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { publishIfValid } from '../../content/publish.ts';
import { replaceOrThrow } from '../../replace-or-throw.ts';
import { copyProject } from '../../verify/project-copy.ts';
import { BENCH_FOLDER, collectionsCommand, configureCompetitors, veliteCommand } from './competitors.ts';
import { writeCorpus } from './corpus.ts';
import { COLLECTIONS, OURS, VELITE } from './whole-process.ts';

/** The app in development, on content that some pipeline watches. */
export interface EditedApp {
  name: string;
  project: string;
  /** The file to edit. */
  yaml: string;
  /** What the pipeline writes for it. */
  output: string;
  /** What Node runs beside Vite. */
  commands: { cwd: string; args: readonly string[] }[];
}

/** The project as it is, with one programme; it goes with `folder`. */
export async function ownApp(folder: string): Promise<EditedApp> {
  const project = await projectIn(folder, 'own');
  const content = path.join(project, 'content');
  const programme = await writeCorpus(path.join(project, 'corpus'));
  await rm(content, { recursive: true });
  await rename(programme, content);
  return {
    name: OURS,
    project,
    yaml: path.join(content, 'app.yaml'),
    output: path.join(project, 'src/generated/app.ts'),
    commands: [],
  };
}

/** The same app with its texts from each of the competitors, whose modules Vite watches. */
export async function competitorApps(folder: string): Promise<EditedApp[]> {
  return [
    await competitorApp(folder, VELITE, 'velite/app.json', veliteCommand('dev')),
    await competitorApp(folder, COLLECTIONS, '.content-collections/generated/allApps.js', collectionsCommand('watch')),
  ];
}

async function competitorApp(
  folder: string,
  name: string,
  output: string,
  args: readonly string[],
): Promise<EditedApp> {
  const project = await projectIn(folder, name);
  const corpus = path.join(project, 'corpus');
  const programme = await writeCorpus(path.join(corpus, 'content'));
  await configureCompetitors(corpus);
  await symlink(path.join(BENCH_FOLDER, 'node_modules'), path.join(corpus, 'node_modules'));
  const generated = path.join(project, 'src/generated');
  await publishIfValid(programme, generated);
  const from = JSON.stringify(`../../corpus/${output}`);
  await writeFile(path.join(generated, 'app.ts'), `import apps from ${from};\n\nexport const app = apps[0];\n`);
  const configuration = path.join(project, 'vite.config.ts');
  const own = await readFile(configuration, 'utf8');
  await writeFile(configuration, withoutLiveContent(own));
  // Vite tells of a file that comes later, but not of one in a folder that does.
  await mkdir(path.dirname(path.join(corpus, output)), { recursive: true });
  return {
    name,
    project,
    yaml: path.join(programme, 'app.yaml'),
    output: path.join(corpus, output),
    commands: [{ cwd: corpus, args }],
  };
}

/** The configuration of Vite without the plugin that publishes our content. */
export const withoutLiveContent = (configuration: string) =>
  replaceOrThrow(configuration, ': liveContentPlugin()', ': undefined');

async function projectIn(folder: string, name: string): Promise<string> {
  const project = path.join(folder, name);
  await rename(await copyProject(), project);
  return project;
}
