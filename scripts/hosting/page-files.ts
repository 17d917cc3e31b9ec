import type { Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

interface Files {
  scripts: string[];
  styles: string[];
}

/** What the `modules` (ends of their paths) need to run, beside the entry of the page. */
export function filesOf(chunks: readonly Chunk[], modules: readonly string[]): Files {
  const needed = withImports(
    chunks,
    modules.map((module) => chunkOf(chunks, module)),
  ).filter(({ isEntry }) => !isEntry);
  return {
    scripts: needed.map(({ fileName }) => fileName),
    styles: needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
  };
}

/** The chunks and all that they import statically. */
export function withImports<C extends Chunk>(chunks: readonly C[], starts: readonly C[]): C[] {
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

interface Links {
  /** Applied before anything is shown. */
  styles?: string[];
  /** Fetched side by side; whoever needs them applies and runs them. */
  earlyStyles?: string[];
  scripts?: string[];
}

/** The page with links in its head to the files that it doesn't name yet. */
export function withLinks(html: string, base: string, { styles = [], earlyStyles = [], scripts = [] }: Links): string {
  const links = [
    ...styles.map((name) => ['rel="stylesheet"', name]),
    ...earlyStyles.map((name) => ['rel="preload" as="style"', name]),
    ...scripts.map((name) => ['rel="modulepreload"', name]),
  ];
  const missing = links.filter(([, name]) => !html.includes(`"${base}${name}"`));
  const lines = missing.map(([kind, name]) => `    <link ${kind} crossorigin href="${base}${name}">\n`);
  return replaced(html, '</head>', `\n${[...new Set(lines)].join('')}  </head>`);
}

/** Throws when `part` is not there. */
export function replaced(html: string, part: string | RegExp, by: string): string {
  if (html.search(part) < 0) throw new Error(`the page holds no ${part}`);
  // A function: what stands for it may hold a `$`.
  return html.replace(part, () => by);
}
