export function buildReview(overrides: Record<string, unknown> = {}) {
  return {
    productId: '4117',
    rating: 4,
    headline: 'Warm and square',
    text: 'Two winters of fence posts and the cuffs are the only thing that shows it.',
    writerName: 'Fence mender',
    email: 'mender@example.com',
    ...overrides,
  };
}

export function uniqueReviewText(index: number): string {
  const parts = ['cuffs', 'seams', 'pockets', 'buttons', 'lining', 'collar', 'hem', 'snaps', 'yoke', 'zipper'];
  const digits = String(index).padStart(4, '0').split('').map(Number);
  return `After ${index} days of barn work these held out: ${digits.map((digit) => parts[digit]).join(', then the ')}.`;
}
