/** A part of the app that could not be fetched. */
export class LoadError extends Error {
  override name = 'LoadError';
}
