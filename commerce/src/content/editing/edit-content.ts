/** Content changed by a person: the same checks as everywhere, and a line in the book of changes. */
import { type Database, inTransaction, type Transaction } from '../../platform/database/database.ts';
import { ContentRefused } from '../content-refused.ts';
import { checkWindow, liveVersion, type PublishWindow } from '../publish-window.ts';
import { addVersion, type NewContent, putContent, sayChanged } from '../put-content.ts';
import type { ContentAction } from '../tables.ts';
import { type Editing, recordChange } from './changes.ts';
import { type ItemAddress, lockItem, type StoredItem, type StoredVersion } from './stored-items.ts';

/** Writes versions of an item within a transaction. Answers the numbers of those that were made. Throws ContentRefused. */
export async function putVersions(
  tx: Transaction,
  versions: readonly NewContent[],
  action: ContentAction,
  editing: Editing,
): Promise<number[]> {
  const made: number[] = [];
  for (const content of versions) {
    const { version } = await putContent(tx, content, editing.now, { replacesSchema: false });
    if (version === undefined) continue;
    made.push(version);
    const { deliveryKey, locale = '', schema, name, parent, position, publishFrom, publishTo } = content;
    const details = { schema, name, parent, position, publishFrom, publishTo };
    await recordChange(tx, editing, { action, deliveryKey, locale, version, details });
  }
  return made;
}

/** Writes versions of an item, all or none. Answers the numbers of those that were made: none where nothing would change. */
export function putByHand(db: Database, versions: readonly NewContent[], editing: Editing): Promise<number[]> {
  return inTransaction(db, (tx) => putVersions(tx, versions, 'put', editing));
}

/** An item that must be there, and one of its versions, the last where no number is given. Throws ContentRefused. */
export function requireVersion(
  item: StoredItem | undefined,
  address: ItemAddress,
  number: number | undefined,
): { item: StoredItem; chosen: StoredVersion } {
  const { deliveryKey, locale } = address;
  const language = locale === '' ? '' : ` in ${locale}`;
  if (!item) throw new ContentRefused('$.deliveryKey', `There is no content under the key '${deliveryKey}'${language}`);
  const chosen = number === undefined ? item.versions.at(-1) : item.versions.find((one) => one.version === number);
  if (!chosen) throw new ContentRefused('$.version', `'${deliveryKey}'${language} has no version ${number}`);
  return { item, chosen };
}

export interface Copied {
  /** The version that was made; `undefined` where it would change nothing. */
  version: number | undefined;
  copiedVersion: number;
}

async function copyVersion(
  tx: Transaction,
  item: StoredItem,
  { body, version: copiedVersion }: StoredVersion,
  window: PublishWindow,
  { action, editing }: { action: ContentAction; editing: Editing },
): Promise<Copied> {
  const version = await addVersion(tx, item.id, body, window, editing.now);
  if (version === undefined) return { version, copiedVersion };
  const { deliveryKey, locale } = item;
  await recordChange(tx, editing, { action, deliveryKey, locale, version, copiedVersion, details: { ...window } });
  await sayChanged(tx, deliveryKey);
  return { version, copiedVersion };
}

/**
 * Makes a version live from now on, without end, as a new version: the last one, or an earlier one, which undoes what came
 * after it. What is scheduled for later still comes. Throws ContentRefused.
 */
export function publishVersion(db: Database, address: ItemAddress, number: number | undefined, editing: Editing): Promise<Copied> {
  return inTransaction(db, async (tx) => {
    const { item, chosen } = requireVersion(await lockItem(tx, address), address, number);
    const { publishTo, publishFrom } = checkWindow({ publishFrom: editing.now });
    const isLive = liveVersion(item.versions, editing.now) === chosen && chosen.publishTo.getTime() === publishTo.getTime();
    if (isLive) return { version: undefined, copiedVersion: chosen.version };
    return copyVersion(tx, item, chosen, { publishFrom, publishTo }, { action: 'publish', editing });
  });
}

/** Makes a version live in a window, as a new version of the same body. Throws ContentRefused. */
export function scheduleVersion(
  db: Database,
  address: ItemAddress,
  { version, ...window }: Partial<PublishWindow> & { version?: number | undefined },
  editing: Editing,
): Promise<Copied> {
  return inTransaction(db, async (tx) => {
    const { item, chosen } = requireVersion(await lockItem(tx, address), address, version);
    return copyVersion(tx, item, chosen, checkWindow(window), { action: 'schedule', editing });
  });
}
