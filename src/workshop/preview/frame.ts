import type { PublishedContent } from '../check/worker.ts';
import type { Places } from '../model/places.ts';

/** What the workshop hands to the page in its frame, as a property of the frame's element. */
export interface Preview {
  content: PublishedContent;
  /** Where the app is, over reloads. */
  route: string;
  /** Undefined after a navigation: the screen scrolls by its own rules. */
  scrollY: number | undefined;
  /** The device of a member who tries the app: what it stores stays in here. */
  storage: Map<string, string>;
  /** What has a form (places.ts); nothing in a review. */
  places: Places;
  edit: (name: string) => void;
}

export type PreviewElement = HTMLIFrameElement & { preview: Preview };

/** Of the page that this is in the frame of; undefined when it was opened by itself. */
export const preview = (globalThis.frameElement as PreviewElement | null)?.preview;
