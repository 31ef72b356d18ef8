import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Makes `/worker.js` and `/worker-off.js` beside the pages' files: their addresses are fixed, so that browsers find the next one. */
export function serviceWorkers(): Plugin {
  return {
    name: 'service-workers',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      for (const name of ['worker', 'worker-off']) {
        this.emitFile({
          type: 'chunk',
          id: fileURLToPath(new URL(`app/entry.${name}.ts`, import.meta.url)),
          fileName: `${name}.js`,
        });
      }
    },
  };
}
