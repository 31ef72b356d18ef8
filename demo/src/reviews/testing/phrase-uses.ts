import type { DemoReview } from '../demo-reviews.ts';
import type { Phrase } from '../language.ts';
import { toBritishSpelling } from '../style-placeholders.ts';

/** Returns the source of a pattern that matches a filled template; a placeholder is any text. */
function sourceOf(template: string): string {
  let source = template.replace(/[.*+?^$()[\]\\]/g, '\\$&');
  while (source.includes('{')) {
    source = source.replace(/\{([^{}]*)\}/g, (_, inner: string) => (inner.includes('|') ? `(?:${inner})` : '.+?'));
  }
  return source;
}

/** Returns the longest part of a template without choices and placeholders. */
function fixedPartOf(template: string): string {
  let fixed = template;
  while (fixed.includes('{')) fixed = fixed.replace(/\{[^{}]*\}/g, '\n');
  return fixed.split('\n').reduce((longest, part) => (part.length > longest.length ? part : longest), '');
}

/** Returns a function that counts the reviews whose headline is a phrase, or whose text contains it at the start of a clause. */
export function usesIn(reviews: readonly Pick<DemoReview, 'headline' | 'text'>[]): (phrase: Phrase) => number {
  const headlines = Map.groupBy(reviews, ({ headline }) => headline);
  const texts = reviews.map(({ text }) => ({ text, lowercase: text.toLowerCase() }));
  return ({ text: american }) => {
    const spellings = [...new Set([american, toBritishSpelling(american)])];
    const source = spellings.map(sourceOf).join('|');
    const isHeadline = new RegExp(`^(?:${source})$`, 'i');
    const asHeadline = [...headlines].filter(([headline]) => isHeadline.test(headline)).reduce((sum, [, same]) => sum + same.length, 0);
    if (!/[.?!}]$/.test(american)) return asHeadline;
    const isSaid = new RegExp(`(?:^|[.!?:,“”]\\s*|\\n)(?:${source})`, 'i');
    const fixedParts = spellings.map((each) => fixedPartOf(each).toLowerCase());
    const said = texts.filter(({ text, lowercase }) => fixedParts.some((part) => lowercase.includes(part)) && isSaid.test(text));
    return asHeadline + said.length;
  };
}
