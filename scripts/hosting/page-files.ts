import type { Rolldown } from 'vite';
import { replaceOrThrow } from '../replace-or-throw.ts';

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

/** The styles of the chunk that holds the `module` (the end of its path), and of all that it imports statically. */
export function stylesOf(chunks: readonly Chunk[], module: string): string[] {
  return withImports(chunks, [chunkOf(chunks, module)]).flatMap(({ viteMetadata }) => [
    ...(viteMetadata?.importedCss ?? []),
  ]);
}

/** The chunks and all that they import statically. */
export function withImports<C extends Pick<Chunk, 'fileName' | 'imports'>>(
  chunks: readonly C[],
  starts: readonly C[],
): C[] {
  const names = new Set(starts.map(({ fileName }) => fileName));
  // A set also yields what is added while it is walked.
  for (const name of names) {
    for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) names.add(imported);
  }
  return chunks.filter(({ fileName }) => names.has(fileName));
}

function chunkOf(chunks: readonly Chunk[], module: string): Chunk {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (!chunk) throw new Error(`no chunk holds ${module}`);
  return chunk;
}

/** The page with links in its head to the style sheets that it doesn't name yet. */
export function withStyles(html: string, base: string, styles: readonly string[]): string {
  const missing = styles.filter((name) => !html.includes(`"${base}${name}"`));
  const lines = missing.map((name) => `    <link rel="stylesheet" crossorigin href="${base}${name}">\n`);
  return replaceOrThrow(html, '</head>', `\n${[...new Set(lines)].join('')}  </head>`);
}
