/** Joins the two names of a person. A person with a single name has it as first and last name. */
export function fullNameOf({ firstName, lastName }: { firstName?: string | undefined; lastName?: string | undefined }): string {
  return [...new Set([firstName, lastName].filter(Boolean))].join(' ');
}
