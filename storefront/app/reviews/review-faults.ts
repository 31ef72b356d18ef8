/** What the review form asks of its fields. Pure. */
export type ReviewField = 'rating' | 'headline' | 'words' | 'nickname';
export type ReviewFault = 'missing' | 'short';

/** Letters that say something about a pair of pants. */
export const wordsLeast = 30;

export function reviewFaults({ rating, headline, words, nickname }: Readonly<Record<ReviewField, string>>) {
  const faults: Partial<Record<ReviewField, ReviewFault>> = {};
  if (!/^[1-5]$/.test(rating)) faults.rating = 'missing';
  if (headline.trim() === '') faults.headline = 'missing';
  if (words.trim() === '') faults.words = 'missing';
  else if (words.trim().length < wordsLeast) faults.words = 'short';
  if (nickname.trim() === '') faults.nickname = 'missing';
  return faults;
}
