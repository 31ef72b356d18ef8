import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const moduleName = 'virtual:lazy-style-sheets';
const resolved = `\0${moduleName}`;

/** Modules that the server renders before their code loads in the browser, and whose styles are needed only by pages that show them. */
export const lazyModules =
  /\/app\/(content\/(blocks\/\w+\/[\w-]+|content-page|slot)|errors\/not-found-page|account\/links\/confirm-(email|erasure)|preview\/preview-bar|reviews\/list\/reviews-section|product\/(buy-box\/(alternatives\/alternatives|back-in-stock\/back-in-stock-form|delivery-choice\/delivery-choice)|care\/care-label|gallery\/gallery-video)|chat\/message-form|shell\/footer\/locale-chooser|marketing\/footer-signup-form)\.tsx$/;

const commonChunks: ReadonlySet<string> = new Set(['every-page', 'root']);

/** Returns the style sheets of a chunk and of the chunks that it imports, without those of every page. */
function styleSheetsOf(fileName: string, bundle: Rolldown.OutputBundle, visited = new Set<string>()): string[] {
  const chunk = bundle[fileName];
  if (chunk?.type !== 'chunk' || visited.has(fileName) || commonChunks.has(chunk.name)) return [];
  visited.add(fileName);
  const ownUrls = [...(chunk.viteMetadata?.importedCss ?? [])].map((sheet) => `/${sheet}`);
  return [...chunk.imports.flatMap((imported) => styleSheetsOf(imported, bundle, visited)), ...ownUrls];
}

/** Returns the URLs of style sheets by the file name of a lazy module, which for a content block is its schema. */
export function lazyStyleSheetUrls(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const modules = Object.values(bundle).flatMap((output) =>
    output.type === 'chunk'
      ? output.moduleIds.filter((id) => lazyModules.test(id)).map((id) => [path.basename(id, '.tsx'), output.fileName] as const)
      : [],
  );
  return Object.fromEntries(modules.map(([name, fileName]) => [name, [...new Set(styleSheetsOf(fileName, bundle))]]));
}

/**
 * Provides these URLs to the server as `virtual:lazy-style-sheets`, because the router links only the style sheets of a route's own code.
 * The browser build runs first. In the browser and in development the list is empty: the style sheets load together with the code.
 */
export function lazyStyleSheets(): Plugin {
  let urls: Record<string, string[]> = {};
  return {
    name: 'outfitter:lazy-style-sheets',
    sharedDuringBuild: true,
    resolveId: (id) => (id === moduleName ? resolved : undefined),
    load(id) {
      if (id !== resolved) return undefined;
      return `export default ${this.environment.name === 'client' ? '{}' : JSON.stringify(urls)};`;
    },
    generateBundle(_, bundle) {
      if (this.environment.name === 'client') urls = lazyStyleSheetUrls(bundle);
    },
  };
}
