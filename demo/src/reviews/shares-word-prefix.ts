const stopWords = new Set([
  'after',
  'that',
  'this',
  'with',
  'than',
  'they',
  'them',
  'when',
  'have',
  'from',
  'more',
  'like',
  'mine',
  'very',
  'good',
  'great',
  'nice',
  'only',
  'just',
  'into',
  'ours',
  'back',
  'send',
  'what',
  'your',
  'free',
  'next',
  'size',
  'avec',
  'pour',
  'dans',
  'mais',
  'tout',
  'plus',
  'bien',
  'sans',
  'cette',
]);

function prefixesOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return new Set(words.filter((word) => !stopWords.has(word)).map((word) => word.slice(0, 4)));
}

/** Returns whether two texts have a word in common, also in another form, such as "zipper" and "zippers". */
export function sharesWordPrefix(one: string, other: string): boolean {
  const prefixes = prefixesOf(other);
  return [...prefixesOf(one)].some((prefix) => prefixes.has(prefix));
}
