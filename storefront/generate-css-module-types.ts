import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { preprocessCSS, resolveConfig } from 'vite';
import { cssModules } from './css-modules.ts';

/**
 * Writes the types of every CSS module to `.css-types`, which `rootDirs` of tsconfig.json overlays on the sources, so that an unknown
 * class is a type error.
 */
const root = fileURLToPath(new URL('.', import.meta.url));
const types = join(root, '.css-types');
const config = await resolveConfig({ root, configFile: false, css: { modules: cssModules } }, 'build');
rmSync(types, { recursive: true, force: true });
for (const file of globSync('app/**/*.module.css', { cwd: root })) {
  const { modules = {} } = await preprocessCSS(readFileSync(join(root, file), 'utf8'), join(root, file), config);
  const declaration = join(types, file.replace(/\.css$/, '.d.css.ts'));
  mkdirSync(dirname(declaration), { recursive: true });
  writeFileSync(
    declaration,
    Object.keys(modules)
      .map((name) => `export const ${name}: string;\n`)
      .join(''),
  );
}
