/** The tokens of theme.css, for documents that cannot load it: mails and pages with an inline style. */
import { readFileSync } from 'node:fs';
import { parseTokens } from './parse-theme.ts';

const tokens = parseTokens(readFileSync(new URL('./theme.css', import.meta.url), 'utf8'));

function token(name: string): string {
  const value = tokens.get(name);
  if (value === undefined) throw new Error(`theme.css has no token --${name}. Fix: use a token that it defines, or add it there`);
  return inlineTokens(value);
}

export function inlineTokens(css: string): string {
  return css.replaceAll(/var\(--([\w-]+)\)/g, (_, name: string) => token(name));
}

export function themeColor(name: string): string {
  return token(`color-${name}`);
}

/** Returns a font stack without the fallbacks that only the storefront's style sheet defines. */
export function themeFont(name: 'display' | 'text' | 'label'): string {
  const families = token(`font-${name}`).split(/,\s*/);
  return families.filter((family) => !/ Fallback\b/.test(family)).join(', ');
}
