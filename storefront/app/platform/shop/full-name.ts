export interface SplitName {
  firstName: string;
  lastName: string;
  fullName: string;
}

/** Maximum length of a first or last name on the wire, in characters; a full name may be twice as long. */
const maxPartLength = 100;

/** Truncates a name without cutting a surrogate pair in half. */
function truncateName(name: string): string {
  return name.slice(0, maxPartLength).replace(/[\uD800-\uDBFF]$/, '');
}

/**
 * Splits a full name: the last word is the last name, the rest the first name; a single word is both. Words that do not fit into the first
 * name go to the last name. Text that does not fit there either is truncated; the full name is not.
 */
export function splitFullName(typed: string): SplitName {
  const words = typed.trim().split(/\s+/);
  let split = words.length - 1;
  while (split > 1 && words.slice(0, split).join(' ').length > maxPartLength) split -= 1;
  const lastName = words.slice(split).join(' ');
  return {
    firstName: truncateName(words.slice(0, split).join(' ') || lastName),
    lastName: truncateName(lastName),
    fullName: typed.trim(),
  };
}

/** Joins first and last name, as the reverse of `splitFullName`: a single word is both. */
export function fullNameOf({ firstName = '', lastName = '' }: { firstName?: string | undefined; lastName?: string | undefined }): string {
  return firstName === lastName ? firstName : `${firstName} ${lastName}`.trim();
}
