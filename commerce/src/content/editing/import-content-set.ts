/** A whole set of content brought in, or only looked at. */
import { isDeepStrictEqual } from 'node:util';
import { type Database, inTransaction, type Transaction } from '../../platform/database/database.ts';
import { currentAndFutureVersions, type Version, validateWindow } from '../publishing/publish-window.ts';
import { type NewContent, validateItemFields } from '../publishing/put-content.ts';
import type { StoredBody } from '../tables.ts';
import { InvalidContentError } from '../validation/invalid-content.ts';
import { validateContent } from '../validation/validate-content.ts';
import type { EditContext } from './change-log.ts';
import { parseContentFile } from './content-file.ts';
import { type Difference, diffValues } from './diff-values.ts';
import { writeVersions } from './edit-content.ts';
import { type ItemKey, readAllItems, type StoredItem } from './stored-items.ts';

/** One file of a set, read but not yet looked at. */
export interface ContentSetFile extends ItemKey {
  /** Where it was read, as messages name it. */
  file: string;
  content: unknown;
}

export interface ImportedItem extends ItemKey {
  change: 'new' | 'changed' | 'same';
  /** The versions that it gets. */
  versions: number[];
  /** Where it is another than before. */
  differences: Difference[];
}

/** A set that is not brought in, nothing of it; each problem names its file and place. */
export class InvalidContentSetError extends Error {
  override readonly name = 'SetRefused';
  readonly problems: string[];
  constructor(problems: string[]) {
    super(
      `${problems.length === 1 ? 'One file is' : `${problems.length} files are`} refused, and nothing is changed:\n${problems.join('\n')}`,
    );
    this.problems = problems;
  }
}

interface ValidVersion extends Version {
  body: StoredBody;
}
interface ValidItem {
  file: ContentSetFile;
  contents: NewContent[];
  versions: ValidVersion[];
}

/** What `check` answers of a part of a file; what it refuses is named by its place in the file. */
function validatePart<Answer>(place: string, check: () => Answer): Answer {
  try {
    return check();
  } catch (error) {
    throw error instanceof InvalidContentError ? new InvalidContentError(`${place}${error.path.slice(1)}`, error.reason) : error;
  }
}

function validateFile(file: ContentSetFile): ValidItem {
  const contents = parseContentFile(file.content, { deliveryKey: file.deliveryKey, locale: file.locale });
  for (const content of contents) validateItemFields(content);
  const versions = contents.map((content, index) => {
    const place = index === 0 ? '$' : `$.versions[${index - 1}]`;
    const body = validatePart(`${place}.body`, () => validateContent(content.schema, content.body));
    return { version: index + 1, body, ...validatePart(place, () => validateWindow(content)) };
  });
  return { file, contents, versions };
}

/** The files of a set, each held to its schema, no two of them one item. Throws SetRefused with every problem at once. */
export function validateContentSet(files: readonly ContentSetFile[]): ValidItem[] {
  const problems: string[] = [];
  const checked: ValidItem[] = [];
  const taken = new Map<string, string>();
  for (const file of files) {
    // Files of two such names are one where the file system does not tell letters apart.
    const name = `${file.locale}/${file.deliveryKey}`.toLowerCase();
    const other = taken.get(name);
    if (other) problems.push(`${file.file}: the delivery key '${file.deliveryKey}' is that of ${other} too`);
    taken.set(name, file.file);
    try {
      checked.push(validateFile(file));
    } catch (error) {
      if (!(error instanceof InvalidContentError)) throw error;
      problems.push(`${file.file}: ${error.message}`);
    }
  }
  if (problems.length > 0) throw new InvalidContentSetError(problems);
  return checked;
}

/** What pages will show of versions from a moment on. */
function currentAndFuture(versions: readonly ValidVersion[], now: Date) {
  const coming = currentAndFutureVersions(versions, now);
  return (coming.length > 0 ? coming : versions.slice(-1)).map(({ body, publishFrom, publishTo }) => ({ publishFrom, publishTo, body }));
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
  // Field by field of JSON: the order of fields is nobody's, moments are text.
  const plain = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));
  return isDeepStrictEqual(plain(before), plain(after)) ? [] : diffValues(plain(before), plain(after));
}

async function importItem(tx: Transaction, item: ValidItem, stored: StoredItem | undefined, editing: EditContext): Promise<ImportedItem> {
  const { deliveryKey, locale } = item.file;
  const found = differencesOf(stored, item, editing.now);
  if (found.length === 0) return { deliveryKey, locale, change: 'same', versions: [], differences: [] };
  const versions = await writeVersions(tx, item.contents, 'import', editing);
  return { deliveryKey, locale, change: stored ? 'changed' : 'new', versions, differences: stored ? found : [] };
}

/** Ends a transaction that was only to show what it would do. */
class DryRunRollback extends Error {
  override readonly name = 'OnlyLooked';
  readonly items: ImportedItem[];
  constructor(items: ImportedItem[]) {
    super('nothing is kept');
    this.items = items;
  }
}

/**
 * Brings a set in, all or nothing: items that are there get new versions where the set says something else, items that the
 * set does not name stay. `isDryRun` does the same and keeps nothing. Answers every item of the set. Throws SetRefused.
 */
export async function importContentSet(
  db: Database,
  files: readonly ContentSetFile[],
  { isDryRun, ...editing }: EditContext & { isDryRun: boolean },
): Promise<ImportedItem[]> {
  const checked = validateContentSet(files);
  try {
    return await inTransaction(db, async (tx) => {
      const stored = new Map((await readAllItems(tx)).map((item) => [`${item.locale}/${item.deliveryKey}`, item]));
      const items: ImportedItem[] = [];
      const problems: string[] = [];
      for (const item of checked) {
        const { file, locale, deliveryKey } = item.file;
        try {
          items.push(await importItem(tx, item, stored.get(`${locale}/${deliveryKey}`), editing));
        } catch (error) {
          if (!(error instanceof InvalidContentError)) throw error;
          problems.push(`${file}: ${error.message}`);
        }
      }
      if (problems.length > 0) throw new InvalidContentSetError(problems);
      if (isDryRun) throw new DryRunRollback(items);
      return items;
    });
  } catch (error) {
    if (error instanceof DryRunRollback) return error.items;
    throw error;
  }
}
