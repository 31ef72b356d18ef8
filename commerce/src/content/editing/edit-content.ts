import { type Database, resultInTransaction, type Transaction } from '../../platform/database/database.ts';
import { ok } from '../../platform/result.ts';
import { liveVersion, type PublishWindow, validateWindow } from '../publishing/publish-window.ts';
import { addVersion, invalidateItem, type NewContent, putContent } from '../publishing/put-content.ts';
import type { ContentAction } from '../tables.ts';
import { type ContentResult, invalidContent } from '../validation/invalid-content.ts';
import { type EditContext, recordChange } from './change-log.ts';
import { type ItemKey, lockItem, type StoredItem, type StoredVersion } from './stored-items.ts';

/** Writes versions of an item within a transaction and logs them. Returns the new version numbers. */
export async function writeVersions(
  tx: Transaction,
  versions: readonly NewContent[],
  action: ContentAction,
  edit: EditContext,
): Promise<ContentResult<number[]>> {
  const versionNumbers: number[] = [];
  for (const content of versions) {
    const put = await putContent(tx, content, edit.now, { replacesSchema: false });
    if (!put.ok) return put;
    const { version } = put.value;
    if (version === undefined) continue;
    versionNumbers.push(version);
    const { deliveryKey, locale = '', schema, name, parent, position, publishFrom, publishTo } = content;
    const details = { schema, name, parent, position, publishFrom, publishTo };
    const recorded = await recordChange(tx, edit, { action, deliveryKey, locale, version, details });
    if (!recorded.ok) return recorded;
  }
  return ok(versionNumbers);
}

/** Writes versions of an item in a transaction, all or none. Returns the new version numbers: none if nothing changed. */
export function editContent(db: Database, versions: readonly NewContent[], edit: EditContext): Promise<ContentResult<number[]>> {
  return resultInTransaction(db, (tx) => writeVersions(tx, versions, 'put', edit));
}

/** Returns an item and one of its versions, by default the last. Fails if either is missing. */
export function selectVersion(
  item: StoredItem | undefined,
  { deliveryKey, locale }: ItemKey,
  versionNumber: number | undefined,
): ContentResult<{ item: StoredItem; selected: StoredVersion }> {
  const suffix = locale === '' ? '' : ` in ${locale}`;
  if (!item) return invalidContent('$.deliveryKey', `There is no content with the key '${deliveryKey}'${suffix}`);
  const selected = versionNumber === undefined ? item.versions.at(-1) : item.versions.find(({ version }) => version === versionNumber);
  if (!selected) return invalidContent('$.version', `'${deliveryKey}'${suffix} has no version ${versionNumber}`);
  return ok({ item, selected });
}

export interface CopyResult {
  /** The new version; `undefined` if nothing changed. */
  version: number | undefined;
  copiedVersion: number;
}

async function copyVersion(
  tx: Transaction,
  item: StoredItem,
  { body, version: copiedVersion }: StoredVersion,
  window: PublishWindow,
  { action, edit }: { action: ContentAction; edit: EditContext },
): Promise<ContentResult<CopyResult>> {
  const version = await addVersion(tx, item.id, body, window, edit.now);
  if (version === undefined) return ok({ version, copiedVersion });
  const { deliveryKey, locale } = item;
  const change = { action, deliveryKey, locale, version, copiedVersion, details: { ...window } };
  const recorded = await recordChange(tx, edit, change);
  if (!recorded.ok) return recorded;
  await invalidateItem(tx, deliveryKey);
  return ok({ version, copiedVersion });
}

/**
 * Makes the body of a version live from now on, without end, as a new version. Restoring an earlier version thus undoes later ones;
 * scheduled versions still become live.
 */
export function publishVersion(
  db: Database,
  itemKey: ItemKey,
  versionNumber: number | undefined,
  edit: EditContext,
): Promise<ContentResult<CopyResult>> {
  return resultInTransaction(db, async (tx) => {
    const selection = selectVersion(await lockItem(tx, itemKey), itemKey, versionNumber);
    if (!selection.ok) return selection;
    const window = validateWindow({ publishFrom: edit.now });
    if (!window.ok) return window;
    const { item, selected } = selection.value;
    const isLive = liveVersion(item.versions, edit.now) === selected && selected.publishTo.getTime() === window.value.publishTo.getTime();
    if (isLive) return ok<CopyResult>({ version: undefined, copiedVersion: selected.version });
    return copyVersion(tx, item, selected, window.value, { action: 'publish', edit });
  });
}

export function scheduleVersion(
  db: Database,
  itemKey: ItemKey,
  { version: versionNumber, ...window }: Partial<PublishWindow> & { version?: number | undefined },
  edit: EditContext,
): Promise<ContentResult<CopyResult>> {
  return resultInTransaction(db, async (tx) => {
    const selection = selectVersion(await lockItem(tx, itemKey), itemKey, versionNumber);
    if (!selection.ok) return selection;
    const valid = validateWindow(window);
    if (!valid.ok) return valid;
    return copyVersion(tx, selection.value.item, selection.value.selected, valid.value, { action: 'schedule', edit });
  });
}
