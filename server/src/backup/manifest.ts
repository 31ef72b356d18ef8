import { open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { OperatorError } from '../errors/operator-error.ts';
import { digestFile } from './copy-file.ts';

const manifestSchema = z.object({
  format: z.literal(1),
  release: z.string(),
  postgresMajor: z.number(),
  createdAt: z.string(),
  folders: z.array(z.string()),
  files: z.array(z.object({ path: z.string(), size: z.number(), sha256: z.string() })),
  /** Data for recovery with archived WAL: the first segment that it needs, and the earliest time that it can reach. */
  database: z.object({ firstWal: z.string(), consistentAt: z.string() }).optional(),
});
export type Manifest = z.infer<typeof manifestSchema>;

const fileName = 'manifest.json';

/** Writes the manifest, the last file: a folder without it is not a complete backup. */
export async function writeManifest(backup: string, manifest: Manifest): Promise<void> {
  const file = await open(path.join(backup, fileName), 'wx', 0o600);
  try {
    await file.writeFile(`${JSON.stringify(manifest, undefined, 1)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Reads the manifest. Throws an OperatorError if the folder is not a complete backup. */
export async function readManifest(backup: string): Promise<Manifest> {
  const content = await readFile(path.join(backup, fileName), 'utf8').catch(() => undefined);
  if (content === undefined) {
    throw new OperatorError(`${backup} is not a complete backup: it has no ${fileName}`, 'give the folder of a backup that has completed');
  }
  const manifest = manifestSchema.safeParse(parseJson(content));
  if (!manifest.success) throw new OperatorError(`${path.join(backup, fileName)} is damaged`, 'use another backup');
  return manifest.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads every file of a backup. Throws an OperatorError if one is missing or has changed. */
export async function verifyFiles(backup: string, { files }: Manifest): Promise<void> {
  for (const { path: relative, size, sha256 } of files) {
    const digest = await digestFile(path.join(backup, relative)).catch(() => undefined);
    if (digest?.size !== size || digest.sha256 !== sha256) throw damagedFile(backup, relative);
  }
}

export function damagedFile(backup: string, relative: string): OperatorError {
  return new OperatorError(
    `the file ${relative} of the backup ${backup} is missing or has changed`,
    'use another backup, and check the disk',
  );
}
