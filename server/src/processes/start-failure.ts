/** Something that keeps the shop from starting, with what to do about it. Printed as one line. */
export class StartFailure extends Error {
  readonly mend: string;

  constructor(cause: string, mend: string) {
    super(cause);
    this.name = 'StartFailure';
    this.mend = mend;
  }
}

/** One line for whatever was thrown: its cause and, where we know one, the mend. */
export function failureLine(error: unknown): string {
  if (error instanceof StartFailure) return `${error.message}. Mend: ${error.mend}`;
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n').slice(0, 3).join(' ');
}
