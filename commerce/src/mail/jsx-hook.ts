/**
 * Lets plain Node import the mail templates: compiles the `.tsx` files of `templates/` when they are first imported
 * (docs/decisions/0027-react-email-jsx.md). Vitest compiles them itself. Import this module before a template.
 */
import { readFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const templates = new URL('./templates/', import.meta.url).href;
const require = createRequire(import.meta.url);

function compile(file: string): string {
  // Loaded here, because only a process that sends mail needs the compiler.
  const { transformSync } = require('rolldown/utils') as typeof import('rolldown/utils');
  const { code, errors } = transformSync(file, readFileSync(file, 'utf8'), { lang: 'tsx', jsx: { runtime: 'automatic' } });
  if (errors.length > 0) throw new Error(`${file} cannot be compiled: ${errors.map(({ message }) => message).join('; ')}`);
  return code;
}

registerHooks({
  load(url, context, next) {
    if (!url.startsWith(templates) || !url.endsWith('.tsx')) return next(url, context);
    return { format: 'module', source: compile(fileURLToPath(url)), shortCircuit: true };
  },
});
