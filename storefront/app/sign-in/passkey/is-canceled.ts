const names: readonly string[] = ['NotAllowedError', 'AbortError'];

/**
 * Returns whether the customer has closed the browser's dialog or has let it time out, which browsers do not distinguish: neither case
 * needs a message.
 */
export const isCanceled = (error: unknown): boolean => error instanceof Error && names.includes(error.name);
