import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { OperatorError } from '../errors/operator-error.ts';
import type { ArchivePaths } from './archive-paths.ts';
import { storeText } from './store-file.ts';

const stateSchema = z.object({
  format: z.literal(1),
  /** PostgreSQL's identifier of the cluster; a restored shop has that of the original. */
  systemId: z.string(),
  /** The first WAL segment after which none is missing; null until it is known. */
  completeSince: z.string().nullable(),
});
export type ArchiveState = z.infer<typeof stateSchema>;

/** Reads the state of an archive; undefined if the folder contains none. Throws OperatorError. */
export async function readArchiveState({ root, state }: ArchivePaths): Promise<ArchiveState | undefined> {
  const content = await readFile(state, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (content === undefined) return undefined;
  try {
    return stateSchema.parse(JSON.parse(content));
  } catch {
    throw new OperatorError(`${state} is damaged`, `give another folder than ${root}, or restore the file`);
  }
}

export async function writeArchiveState({ state }: ArchivePaths, value: ArchiveState): Promise<void> {
  await storeText(state, `${JSON.stringify(value)}\n`);
}
