export interface SplitName {
  firstName: string;
  lastName: string;
  fullName: string;
}

/** A first or a last name is no longer than this on the wire; a full name may be twice as long. */
const maxPartLength = 100;

/** Cut to what fits, never through the middle of a character. */
function truncateName(words: string): string {
  return words.slice(0, maxPartLength).replace(/[\uD800-\uDBFF]$/, '');
}

/**
 * The last word is the last name, the rest the first name; a single word fills both; the full name stays as typed (decisions). The parts
 * of a very long one are cut, the full name is not.
 */
export function splitFullName(typed: string): SplitName {
  const words = typed.trim().split(/\s+/);
  const lastName = words.at(-1) ?? '';
  return { firstName: truncateName(words.slice(0, -1).join(' ') || lastName), lastName: truncateName(lastName), fullName: typed.trim() };
}
