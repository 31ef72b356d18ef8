import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useTestBrand } from '../brand/testing/use-test-brand.ts';
import { openDatabase } from '../platform/database/database.ts';
import { ruleFacets } from '../search/index.ts';
import { untilStatementsWait } from '../testing/waiting-statements.ts';
import type { RuleJson } from './rule.ts';
import { rulesOrThrow } from './rule-error.ts';
import { deleteRule, importRules } from './save-rules.ts';
import { readAllRules, readRule, readRuleChanges } from './stored-rules.ts';
import { buildRuleJson } from './testing/rule-builder.ts';
import { validateRule } from './validate-rules.ts';

const { database, commerce } = useTestBrand([{ id: '4117' }]);
const at = (day: number) => new Date(Date.UTC(2026, 11, day, 6));
const by = (day: number, name = 'Ada') => ({
  by: name,
  now: at(day),
  action: 'put' as const,
  facets: { ...ruleFacets, attributes: new Set<string>() },
});
const db = () => commerce.deps.database.db;
const importAll = async (...parameters: Parameters<typeof importRules>) => rulesOrThrow(await importRules(...parameters));
const deleteOne = async (...parameters: Parameters<typeof deleteRule>) => rulesOrThrow(await deleteRule(...parameters));
const put = (file: RuleJson & { revision?: number }, day = 1, name = 'Ada') =>
  importAll(db(), [rulesOrThrow(validateRule(file))], by(day, name));
const redirect = (url: string) => buildRuleJson({ kind: 'redirect', definition: { phrases: ['returns'], match: 'exact', url } });
const errorsOf = (error: unknown) => (error as { errors: { path: string; reason: string }[] }).errors;

beforeEach(async () => {
  await database.pool.query('TRUNCATE search_rule, search_rule_change');
});

describe('two editors of one rule', () => {
  let other: ReturnType<typeof openDatabase>;
  beforeEach(() => {
    other = openDatabase({ url: database.url, maxConnections: 1 });
  });
  afterEach(() => other.close());

  it('a concurrent change fails with the name of the other editor', async () => {
    await put(redirect('/content/returns'));
    const slow = await database.pool.connect();
    await slow.query("BEGIN; SELECT 1 FROM search_rule WHERE id = 'a-redirect' FOR UPDATE");
    const second = importAll(other.db, [rulesOrThrow(validateRule(redirect('/size-guide')))], by(2, 'Grace')).catch(
      (error: unknown) => error,
    );
    await untilStatementsWait(database);
    // The rest of the first editor's transaction.
    await slow.query("INSERT INTO search_rule_change (changed_at, changed_by, action, rule_id) VALUES ($1, 'Ada', 'put', 'a-redirect')", [
      at(2),
    ]);
    await slow.query("UPDATE search_rule SET revision = revision + 100 WHERE id = 'a-redirect'; COMMIT");
    slow.release();
    expect(errorsOf(await second)).toEqual([
      { path: '$.id', reason: `The rule 'a-redirect' was changed by Ada at ${at(2).toISOString()}, after it was read` },
    ]);
  });

  it('one of two concurrent creations fails', async () => {
    const first = await database.pool.connect();
    await first.query('BEGIN');
    await first.query(
      `INSERT INTO search_rule (id, kind, definition, updated_at, revision) VALUES ('a-redirect', 'redirect', '{}', now(), 1)`,
    );
    const second = importAll(other.db, [rulesOrThrow(validateRule(redirect('/size-guide')))], by(2, 'Grace')).catch(
      (error: unknown) => error,
    );
    await untilStatementsWait(database);
    await first.query('COMMIT');
    first.release();
    expect(errorsOf(await second)[0]?.path).toBe('$.id');
    expect((await readRule(db(), 'a-redirect'))?.revision).toBe(1);
  });

  it('every concurrent change is either recorded or rejected', async () => {
    await put(redirect('/content/returns'));
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) =>
        importAll(index % 2 ? other.db : db(), [rulesOrThrow(validateRule(redirect(`/our-story/${index}`)))], by(2)),
      ),
    );
    const done = results.filter(({ status }) => status === 'fulfilled').length;
    expect(done).toBeGreaterThan(0);
    for (const result of results) if (result.status === 'rejected') expect(errorsOf(result.reason)[0]?.path).toBe('$.id');
    expect(await readRuleChanges(db())).toHaveLength(done + 1);
  });

  it('a change based on an older revision is rejected, also if the rule was deleted', async () => {
    await put(redirect('/content/returns'));
    const seen = await readRule(db(), 'a-redirect');
    await put(redirect('/size-guide'), 2, 'Grace');
    const late = { ...redirect('/our-story'), revision: seen?.revision };
    await expect(put(late, 3)).rejects.toThrow(/was changed by Grace at 2026-12-02/);
    const current = await readRule(db(), 'a-redirect');
    expect(await put({ ...redirect('/our-story'), revision: current?.revision }, 3)).toMatchObject([{ change: 'changed' }]);
    await deleteOne(db(), 'a-redirect', by(4));
    await expect(put(late, 5)).rejects.toThrow(/was changed by Ada/);
    expect(await readAllRules(db())).toEqual([]);
  });
});
