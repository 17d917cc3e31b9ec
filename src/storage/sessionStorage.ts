/** A browser that blocks storage throws at the mere mention, one without room at a write: undefined then. */
export function withSessionStorage<Result>(action: (storage: Storage) => Result): Result | undefined {
  try {
    return action(sessionStorage);
  } catch {
    return undefined;
  }
}
