/** Where records go, as they were, that are about to be written over and can't be read whole, or were replaced. */
export const ASIDE_KEY = 'objectif-8:device:aside';
/** Enough for a fault, an import and another try; the oldest goes. */
const ASIDE_MAX = 4;

/** The texts of the records put aside, the oldest first. */
export function textsAside(storage: Storage): readonly string[] {
  const text = storage.getItem(ASIDE_KEY);
  if (text === null) return [];
  try {
    const texts: unknown = JSON.parse(text);
    if (Array.isArray(texts)) return texts.filter((one) => typeof one === 'string');
  } catch {
    // What is no list is kept as the first of one.
  }
  return [text];
}

/** Throws where storage is closed or full: nothing may be written over then. */
export function putAside(storage: Storage, text: string | null): void {
  if (text === null) return;
  const others = textsAside(storage).filter((other) => other !== text);
  storage.setItem(ASIDE_KEY, JSON.stringify([...others, text].slice(-ASIDE_MAX)));
}

/** Forgets a text that is back in its place. */
export function takeBack(storage: Storage, text: string | null): void {
  const others = textsAside(storage).filter((other) => other !== text);
  if (others.length > 0) storage.setItem(ASIDE_KEY, JSON.stringify(others));
  else storage.removeItem(ASIDE_KEY);
}
