const innermost = /\{([^{}]*)\}/g;
const innermostWithArticle = /(\b[Aa] )?\{([^{}]*)\}/g;

/** Returns the placeholders of a text (`{cloth}`), without its choices (`{a|b}`). */
export function placeholdersIn(text: string): string[] {
  return [...text.matchAll(innermost)].map(([, inner]) => inner!).filter((inner) => !inner.includes('|'));
}

/** Spoken with a vowel first: "eight-year-old", "XL", "11C", "hour"; not "one-year-old", "used". */
const vowelSound = /^(?:[aeioAEIO](?!ne\b|nce\b|u)|[uU](?!ni|s[aeiu])|hour|honest|8|1[18](?!\d)|[FHLMNRSX](?![a-z]))/;

/** French "de" before "un an", the value of a placeholder. */
const frenchElision = /\b([Dd])e (?=une?\b)/g;

function articleFor(article: string, word: string): string {
  return article && vowelSound.test(word) ? `${article.trim()}n ` : article;
}

/**
 * Expands a text: `{a|b}` becomes a or b, `{cloth}` the placeholder's value; an article before it agrees
 * with it. Throws on an unknown placeholder, since shoppers must never
 * see a brace.
 */
export function fillTemplate(text: string, values: Readonly<Record<string, string>>, random: () => number): string {
  let filled = text;
  // Choices may contain placeholders; the innermost are expanded first.
  for (let round = 0; round < 4 && filled.includes('{'); round += 1) {
    filled = filled.replace(innermostWithArticle, (_, article: string = '', inner: string) => {
      if (inner.includes('|')) {
        const choices = inner.split('|');
        return article + choices[Math.floor(random() * choices.length)]!;
      }
      const value = values[inner];
      if (value === undefined) throw new Error(`no value for {${inner}} in "${text}"`);
      return articleFor(article, value) + value;
    });
  }
  return filled.replace(frenchElision, '$1’').trim();
}

/** Lowercases the first letter of a sentence after a lead such as "One gripe: ", except in proper names. */
export function lowercaseFirst(sentence: string, proper: readonly string[] = []): string {
  if (/^(I\b|I’|[A-Z]{2}|\d)/.test(sentence) || proper.some((word) => sentence.startsWith(word))) return sentence;
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

/** Capitalizes the first letter, also after an opening quotation mark. */
export function capitalizeFirst(text: string): string {
  return text.replace(/^[“«]?[\s\u00a0]?\p{Ll}/u, (start) => start.toUpperCase());
}
