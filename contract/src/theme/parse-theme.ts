/**
 * Returns the tokens of a theme file by name, as written, for emails and other output that is not styled by the file itself. The first
 * definition of a token counts; media queries may redefine it later in the file.
 */
export function parseTokens(css: string): Map<string, string> {
  const tokens = new Map<string, string>();
  for (const [, name, value] of css.matchAll(/--([\w-]+):\s*([^;]+);/g)) if (!tokens.has(name!)) tokens.set(name!, value!.trim());
  return tokens;
}

/** Returns the colors of a theme file that are written as `#rrggbb`, by name without `color-`. */
export function parseColors(css: string): Map<string, string> {
  const colors = [...parseTokens(css)].filter(([name, value]) => name.startsWith('color-') && value.startsWith('#'));
  return new Map(colors.map(([name, value]) => [name.slice('color-'.length), value]));
}
