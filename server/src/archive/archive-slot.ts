/** The replication slot that keeps the WAL of the embedded database until it is archived, up to `max_slot_wal_keep_size`. */
import { createHash } from 'node:crypto';
import type pg from 'pg';

const slotPrefix = 'outfitter_archive_';

/** Returns the name of the slot of an archive folder: a slot without its archive means that a disk is not mounted. */
export function slotNameOf(archiveRoot: string): string {
  return slotPrefix + createHash('sha256').update(archiveRoot).digest('hex').slice(0, 16);
}

export interface ArchiveSlot {
  /** True if PostgreSQL has removed WAL that was not archived, because there was too much of it. */
  readonly isLost: boolean;
}

export async function findSlot(client: pg.Client, slotName: string): Promise<ArchiveSlot | undefined> {
  const { rows } = await client.query<ArchiveSlot>(
    `SELECT wal_status = 'lost' OR restart_lsn IS NULL AS "isLost" FROM pg_replication_slots WHERE slot_name = $1`,
    [slotName],
  );
  return rows[0];
}

/** Creates the slot. Returns the name of the first segment that it keeps. */
export async function createSlot(client: pg.Client, slotName: string): Promise<string> {
  const { rows } = await client.query<{ segment: string }>(
    'SELECT pg_walfile_name(lsn) AS segment FROM pg_create_physical_replication_slot($1, true) AS slot (name, lsn)',
    [slotName],
  );
  return rows[0]!.segment;
}

export async function dropSlots(client: pg.Client): Promise<void> {
  await client.query('SELECT pg_drop_replication_slot(slot_name) FROM pg_replication_slots WHERE starts_with(slot_name, $1)', [slotPrefix]);
}

export async function advanceSlot(client: pg.Client, slotName: string, position: string): Promise<void> {
  await client.query('SELECT pg_replication_slot_advance($1, $2)', [slotName, position]);
}
