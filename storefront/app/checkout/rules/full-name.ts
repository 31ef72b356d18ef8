export interface Names {
  firstName: string;
  lastName: string;
  fullName: string;
}

/** The last word is the last name, the rest the first name; a single word fills both; the full name stays as typed (decisions). */
export function splitFullName(typed: string): Names {
  const words = typed.trim().split(/\s+/);
  const lastName = words.at(-1) ?? '';
  return { firstName: words.slice(0, -1).join(' ') || lastName, lastName, fullName: typed.trim() };
}
