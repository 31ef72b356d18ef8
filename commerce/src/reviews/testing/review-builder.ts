/** A review as a shopper of the test shop sends it. */
export function buildReview(more: Record<string, unknown> = {}) {
  return {
    productId: '4117',
    rating: 4,
    headline: 'Warm and square',
    text: 'Two winters of fence posts and the cuffs are the only thing that shows it.',
    writerName: 'Fence mender',
    email: 'mender@example.com',
    ...more,
  };
}

/** Words that no other review of a test has. */
export function uniqueReviewText(place: number): string {
  const of = ['cuffs', 'seams', 'pockets', 'buttons', 'lining', 'collar', 'hem', 'snaps', 'yoke', 'zipper'];
  const digits = String(place).padStart(4, '0').split('').map(Number);
  return `After ${place} days of barn work these held out: ${digits.map((digit) => of[digit]).join(', then the ')}.`;
}
