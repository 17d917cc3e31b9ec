import type { PublishedContent } from '../check/worker.ts';

/** What the workshop hands to the page in its frame, as a property of the frame's element. */
export interface Preview {
  content: PublishedContent;
  /** Where the app is, over reloads. */
  route: string;
  /** Undefined after a navigation: the screen scrolls by its own rules. */
  scrollY: number | undefined;
  /** The device of a member who tries the app: what it stores stays in here. */
  storage: Map<string, string>;
  /** Opens the form of what is called so (places.ts); undefined where there is nothing to change. */
  edit: ((name: string) => void) | undefined;
}

export type PreviewElement = HTMLIFrameElement & { preview: Preview };

/** Of the page that this is in the frame of; undefined when it was opened by itself. */
export const preview = (globalThis.frameElement as PreviewElement | null)?.preview;
