import type { Plugin } from 'vite';

const library = /\/node_modules\/(react-intl|react-router)\//;
const assignment = /^[\w$]+\.displayName = .+;$/gm;

/** Matches the position before a call that creates a component and is assigned to a top-level constant. */
const creation = /(?<=^const [\w$]+ = )(?=(?:[\w$]+\.forwardRef|[\w$]+\.memo|createFormatted\w+)\()/gm;

/**
 * Removes the names that libraries give their components for developer tools. An assignment is a side effect, so the bundler would ship a
 * component that no page uses because of its name.
 */
export function withoutDisplayNames(): Plugin {
  return {
    name: 'outfitter:without-display-names',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: library, code: 'displayName' },
      handler: (code) => ({ code: code.replace(assignment, '').replace(creation, '/* @__PURE__ */ '), map: null }),
    },
  };
}
