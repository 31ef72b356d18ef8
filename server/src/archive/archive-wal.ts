import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { ArchiveError } from './archive-error.ts';
import type { ArchivePaths } from './archive-paths.ts';
import { advanceSlot, createSlot, dropSlots, findSlot, slotNameOf } from './archive-slot.ts';
import { type ArchiveState, readArchiveState, writeArchiveState } from './archive-state.ts';
import { storeCompressed } from './store-file.ts';
import { compressedSuffix, isSegment, segmentEnd } from './wal-names.ts';

export interface ClusterToArchive {
  readonly cluster: string;
  readonly client: pg.Client;
}

/**
 * Copies the complete WAL segments of a running cluster that the archive lacks, and lets the database remove them afterward. A segment is
 * in the archive before the database may remove it. Returns the state of the archive. Throws ArchiveError and errors of the file system.
 */
export async function archiveWal({ cluster, client }: ClusterToArchive, archive: ArchivePaths): Promise<ArchiveState> {
  const state = await openArchive(client, archive);
  const slotName = slotNameOf(archive.root);
  const { rows } = await client.query<{ name: string }>(
    `SELECT file.name FROM pg_replication_slots AS slot, pg_ls_waldir() AS file
     WHERE slot.slot_name = $1
       AND (file.name ~ '^[0-9A-F]{24}$' AND file.name >= pg_walfile_name(slot.restart_lsn)
              AND file.name < pg_walfile_name(pg_current_wal_flush_lsn())
            OR file.name ~ '^[0-9A-F]{8}\\.history$')
     ORDER BY file.name`,
    [slotName],
  );
  for (const { name } of rows) {
    await storeCompressed(path.join(cluster, 'pg_wal', name), path.join(archive.wal, name + compressedSuffix));
    if (isSegment(name)) await advanceSlot(client, slotName, segmentEnd(name));
  }
  return state;
}

/**
 * Begins an archive, or continues one. A gap in the WAL begins it anew from the next base backup on; earlier times can still be restored.
 */
async function openArchive(client: pg.Client, archive: ArchivePaths): Promise<ArchiveState> {
  const slotName = slotNameOf(archive.root);
  const [systemId, slot, state] = await Promise.all([systemIdOf(client), findSlot(client, slotName), readArchiveState(archive)]);
  if (state && state.systemId !== systemId) {
    throw new ArchiveError(`${archive.root} is the archive of another shop`, {
      reason: 'it belongs to another shop',
      fix: 'give each shop an archive of its own',
    });
  }
  if (slot && !state) {
    throw new ArchiveError(`${archive.root} does not contain the archive of this shop`, {
      reason: 'it is missing',
      fix: 'mount its disk; to begin a new archive, set ARCHIVE_DIR to another folder',
    });
  }
  if (slot && !slot.isLost && state?.completeSince) return state;
  for (const folder of [archive.root, archive.wal, archive.backups, archive.media]) await mkdir(folder, { recursive: true, mode: 0o700 });
  // In this order, because a kill between the steps must not make an archive with a gap look complete.
  await writeArchiveState(archive, { format: 1, systemId, completeSince: null });
  await dropSlots(client);
  const begun: ArchiveState = { format: 1, systemId, completeSince: await createSlot(client, slotName) };
  await writeArchiveState(archive, begun);
  return begun;
}

async function systemIdOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ id: string }>('SELECT system_identifier::text AS id FROM pg_control_system()');
  return rows[0]!.id;
}
