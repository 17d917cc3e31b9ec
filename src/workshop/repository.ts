declare global {
  /** Where proposals go: `owner/name` and its branch; undefined where the build was told none. */
  const __REPOSITORY__: { name: string; branch: string } | undefined;
}

export const REPOSITORY = __REPOSITORY__;
