import type { Plugin } from 'vite';
import { type CompiledLocale, compileLocales } from './compiled-messages.ts';
import { messagesFolder } from './translations.ts';

const moduleName = 'virtual:messages';
const resolved = `\0${moduleName}`;

/**
 * Provides the messages of all locales to the server as `virtual:messages`, and emits one file per locale for the browser. No browser
 * module imports them, so a page in the language of the code loads none.
 */
export function messages(): Plugin {
  let locales: Record<string, CompiledLocale> | undefined;
  const compiled = () => {
    locales ??= compileLocales();
    return locales;
  };
  return {
    name: 'outfitter:messages',
    resolveId: (id) => (id === moduleName ? resolved : undefined),
    load(id) {
      return id === resolved ? `export const locales = ${JSON.stringify(compiled())};` : undefined;
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const { file, messages } of Object.values(compiled())) {
        this.emitFile({ type: 'asset', fileName: file, source: JSON.stringify(messages) });
      }
    },
    configureServer(server) {
      server.watcher.add(messagesFolder);
      server.watcher.on('change', (file) => {
        if (!file.startsWith(messagesFolder)) return;
        locales = undefined;
        for (const environment of Object.values(server.environments)) {
          const module = environment.moduleGraph.getModuleById(resolved);
          if (module) environment.moduleGraph.invalidateModule(module);
        }
      });
    },
  };
}
