import type { Plugin } from 'vite';

const moduleName = 'virtual:lazy-style-sheets';
const resolved = `\0${moduleName}`;

/**
 * Style sheets of components that the server renders before their code loads in the browser, by name. Each is one chunk. The styles of
 * other lazy components are imported beside the lazy call, which makes them part of the page's.
 */
export const lazyStyles = [
  { name: 'block-styles', test: /\/app\/content\/(?!lazy-slot).*\.module\.css$/ },
  { name: 'not-found-styles', test: /\/app\/errors\/not-found-page\.module\.css$/ },
  { name: 'preview-styles', test: /\/app\/preview\/preview-bar\.module\.css$/ },
];

/**
 * Provides the addresses of these style sheets to the server as `virtual:lazy-style-sheets`, because the router links the style sheets of
 * a route's own code only. The browser build runs first. In the browser and in development there are none: the style sheet comes with the
 * code.
 */
export function lazyStyleSheets(): Plugin {
  const addresses: Record<string, string> = {};
  return {
    name: 'outfitter:lazy-style-sheets',
    sharedDuringBuild: true,
    resolveId: (id) => (id === moduleName ? resolved : undefined),
    load(id) {
      if (id !== resolved) return undefined;
      return `export default ${this.environment.name === 'client' ? '{}' : JSON.stringify(addresses)};`;
    },
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      for (const { name } of lazyStyles) {
        const chunk = Object.values(bundle).find((output) => output.type === 'chunk' && output.name === name);
        const sheets = chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : [];
        if (sheets.length !== 1) throw new Error(`the chunk ${name} has ${sheets.length} style sheets instead of one`);
        addresses[name] = `/${sheets[0]}`;
      }
    },
  };
}
