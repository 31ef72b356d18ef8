/** A preference changed by name and text, as a person at a command line gives them. */
import { type Database, inTransaction, type Queryable } from '../platform/database/database.ts';
import { failure, ok, type Result } from '../platform/result.ts';
import { loadPreferences, setPreference } from './preference-store.ts';
import { type PreferenceKey, preferenceDefinitions, preferenceKeys, preferenceShapes } from './preferences.ts';

/** What nobody sets by hand. */
const readOnlyKeys = new Set<PreferenceKey>(['loadedBrand']);
const writableKeys = preferenceKeys.filter((key) => !readOnlyKeys.has(key));

export type ChangePreferenceError = 'UnknownPreference' | 'WrongValue';

/** JSON where the text is JSON, else the text itself, so that nobody has to quote a word twice. */
function readText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Changes one preference; every page that shows it is made anew. Answers the value as it is kept. */
export async function changePreference(
  db: Database,
  name: string,
  text: string,
  now: Date,
): Promise<Result<unknown, ChangePreferenceError>> {
  const key = writableKeys.find((known) => known === name);
  if (!key) return failure('UnknownPreference', `there is no preference called ${name}`);
  const shape = preferenceShapes[key];
  // A text preference may look like JSON: an id of digits alone.
  const parsed = [readText(text), text].map((value) => shape.safeParse(value));
  const good = parsed.find((result) => result.success);
  if (!good?.success) {
    const issue = parsed[0]?.error?.issues[0];
    const where = issue && issue.path.length > 0 ? ` at ${issue.path.join('.')}` : '';
    return failure('WrongValue', `${name} cannot be that${where}: ${issue?.message ?? 'it has another shape'}`);
  }
  await inTransaction(db, (tx) => setPreference(tx, key, good.data as never, now));
  return ok(good.data);
}

/** Every preference that can be changed, with its value and what it is for. */
export async function listPreferences(queryable: Queryable): Promise<{ key: string; value: unknown; description: string }[]> {
  const preferences = await loadPreferences(queryable);
  return writableKeys.map((key) => ({ key, value: preferences[key], description: preferenceDefinitions[key].description }));
}
