interface LogLine {
  level?: number;
  msg?: string;
  call?: string;
  path?: string;
  err?: { message?: string; stack?: string };
  error?: { message?: string; stack?: string };
}

const errorLevel = 50;

export function loggedErrors(output: string): string[] {
  const errors = output.split('\n').flatMap((line) => {
    const entry = parse(line);
    if (!entry || (entry.level ?? 0) < errorLevel) return [];
    const cause = entry.error ?? entry.err;
    const stack = cause?.stack?.split('\n').slice(0, 4).join(' ') ?? cause?.message ?? '';
    return [`${entry.msg ?? 'an error'}${entry.call ? ` (${entry.call})` : ''}: ${stack}`];
  });
  return [...new Set(errors)];
}

function parse(line: string): LogLine | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    return JSON.parse(line) as LogLine;
  } catch {
    return undefined;
  }
}
