import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

export function serviceWorkers(): Plugin {
  return {
    name: 'outfitter:service-workers',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      for (const name of ['worker', 'worker-kill-switch']) {
        this.emitFile({
          type: 'chunk',
          id: fileURLToPath(new URL(`app/entry.${name}.ts`, import.meta.url)),
          fileName: `${name}.js`,
        });
      }
    },
  };
}
