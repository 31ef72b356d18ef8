/** What a swatch shows: one colour, or the yarns of a plaid or stripe as even bands. */
export function clothBackground(colours: readonly string[]): string {
  const [ground, ...accents] = colours;
  if (!ground) return 'var(--color-kraft)';
  if (accents.length === 0) return ground;
  const band = 100 / colours.length;
  const bands = colours.map((colour, at) => `${colour} ${Math.round(at * band)}% ${Math.round((at + 1) * band)}%`);
  return `linear-gradient(135deg, ${bands.join(', ')})`;
}
