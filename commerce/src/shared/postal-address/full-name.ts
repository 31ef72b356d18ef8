import { fullNameOf } from '../full-name.ts';

export interface Names {
  fullName?: string;
  firstName?: string;
  lastName?: string;
}

/**
 * Splits a full name into the two names of the shop API: the last word is the last name, and a single word is used for both. Without a full
 * name, joins the two names.
 */
export function completeNames({ fullName, firstName, lastName }: Names): Names {
  const names = (fullName ?? '').trim().split(/\s+/).filter(Boolean);
  const last = names.at(-1);
  if (last !== undefined) return { fullName, firstName: names.slice(0, -1).join(' ') || last, lastName: last };
  return { firstName, lastName, fullName: fullNameOf({ firstName, lastName }) || undefined };
}
