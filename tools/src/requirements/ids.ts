/** Returns the ids cited in a text: `PDP-003`, and each id of a range such as `ERROR-020..027`. */
export function citedIds(text: string): string[] {
  return [...text.matchAll(/\b([A-Z][A-Z\d]*)-(\d{3})(?:\.\.(\d{3}))?\b/g)].flatMap(([, area = '', first = '', last]) =>
    range(area, first, last ?? first),
  );
}

function range(area: string, first: string, last: string): string[] {
  const ids: string[] = [];
  for (let number = Number(first); number <= Number(last); number += 1) ids.push(`${area}-${String(number).padStart(3, '0')}`);
  return ids;
}

/**
 * Selects ids by area (`PDP`), id (`PDP-003`) or range (`ERROR-020..027`); no argument selects all. Throws if an argument selects none.
 */
export function selectIds(ids: readonly string[], words: readonly string[]): string[] {
  if (words.length === 0) return [...ids];
  const wanted = new Set(
    words.flatMap((word) => {
      const meant = /^[A-Z][A-Z\d]*$/.test(word)
        ? ids.filter((id) => id.startsWith(`${word}-`))
        : citedIds(word).filter((id) => ids.includes(id));
      if (meant.length === 0)
        throw new Error(`no requirement is called ${word}. Fix: name an area (PDP), an id (PDP-003) or a range (PDP-003..010)`);
      return meant;
    }),
  );
  return ids.filter((id) => wanted.has(id));
}
