/** Reads the theme file and the style sheets, for the tests that hold them to their rules. */

/** The colours of the theme by name, as they are written. */
export function themeColours(theme: string): Map<string, string> {
  return new Map([...theme.matchAll(/--color-([\w-]+):\s*(#[0-9A-Fa-f]{6})\s*;/g)].map(([, name, hex]) => [name!, hex!]));
}

/** The value of a token of the theme. */
export function tokenOf(theme: string, name: string): string | undefined {
  return new RegExp(String.raw`--${name}:\s*([^;]+);`).exec(theme)?.[1]?.trim();
}

export interface ColourPair {
  selector: string;
  text: string;
  ground: string;
}

const withoutComments = (css: string) => css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
const colourIn = (rule: string, property: string) =>
  new RegExp(String.raw`(?:^|[;\s])${property}:\s*var\(--color-([\w-]+)\)\s*(?:;|$)`).exec(rule)?.[1];

/** The rules that set both a text colour and the plain ground it stands on. */
export function pairsOf(css: string): ColourPair[] {
  return [...withoutComments(css).matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selector, rule]) => {
    const text = colourIn(rule!, 'color');
    const ground = colourIn(rule!, 'background(?:-color)?');
    return text && ground ? [{ selector: selector!.trim(), text, ground }] : [];
  });
}

/** The widths that media queries of a style sheet ask for, as written. */
export function mediaWidths(css: string): string[] {
  const conditions = [...withoutComments(css).matchAll(/@media([^{]*)/g)].flatMap(
    ([, query]) => query!.match(/\([^)]*width[^)]*\)/g) ?? [],
  );
  return conditions.flatMap((condition) => condition.match(/[\d.]+(?:rem|px|em)/g) ?? []);
}
