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
export function selectIds(ids: readonly string[], args: readonly string[]): string[] {
  if (args.length === 0) return [...ids];
  const selectedIds = new Set(
    args.flatMap((arg) => {
      const selected = /^[A-Z][A-Z\d]*$/.test(arg)
        ? ids.filter((id) => id.startsWith(`${arg}-`))
        : citedIds(arg).filter((id) => ids.includes(id));
      if (selected.length === 0)
        throw new Error(`no requirement is called ${arg}. Fix: name an area (PDP), an id (PDP-003) or a range (PDP-003..010)`);
      return selected;
    }),
  );
  return ids.filter((id) => selectedIds.has(id));
}
