import path from 'node:path';

/** Something that keeps the shop from starting, with what to do about it. Printed as one line. */
export class OperatorError extends Error {
  readonly fix: string;

  constructor(cause: string, mend: string) {
    super(cause);
    this.name = 'OperatorError';
    this.fix = mend;
  }
}

/** Where a source cannot be read as a program: Node says it in the first line of the trace, alone. */
function syntaxErrorPosition(error: SyntaxError): string | undefined {
  const [, file, line] = /^(?:file:\/\/)?(.+):(\d+)$/.exec(error.stack?.split('\n', 1)[0] ?? '') ?? [];
  return file && `${path.relative(process.cwd(), file)}:${line}`;
}

/** One line for whatever was thrown: its cause and, where we know one, the mend. */
export function errorLine(error: unknown): string {
  if (error instanceof OperatorError) return `${error.message}. Mend: ${error.fix}`;
  const place = error instanceof SyntaxError ? syntaxErrorPosition(error) : undefined;
  if (place) return `${place}: ${(error as SyntaxError).message}`;
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n').slice(0, 3).join(' ');
}
