/** The shop asks for one full name; the platform's addresses have two (decisions, "First name and last name"). Pure. */

export interface Names {
  fullName?: string;
  firstName?: string;
  lastName?: string;
}

/**
 * The last word is the last name, the rest the first name; a single word fills both; the full name stays as typed.
 * Without a full name it is made of the two.
 */
export function completeNames({ fullName, firstName, lastName }: Names): Names {
  const words = (fullName ?? '').trim().split(/\s+/).filter(Boolean);
  const last = words.at(-1);
  if (last !== undefined) return { fullName, firstName: words.slice(0, -1).join(' ') || last, lastName: last };
  const joined = [firstName, lastName].filter(Boolean).join(' ');
  return { firstName, lastName, fullName: joined === '' ? undefined : joined };
}
