/** A heading of this many characters has two lines on a phone. */
const maxLength = 60;

/** Shortens a query for headings and notices: after its last whole word that fits, or within a word that alone is longer. */
export function shortenQuery(query: string): string {
  const characters = [...query];
  if (characters.length <= maxLength) return query;
  const start = characters.slice(0, maxLength).join('');
  const lastSpace = start.search(/\s+\S*$/u);
  return `${lastSpace > maxLength / 2 ? start.slice(0, lastSpace) : start}…`;
}
