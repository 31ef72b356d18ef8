/** Returns the tokens of a theme file by name, as written. Media queries that redefine a token are ignored. */
export function parseTokens(css: string): Map<string, string> {
  const tokens = new Map<string, string>();
  for (const [, name, value] of css.matchAll(/--([\w-]+):\s*([^;]+);/g)) if (!tokens.has(name!)) tokens.set(name!, value!.trim());
  return tokens;
}

/** Returns the plain colors of a theme file by name, as written: `#rrggbb`. */
export function parseColors(css: string): Map<string, string> {
  const colors = [...parseTokens(css)].filter(([name, value]) => name.startsWith('color-') && value.startsWith('#'));
  return new Map(colors.map(([name, value]) => [name.slice('color-'.length), value]));
}
