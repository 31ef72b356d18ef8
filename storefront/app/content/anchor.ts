/** The id of a heading, by which a link leads to it: `#who-else-sees-it`. Undefined where nothing of it can be an id. */
export function anchorOf(heading: string | undefined): string | undefined {
  const id = (heading ?? '')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');
  return id || undefined;
}
