import { createRequire } from 'node:module';

interface ModuleRegistry {
  prototype: { getImportStatements(): string[] };
}

/**
 * Workbox writes `import … from '/folder/of/the/project/…'` without escaping the path: an apostrophe in it ends the
 * text, and the build. https://github.com/GoogleChrome/workbox/blob/v7/packages/workbox-build/src/lib/module-registry.ts
 */
export function escapeWorkboxImports(): void {
  const fromPlugin = createRequire(createRequire(import.meta.url).resolve('vite-plugin-pwa'));
  const { ModuleRegistry } = fromPlugin('workbox-build/build/lib/module-registry') as {
    ModuleRegistry: ModuleRegistry;
  };
  const { prototype } = ModuleRegistry;
  const { getImportStatements } = prototype;
  prototype.getImportStatements = function escaped() {
    return getImportStatements
      .call(this)
      .map((statement) => statement.replace(/ from '(.*)';$/, (_, file: string) => ` from ${JSON.stringify(file)};`));
  };
}
