import type { WorkoutPage } from '../../../schema/workout.ts';
import type { Content } from '../content.ts';
import { phaseNumberOf } from '../kinds.ts';

/** What the ids of the content stand for; an id without a name stands for itself. */
export class Names {
  readonly #exercises: ReadonlyMap<string, string>;
  readonly #paces: ReadonlyMap<string, string>;
  readonly #pages: ReadonlyMap<string, WorkoutPage | undefined>;

  constructor(content: Content) {
    this.#exercises = new Map(
      content.valid('exerciseFamily').flatMap(({ value }) => value.exercises.map(({ id, name }) => [id, name])),
    );
    this.#paces = new Map(content.one('training')?.paces?.list.map(({ id, name }) => [id, name]));
    this.#pages = new Map([...content.pages()].map(([route, { value }]) => [route, value]));
  }

  exercise(id: string): string {
    return this.#exercises.get(id) ?? id;
  }

  pace(id: string): string {
    return this.#paces.get(id) ?? id;
  }

  /** « Phase 1, Haut du corps » */
  page(route: string): string {
    const title = this.#pages.get(route)?.title;
    return title ? `Phase ${phaseNumberOf(route.slice(1))}, ${title}` : route;
  }

  option(route: string | undefined, id: string): string {
    return this.#pages.get(route ?? '')?.options.find((option) => option.id === id)?.name ?? id;
  }
}
