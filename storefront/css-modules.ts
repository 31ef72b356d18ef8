import type { CSSModulesOptions, Plugin } from 'vite';

/** Classes are kebab-case in the style sheets and camelCase in the components. */
export const cssModules: CSSModulesOptions = {
  localsConvention: 'camelCaseOnly',
  generateScopedName: '[local]',
};

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
