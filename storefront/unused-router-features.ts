import type { Plugin } from 'vite';

/**
 * Modules of React Router that the browser's code imports but never runs with the shop's settings, and what takes their place. The bundler
 * cannot know these settings. A stub has every export of its module, so the build fails if an update of React Router adds one that is used.
 */
export const unusedModules: Readonly<Record<string, string>> = {
  // This module runs only if `entry.client.tsx` passes `instrumentations` to HydratedRouter.
  'router/instrumentation.js': `
    export const instrumentationResultMetaContext = undefined;
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const instrumentHandler = (handler) => handler;`,
  // This module runs only with `routeDiscovery: { mode: 'lazy' }` in `react-router.config.ts`.
  'dom/ssr/fog-of-war.js': `
    export const URL_LIMIT = 0;
    export const getManifestPath = () => '';
    export const getPartialManifest = (manifest) => manifest;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const getPathsWithAncestors = (paths) => paths;
    export const handleClientVersionMismatch = async () => {};
    export const isFogOfWarEnabled = () => false;
    export const useFogOFWarDiscovery = () => {};`,
};

const moduleFile = /\/node_modules\/react-router\/dist\/production\/lib\/(.+)$/;

/** Leaves React Router's unused features out of the browser's code (decision 51). */
export function unusedRouterFeatures(): Plugin {
  const replaced = new Set<string>();
  return {
    name: 'outfitter:unused-router-features',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    load(id) {
      const file = moduleFile.exec(id)?.[1];
      const stub = file === undefined ? undefined : unusedModules[file];
      if (file === undefined || stub === undefined) return undefined;
      replaced.add(file);
      return stub;
    },
    buildEnd(error) {
      const missing = Object.keys(unusedModules).filter((file) => !replaced.has(file));
      if (!error && missing.length > 0)
        this.error(`React Router has no module ${missing.join(', ')}. Fix: adapt unused-router-features.ts to its version.`);
    },
  };
}
