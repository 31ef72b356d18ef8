export function swatchBackground(colors: readonly string[]): string {
  const [base, ...accents] = colors;
  if (!base) return 'var(--color-surface-muted)';
  if (accents.length === 0) return base;
  const band = 100 / colors.length;
  const bands = colors.map((color, index) => `${color} ${Math.round(index * band)}% ${Math.round((index + 1) * band)}%`);
  return `linear-gradient(135deg, ${bands.join(', ')})`;
}
