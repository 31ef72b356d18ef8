/** Content changed by a person: the same checks as everywhere, and a line in the book of changes. */
import { type Database, inTransaction, type Transaction } from '../../platform/database/database.ts';
import { liveVersion, type PublishWindow, validateWindow } from '../publishing/publish-window.ts';
import { addVersion, invalidateItem, type NewContent, putContent } from '../publishing/put-content.ts';
import type { ContentAction } from '../tables.ts';
import { InvalidContentError } from '../validation/invalid-content.ts';
import { type EditContext, recordChange } from './change-log.ts';
import { type ItemKey, lockItem, type StoredItem, type StoredVersion } from './stored-items.ts';

/** Writes versions of an item within a transaction. Answers the numbers of those that were made. Throws ContentRefused. */
export async function writeVersions(
  tx: Transaction,
  versions: readonly NewContent[],
  action: ContentAction,
  editing: EditContext,
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
export function editContent(db: Database, versions: readonly NewContent[], editing: EditContext): Promise<number[]> {
  return inTransaction(db, (tx) => writeVersions(tx, versions, 'put', editing));
}

/** An item that must be there, and one of its versions, the last where no number is given. Throws ContentRefused. */
export function requireVersion(
  item: StoredItem | undefined,
  address: ItemKey,
  number: number | undefined,
): { item: StoredItem; chosen: StoredVersion } {
  const { deliveryKey, locale } = address;
  const language = locale === '' ? '' : ` in ${locale}`;
  if (!item) throw new InvalidContentError('$.deliveryKey', `There is no content under the key '${deliveryKey}'${language}`);
  const chosen = number === undefined ? item.versions.at(-1) : item.versions.find((one) => one.version === number);
  if (!chosen) throw new InvalidContentError('$.version', `'${deliveryKey}'${language} has no version ${number}`);
  return { item, chosen };
}

export interface CopyResult {
  /** The version that was made; `undefined` where it would change nothing. */
  version: number | undefined;
  copiedVersion: number;
}

async function copyVersion(
  tx: Transaction,
  item: StoredItem,
  { body, version: copiedVersion }: StoredVersion,
  window: PublishWindow,
  { action, editing }: { action: ContentAction; editing: EditContext },
): Promise<CopyResult> {
  const version = await addVersion(tx, item.id, body, window, editing.now);
  if (version === undefined) return { version, copiedVersion };
  const { deliveryKey, locale } = item;
  await recordChange(tx, editing, { action, deliveryKey, locale, version, copiedVersion, details: { ...window } });
  await invalidateItem(tx, deliveryKey);
  return { version, copiedVersion };
}

/**
 * Makes a version live from now on, without end, as a new version: the last one, or an earlier one, which undoes what came
 * after it. What is scheduled for later still comes. Throws ContentRefused.
 */
export function publishVersion(db: Database, address: ItemKey, number: number | undefined, editing: EditContext): Promise<CopyResult> {
  return inTransaction(db, async (tx) => {
    const { item, chosen } = requireVersion(await lockItem(tx, address), address, number);
    const { publishTo, publishFrom } = validateWindow({ publishFrom: editing.now });
    const isLive = liveVersion(item.versions, editing.now) === chosen && chosen.publishTo.getTime() === publishTo.getTime();
    if (isLive) return { version: undefined, copiedVersion: chosen.version };
    return copyVersion(tx, item, chosen, { publishFrom, publishTo }, { action: 'publish', editing });
  });
}

/** Makes a version live in a window, as a new version of the same body. Throws ContentRefused. */
export function scheduleVersion(
  db: Database,
  address: ItemKey,
  { version, ...window }: Partial<PublishWindow> & { version?: number | undefined },
  editing: EditContext,
): Promise<CopyResult> {
  return inTransaction(db, async (tx) => {
    const { item, chosen } = requireVersion(await lockItem(tx, address), address, version);
    return copyVersion(tx, item, chosen, validateWindow(window), { action: 'schedule', editing });
  });
}
