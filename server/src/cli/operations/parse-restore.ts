import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { OperatorError } from '../../errors/operator-error.ts';

const usage = 'DATA_DIR=/srv/shop npm run restore -- /backups/monday, or -- --to 2026-11-23T10:00:00Z /archive';
/** Schema of a time. Without a time zone, the time would depend on the machine. */
const timeSchema = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

/** Parses the arguments of `npm run restore`. Throws OperatorError. Pure. */
export function parseRestore(parameters: string[]): { folder: string; to: Date | undefined } {
  const { positionals, values } = parse(parameters);
  const [folder, ...others] = positionals;
  if (!folder) throw new OperatorError('the folder of the backup is missing', usage);
  if (others.length > 0) throw new OperatorError(`the command does not accept the argument ${others[0]}`, usage);
  if (values.to === undefined) return { folder: path.resolve(folder), to: undefined };
  const to = timeSchema.safeParse(values.to);
  if (!to.success) throw new OperatorError(`--to ${values.to} is not a time with a time zone`, usage);
  return { folder: path.resolve(folder), to: to.data };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: { to: { type: 'string' } }, allowPositionals: true });
  } catch (error) {
    throw new OperatorError((error as Error).message.split('. ')[0] ?? '', usage);
  }
}
