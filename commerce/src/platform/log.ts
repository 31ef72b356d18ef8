import { DrizzleQueryError } from 'drizzle-orm/errors';
import { type DestinationStream, type Logger, pino } from 'pino';
import { maskCardNumbers } from './security/card-numbers.ts';

export interface LoggedError {
  type: string;
  message: string;
  stack?: string;
  code?: string;
  query?: string;
  cause?: LoggedError;
}

/** Returns the error with its causes for the log, without query parameters and card numbers. */
export function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: maskCardNumbers(String(error)) };
  const { code } = error as Error & { code?: unknown };
  const isQuery = error instanceof DrizzleQueryError;
  return {
    type: error.name,
    message: isQuery ? 'Failed query' : maskCardNumbers(error.message),
    ...(isQuery ? { query: maskCardNumbers(error.query) } : {}),
    ...(typeof code === 'string' ? { code } : {}),
    ...framesOf(error),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

/** The stack without its first lines, which repeat the message. */
function framesOf(error: Error): Pick<LoggedError, 'stack'> {
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return frames.length > 0 ? { stack: frames.join('\n') } : {};
}

const secretPaths = ['authorization', 'cookie', 'password', 'number', 'securityCode', 'paymentCard', 'refresh_token', 'access_token'];

export function createLogger(options: { level?: string; name?: string; destination?: DestinationStream } = {}): Logger {
  const paths = secretPaths.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  const settings = {
    level: options.level ?? 'info',
    name: options.name,
    redact: { paths, censor: '[redacted]' },
    serializers: { error: describeError, err: describeError },
  };
  return options.destination ? pino(settings, options.destination) : pino(settings);
}
