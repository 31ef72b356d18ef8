/** Names of colors in the fields of blocks; `docs/content.md` says what each one looks like. */
export const backgroundColors = ['kraft', 'night', 'paper', 'duck'] as const;
export type BackgroundColor = (typeof backgroundColors)[number];
