/** Ignored words. Two sentences are related if they share the stems of other, longer words. */
const ignoredWords = new Set([
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
  'than',
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

function stemsOf(text: string): Set<string> {
  const words = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return new Set(words.filter((word) => !ignoredWords.has(word)).map((word) => word.slice(0, 4)));
}

export function sharesStem(one: string, other: string): boolean {
  const stems = stemsOf(other);
  return [...stemsOf(one)].some((stem) => stems.has(stem));
}
