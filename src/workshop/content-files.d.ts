declare module 'virtual:content-files' {
  /** The texts of the content folder by their paths. */
  const files: Record<string, string>;
  export default files;
}
