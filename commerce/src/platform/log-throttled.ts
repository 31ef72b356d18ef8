import type { Logger } from 'pino';
import { describeError, type LoggedError } from './log.ts';
import { createRepeatLimiter } from './repeat-limiter.ts';

type Level = 'warn' | 'error';
interface Entry {
  level: Level;
  error: unknown;
  fields: object;
  message: string;
}
export interface ErrorFields {
  error: unknown;
  [name: string]: unknown;
}
type ThrottledLog = Pick<Logger, Level>;

const limiters = new WeakMap<ThrottledLog, (key: string, entry: Entry) => void>();

/**
 * Logs an error that one cause, such as a lost database, can repeat thousands of times: in full the first time, then once a minute without
 * its stack and with the number of repeats and the fields of the last one. Pass the logger of the process, not a child of each request.
 */
export function logThrottled(log: ThrottledLog, level: Level, { error, ...fields }: ErrorFields, message: string): void {
  const described = describeError(error);
  const limiter = limiters.get(log) ?? createRepeatLimiter((entry: Entry, repeats) => write(log, entry, repeats));
  limiters.set(log, limiter);
  limiter(`${level} ${message} ${keyOf(described)}`, { level, error, fields, message });
}

function write(log: ThrottledLog, { level, error, fields, message }: Entry, repeats: number): void {
  if (repeats === 0) log[level]({ error, ...fields }, message);
  else log[level]({ error: withoutDetails(describeError(error)), ...fields, repeats }, message);
}

const rootOf = (error: LoggedError): LoggedError => (error.cause ? rootOf(error.cause) : error);

/** Returns a key that is equal for errors that differ only in numbers and ids. */
function keyOf(error: LoggedError): string {
  const root = rootOf(error);
  return `${error.type} ${root.type} ${root.code ?? ''} ${root.message.replaceAll(/[0-9a-f-]{8,}|\d+/g, '#')}`;
}

/** Returns the root cause, without a stack. */
function withoutDetails(error: LoggedError): Error {
  const { type, message, code } = rootOf(error);
  return Object.assign(new Error(message), { name: type, stack: '', ...(code === undefined ? {} : { code }) });
}
