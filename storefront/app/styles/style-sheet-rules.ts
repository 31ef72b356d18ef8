export interface ColorPair {
  selector: string;
  text: string;
  background: string;
}

const withoutComments = (css: string) => css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
const colorIn = (rule: string, property: string) =>
  new RegExp(String.raw`(?:^|[;\s])${property}:\s*var\(--color-([\w-]+)\)\s*(?:;|$)`).exec(rule)?.[1];

export function colorPairs(css: string): ColorPair[] {
  return [...withoutComments(css).matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selector, rule]) => {
    const text = colorIn(rule!, 'color');
    const background = colorIn(rule!, 'background(?:-color)?');
    return text && background ? [{ selector: selector!.trim(), text, background }] : [];
  });
}

export function mediaWidths(css: string): string[] {
  const conditions = [...withoutComments(css).matchAll(/@media([^{]*)/g)].flatMap(
    ([, query]) => query!.match(/\([^)]*width[^)]*\)/g) ?? [],
  );
  return conditions.flatMap((condition) => condition.match(/[\d.]+(?:rem|px|em)/g) ?? []);
}
