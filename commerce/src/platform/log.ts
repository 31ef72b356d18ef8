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

/** Libraries also emit copies of errors, plain objects that have only some of these properties. */
interface ErrorLike {
  name?: unknown;
  message: string;
  code?: unknown;
  stack?: unknown;
  cause?: unknown;
  query?: unknown;
  params?: unknown;
}

const isErrorLike = (value: unknown): value is ErrorLike =>
  typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';

/** Returns whether an error is a query error, or a copy of one: its message would show the parameters. */
const isQueryError = (error: ErrorLike): error is ErrorLike & { query: string } =>
  typeof error.query === 'string' && (error instanceof DrizzleQueryError || error.params !== undefined);

/** Returns the error with its causes for the log, without query parameters and card numbers. */
export function describeError(error: unknown): LoggedError {
  if (!isErrorLike(error)) return { type: typeof error, message: maskCardNumbers(describeValue(error)) };
  const { name, code } = error;
  const isQuery = isQueryError(error);
  return {
    type: typeof name === 'string' ? name : 'Error',
    message: isQuery ? 'Failed query' : maskCardNumbers(error.message),
    ...(isQuery ? { query: maskCardNumbers(error.query) } : {}),
    ...(typeof code === 'string' ? { code } : {}),
    ...framesOf(error),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

/** Returns the names of an object's keys; its values may be secret. */
function describeValue(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return `an object with ${Object.keys(value).join(', ') || 'no properties'}`;
}

/** Returns the stack without its first lines, which repeat the message. */
function framesOf({ stack }: ErrorLike): Pick<LoggedError, 'stack'> {
  const frames = (typeof stack === 'string' ? stack : '').split('\n').filter((line) => /^\s+at /.test(line));
  return frames.length > 0 ? { stack: frames.join('\n') } : {};
}

const secretPaths = [
  'authorization',
  'cookie',
  'password',
  'number',
  'securityCode',
  'paymentCard',
  'refresh_token',
  'c_guest_refresh_token',
  'access_token',
];

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
