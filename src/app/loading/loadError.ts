/** A part of the app that could not be fetched. */
export class LoadError extends Error {
  override name = 'LoadError';
}

/** The accounts wrap what they could not load. */
export const isLoadError = (error: unknown) =>
  error instanceof LoadError || (error instanceof Error && error.cause instanceof LoadError);
