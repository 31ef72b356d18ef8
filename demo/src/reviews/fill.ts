/** Draws between written choices and puts a style's own words in the places kept for them. */

const innermost = /\{([^{}]*)\}/g;

/** The names in a text that must be filled in: `{cloth}`, not the choices `{a|b}`. */
export function namesIn(text: string): string[] {
  return [...text.matchAll(innermost)].map(([, inner]) => inner!).filter((inner) => !inner.includes('|'));
}

/**
 * One reading of a text: `{a|b}` becomes a or b, `{cloth}` the word of that name. A name without a word throws: a shopper should never
 * read a brace.
 */
export function fill(text: string, words: Readonly<Record<string, string>>, random: () => number): string {
  let filled = text;
  // Choices may hold names; the innermost go first.
  for (let round = 0; round < 4 && filled.includes('{'); round += 1) {
    filled = filled.replace(innermost, (_, inner: string) => {
      if (inner.includes('|')) {
        const choices = inner.split('|');
        return choices[Math.floor(random() * choices.length)]!;
      }
      const word = words[inner];
      if (word === undefined) throw new Error(`no word for {${inner}} in "${text}"`);
      return word;
    });
  }
  return filled.trim();
}

/** The same sentence after a lead such as "One gripe: ", which needs no capital, but for what always has one. */
export function continued(sentence: string, proper: readonly string[] = []): string {
  if (/^(I\b|I’|[A-Z]{2}|\d)/.test(sentence) || proper.some((word) => sentence.startsWith(word))) return sentence;
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

/** With a capital, also inside an opening quotation mark. */
export function asSentence(text: string): string {
  return text.replace(/^[“«]?[\s\u00a0]?\p{Ll}/u, (start) => start.toUpperCase());
}
