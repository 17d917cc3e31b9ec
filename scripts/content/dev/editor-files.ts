/** What editors put beside a file while they save it: Vim's trial, backups, swap files, drafts that get renamed. */
const EDITOR_FILES = [
  /^\d+$/,
  /~$/,
  /^#.*#$/,
  /\.(?:sw[a-z]|swpx|bak|orig|tmp|temp|crswap)$/i,
  /___jb_(?:tmp|old)___$/,
];

/** True for a path that no coach wrote. */
export function isEditorFile(file: string): boolean {
  const name = file.slice(file.lastIndexOf('/') + 1);
  return EDITOR_FILES.some((pattern) => pattern.test(name));
}
