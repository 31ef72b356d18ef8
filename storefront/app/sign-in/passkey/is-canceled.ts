const names: readonly string[] = ['NotAllowedError', 'AbortError'];

/** Browsers do not tell a customer who has closed their dialog from one who has let it time out: neither is told anything. */
export const isCanceled = (error: unknown): boolean => error instanceof Error && names.includes(error.name);
