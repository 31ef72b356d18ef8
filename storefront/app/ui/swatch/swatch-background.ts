/** Returns the CSS background of a swatch: its image, if it has one, on its colors. */
export function swatchBackground(colors: readonly string[], imageUrl?: string): string {
  const background = colorBackground(colors);
  return imageUrl ? `url("${imageUrl}") center / cover, ${background}` : background;
}

function colorBackground(colors: readonly string[]): string {
  const [base, ...accents] = colors;
  if (!base) return 'var(--color-surface-muted)';
  if (accents.length === 0) return base;
  const band = 100 / colors.length;
  const bands = colors.map((color, index) => `${color} ${Math.round(index * band)}% ${Math.round((index + 1) * band)}%`);
  return `linear-gradient(135deg, ${bands.join(', ')})`;
}
