import type { CSSModulesOptions, Plugin } from 'vite';

/** Classes are kebab-case in the style sheets and camelCase in the components. */
export const cssModules: CSSModulesOptions = {
  localsConvention: 'camelCaseOnly',
  generateScopedName: '[local]',
};

/** A later layer wins over an earlier one, so that a feature can restyle a shared component. */
const layerOrder = '@layer theme, base, ui, features, utilities;';

/** Declares the order of the layers in every style sheet, because the sheets of a page may load in any order. */
export function cssLayers(): Plugin {
  return {
    name: 'css-layers',
    enforce: 'pre',
    transform: { filter: { id: /\/storefront\/app\/.*\.css$/ }, handler: (code) => ({ code: `${layerOrder}\n${code}`, map: null }) },
  };
}

/**
 * Keeps the style sheet of a CSS module whose class names are inlined: without it the bundler drops the module, and its style sheet with
 * it, because nothing refers to it any more.
 */
export function keepCssModules(): Plugin {
  return {
    name: 'keep-css-modules',
    enforce: 'post',
    apply: 'build',
    transform: { filter: { id: /\.module\.css$/ }, handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }) },
  };
}
