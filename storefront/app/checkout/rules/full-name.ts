export interface Names {
  firstName: string;
  lastName: string;
  fullName: string;
}

/** A first or a last name is no longer than this on the wire; a full name may be twice as long. */
const longestPart = 100;

/** Cut to what fits, never through the middle of a character. */
function part(words: string): string {
  return words.slice(0, longestPart).replace(/[\uD800-\uDBFF]$/, '');
}

/**
 * The last word is the last name, the rest the first name; a single word fills both; the full name stays as typed (decisions). The parts
 * of a very long one are cut, the full name is not.
 */
export function splitFullName(typed: string): Names {
  const words = typed.trim().split(/\s+/);
  const lastName = words.at(-1) ?? '';
  return { firstName: part(words.slice(0, -1).join(' ') || lastName), lastName: part(lastName), fullName: typed.trim() };
}
