import path from 'node:path';

/** An error that the operator can fix, printed in one line with the fix. */
export class OperatorError extends Error {
  readonly fix: string;

  constructor(cause: string, fix: string) {
    super(cause);
    this.name = 'OperatorError';
    this.fix = fix;
  }
}

/** Returns the position of a syntax error, which Node reports only in the first line of the stack. */
function syntaxErrorPosition(error: SyntaxError): string | undefined {
  const [, file, line] = /^(?:file:\/\/)?(.+):(\d+)$/.exec(error.stack?.split('\n', 1)[0] ?? '') ?? [];
  return file && `${path.relative(process.cwd(), file)}:${line}`;
}

export function formatError(error: unknown): string {
  if (error instanceof OperatorError) return `${error.message.replace(/\.$/, '')}. Fix: ${error.fix}`;
  const position = error instanceof SyntaxError ? syntaxErrorPosition(error) : undefined;
  if (position) return `${position}: ${(error as SyntaxError).message}`;
  const message = error instanceof Error ? error.message : String(error);
  return message.split('\n').slice(0, 3).join(' ');
}
