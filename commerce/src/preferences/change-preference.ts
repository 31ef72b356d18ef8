import { type Database, inTransaction, type Queryable } from '../platform/database/database.ts';
import { failure, ok, type Result } from '../platform/result.ts';
import { loadPreferences, setPreference } from './preference-store.ts';
import { type PreferenceKey, preferenceDefinitions, preferenceKeys, preferenceSchemas } from './preferences.ts';

const readOnlyKeys = new Set<PreferenceKey>(['loadedBrand']);
const writableKeys = preferenceKeys.filter((key) => !readOnlyKeys.has(key));

export type ChangePreferenceError = 'UnknownPreference' | 'InvalidValue';

function parseText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export async function changePreference(
  db: Database,
  name: string,
  text: string,
  now: Date,
): Promise<Result<unknown, ChangePreferenceError>> {
  const key = writableKeys.find((known) => known === name);
  if (!key) return failure('UnknownPreference', `there is no preference ${name}`);
  const schema = preferenceSchemas[key];
  // A text preference may look like JSON, such as an id of digits.
  const parsed = [parseText(text), text].map((value) => schema.safeParse(value));
  const valid = parsed.find((result) => result.success);
  if (!valid?.success) {
    const issue = parsed[0]?.error?.issues[0];
    const where = issue && issue.path.length > 0 ? ` at ${issue.path.join('.')}` : '';
    return failure('InvalidValue', `invalid value for ${name}${where}: ${issue?.message ?? 'the type is wrong'}`);
  }
  await inTransaction(db, (tx) => setPreference(tx, key, valid.data as never, now));
  return ok(valid.data);
}

export async function listPreferences(queryable: Queryable): Promise<{ key: string; value: unknown; description: string }[]> {
  const preferences = await loadPreferences(queryable);
  return writableKeys.map((key) => ({ key, value: preferences[key], description: preferenceDefinitions[key].description }));
}
