import { isDeepStrictEqual } from 'node:util';
import { type Database, inTransaction, resultInTransaction, type Transaction } from '../../platform/database/database.ts';
import { jsonPath } from '../../platform/json-path.ts';
import { type Failure, failure, ok, type Result } from '../../platform/result.ts';
import { currentAndFutureVersions, type Version, validateWindow } from '../publishing/publish-window.ts';
import { type NewContent, validateItemFields } from '../publishing/put-content.ts';
import type { StoredBody } from '../tables.ts';
import type { ContentResult } from '../validation/invalid-content.ts';
import { validateContent } from '../validation/validate-content.ts';
import type { EditContext } from './change-log.ts';
import { parseContentFile, versionPath } from './content-file.ts';
import { type Difference, diffValues } from './diff-values.ts';
import { writeVersions } from './edit-content.ts';
import { type ItemKey, readAllItems, type StoredItem } from './stored-items.ts';

export interface ContentSetFile extends ItemKey {
  file: string;
  content: unknown;
}

export interface ImportedItem extends ItemKey {
  change: 'new' | 'changed' | 'same';
  versions: number[];
  differences: Difference[];
}

/** The failure's `arguments.errors` has a line for each invalid file. */
export type ContentSetResult<Value> = Result<Value, 'InvalidContentSet'>;

function invalidContentSet(errors: string[]): Failure<'InvalidContentSet'> {
  const count = errors.length === 1 ? 'One file is' : `${errors.length} files are`;
  return failure('InvalidContentSet', `${count} invalid, and nothing is changed:\n${errors.join('\n')}`, { errors });
}

interface ValidVersion extends Version {
  body: StoredBody;
}
interface ValidItem {
  file: ContentSetFile;
  contents: NewContent[];
  versions: ValidVersion[];
}

function validateFile(file: ContentSetFile): ContentResult<ValidItem> {
  const contents = parseContentFile(file.content, { deliveryKey: file.deliveryKey, locale: file.locale });
  if (!contents.ok) return contents;
  for (const content of contents.value) {
    const fields = validateItemFields(content);
    if (!fields.ok) return fields;
  }
  const versions: ValidVersion[] = [];
  for (const [index, content] of contents.value.entries()) {
    const path = versionPath(index);
    const body = validateContent(content.schema, content.body, [...path, 'body']);
    if (!body.ok) return body;
    const window = validateWindow(content, jsonPath(path));
    if (!window.ok) return window;
    versions.push({ version: index + 1, body: body.value, ...window.value });
  }
  return ok({ file, contents: contents.value, versions });
}

/** Validates all files and rejects two files of the same item. The failure lists every invalid file. */
export function validateContentSet(files: readonly ContentSetFile[]): ContentSetResult<ValidItem[]> {
  const errors: string[] = [];
  const items: ValidItem[] = [];
  const fileByName = new Map<string, string>();
  for (const file of files) {
    // Such names are one file where the file system ignores case.
    const name = `${file.locale}/${file.deliveryKey}`.toLowerCase();
    const other = fileByName.get(name);
    if (other) errors.push(`${file.file}: the delivery key '${file.deliveryKey}' is also used by ${other}`);
    fileByName.set(name, file.file);
    const item = validateFile(file);
    if (item.ok) items.push(item.value);
    else errors.push(`${file.file}: ${item.message}`);
  }
  return errors.length > 0 ? invalidContentSet(errors) : ok(items);
}

function currentAndFuture(versions: readonly ValidVersion[], now: Date) {
  const upcoming = currentAndFutureVersions(versions, now);
  return (upcoming.length > 0 ? upcoming : versions.slice(-1)).map(({ body, publishFrom, publishTo }) => ({
    publishFrom,
    publishTo,
    body,
  }));
}

function differencesOf(stored: StoredItem | undefined, { contents, versions }: ValidItem, now: Date): Difference[] {
  const [{ schema, name, parent = null, position = 0 } = {} as NewContent] = contents;
  const before = stored && {
    schema: stored.schema,
    name: stored.name,
    parent: stored.parent,
    position: stored.position,
    versions: currentAndFuture(stored.versions, now),
  };
  const after = { schema, name, parent, position, versions: currentAndFuture(versions, now) };
  // Compared as JSON, where dates are texts and the order of fields does not matter.
  const toJson = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));
  return isDeepStrictEqual(toJson(before), toJson(after)) ? [] : diffValues(toJson(before), toJson(after));
}

async function importItem(
  tx: Transaction,
  item: ValidItem,
  stored: StoredItem | undefined,
  edit: EditContext,
): Promise<ContentResult<ImportedItem>> {
  const { deliveryKey, locale } = item.file;
  const differences = differencesOf(stored, item, edit.now);
  if (differences.length === 0) return ok({ deliveryKey, locale, change: 'same', versions: [], differences: [] });
  const versions = await writeVersions(tx, item.contents, 'import', edit);
  if (!versions.ok) return versions;
  return ok({ deliveryKey, locale, change: stored ? 'changed' : 'new', versions: versions.value, differences: stored ? differences : [] });
}

async function importItems(tx: Transaction, items: readonly ValidItem[], edit: EditContext): Promise<ContentSetResult<ImportedItem[]>> {
  const stored = new Map((await readAllItems(tx)).map((item) => [`${item.locale}/${item.deliveryKey}`, item]));
  const imported: ImportedItem[] = [];
  const errors: string[] = [];
  for (const item of items) {
    const { file, locale, deliveryKey } = item.file;
    const result = await importItem(tx, item, stored.get(`${locale}/${deliveryKey}`), edit);
    if (result.ok) imported.push(result.value);
    else errors.push(`${file}: ${result.message}`);
  }
  return errors.length > 0 ? invalidContentSet(errors) : ok(imported);
}

class DryRunRollback extends Error {
  override readonly name = 'DryRunRollback';
  readonly result: ContentSetResult<ImportedItem[]>;
  constructor(result: ContentSetResult<ImportedItem[]>) {
    super('a dry run stores nothing');
    this.result = result;
  }
}

async function importDryRun(db: Database, items: readonly ValidItem[], edit: EditContext): Promise<ContentSetResult<ImportedItem[]>> {
  try {
    return await inTransaction(db, async (tx) => {
      throw new DryRunRollback(await importItems(tx, items, edit));
    });
  } catch (error) {
    if (error instanceof DryRunRollback) return error.result;
    throw error;
  }
}

/**
 * Imports a set, all or nothing: changed items get new versions; items that are not in the set stay unchanged. `isDryRun` returns the same
 * result and stores nothing.
 */
export async function importContentSet(
  db: Database,
  files: readonly ContentSetFile[],
  { isDryRun, ...edit }: EditContext & { isDryRun: boolean },
): Promise<ContentSetResult<ImportedItem[]>> {
  const items = validateContentSet(files);
  if (!items.ok) return items;
  if (isDryRun) return importDryRun(db, items.value, edit);
  return resultInTransaction(db, (tx) => importItems(tx, items.value, edit));
}
