import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { useTestBrand } from '../brand/testing/use-test-brand.ts';
import { InvalidatingCache } from '../platform/cache/invalidating-cache.ts';
import { followInvalidations } from '../platform/cache/invalidation.ts';
import { ruleFacets } from '../search/index.ts';
import { recordStatements } from '../testing/record-statements.ts';
import { findRedirect } from './find-rules.ts';
import { readActiveRules } from './read-active-rules.ts';
import type { RuleJson } from './rule.ts';
import { rulesOrThrow } from './rule-error.ts';
import { exportRules, readRulesFile } from './rules-file.ts';
import { deleteRule, importRules, saveRules } from './save-rules.ts';
import { readAllRules, readRule, readRuleChanges } from './stored-rules.ts';
import { buildRuleJson } from './testing/rule-builder.ts';
import { validateRule, validateRules, validateRulesFile } from './validate-rules.ts';

const { database, commerce } = useTestBrand([{ id: '4117' }, { id: '4118' }]);
const attributes = new Set(['color', 'size', 'category']);
const at = (day: number) => new Date(Date.UTC(2026, 11, day, 6));
const by = (day: number, name = 'Ada') => ({ by: name, now: at(day), action: 'put' as const, facets: { ...ruleFacets, attributes } });
const db = () => commerce.deps.database.db;
const importAll = async (...parameters: Parameters<typeof importRules>) => rulesOrThrow(await importRules(...parameters));
const deleteOne = async (...parameters: Parameters<typeof deleteRule>) => rulesOrThrow(await deleteRule(...parameters));
const put = (file: RuleJson & { revision?: number }, day = 1, name = 'Ada') =>
  importAll(db(), [rulesOrThrow(validateRule(file))], by(day, name));
const redirect = (url: string, overrides: Partial<RuleJson> = {}) =>
  buildRuleJson({ kind: 'redirect', definition: { phrases: ['returns'], match: 'exact', url }, ...overrides });
const errorsOf = (error: unknown) => (error as { errors: { path: string; reason: string }[] }).errors;

beforeEach(async () => {
  await database.pool.query('TRUNCATE search_rule, search_rule_change, invalidation');
});

async function invalidatedKeys(): Promise<string[]> {
  const { rows } = await database.pool.query<{ surrogate_key: string }>('DELETE FROM invalidation RETURNING surrogate_key');
  return rows.map((row) => row.surrogate_key).sort();
}
const redirectAt = async (query: string, day: number, locale?: string) =>
  findRedirect(await readActiveRules(db(), undefined, at(day), locale), query);

describe('a saved rule', () => {
  it('is active immediately, within its window and locale, and recorded with editor, time and change', async () => {
    expect(await put(redirect('/content/returns'))).toEqual([{ id: 'a-redirect', change: 'new', differences: [] }]);
    expect(await invalidatedKeys()).toEqual(['search', 'search-rules']);
    await put(redirect('/customer-service', { id: 'holidays', startsAt: at(10).toISOString(), endsAt: at(12).toISOString() }));
    await put(redirect('/our-story', { id: 'french', locale: 'fr' }));
    expect([await redirectAt('returns', 9), await redirectAt('Returns', 10), await redirectAt('returns', 12)]).toEqual([
      '/content/returns',
      '/customer-service',
      '/content/returns',
    ]);
    expect([await redirectAt('returns', 9, 'fr-FR'), await redirectAt('returns', 10, 'fr-FR')]).toEqual([
      '/our-story',
      '/customer-service',
    ]);
    expect((await readActiveRules(db(), undefined, at(9))).validUntil).toEqual(at(10));

    const [changed] = await put(redirect('/size-guide'), 2, 'Grace');
    expect(changed).toEqual({
      id: 'a-redirect',
      change: 'changed',
      differences: [{ path: '$.definition.url', before: '/content/returns', after: '/size-guide' }],
    });
    expect(await readRuleChanges(db(), 'a-redirect')).toMatchObject([
      { changedAt: at(2), changedBy: 'Grace', action: 'put', before: redirect('/content/returns'), after: redirect('/size-guide') },
      { changedAt: at(1), changedBy: 'Ada', action: 'put', before: null },
    ]);
  });

  it('without a change writes, invalidates and records nothing', async () => {
    await put(redirect('/content/returns'));
    await invalidatedKeys();
    expect(await put({ ...redirect('/content/returns'), position: 0 })).toMatchObject([{ change: 'same' }]);
    expect([await invalidatedKeys(), await readRuleChanges(db())]).toEqual([[], [expect.anything()]]);
  });

  it('is deleted once, with a history entry', async () => {
    await put(redirect('/content/returns'));
    await invalidatedKeys();
    expect(await deleteOne(db(), 'a-redirect', by(3, 'Grace'))).toBe(true);
    expect([await redirectAt('returns', 4), await invalidatedKeys()]).toEqual([undefined, ['search', 'search-rules']]);
    expect((await readRuleChanges(db()))[0]).toMatchObject({ action: 'remove', changedBy: 'Grace', after: null });
    expect(await deleteOne(db(), 'a-redirect', by(3))).toBe(false);
  });

  it.each<[string, RuleJson, string, RegExp]>([
    [
      'a style',
      buildRuleJson({ kind: 'arrangement', definition: { query: 'coat', pinned: ['4117', '1'] } }),
      '$.definition.pinned[1]',
      /no style '1'/,
    ],
    [
      'a hidden style',
      buildRuleJson({ kind: 'arrangement', definition: { query: 'coat', hidden: ['2'] } }),
      '$.definition.hidden[0]',
      /no style '2'/,
    ],
    [
      'a category',
      buildRuleJson({ kind: 'arrangement', definition: { categoryId: 'cats', pinned: ['4117'] } }),
      '$.definition.categoryId',
      /no category 'cats'/,
    ],
    [
      'a boosted category',
      buildRuleJson({ kind: 'arrangement', definition: { query: 'coat', boosts: [{ attribute: 'category', value: 'cats', by: 1 }] } }),
      '$.definition.boosts[0].value',
      /no category 'cats'/,
    ],
    [
      'a boosted value',
      buildRuleJson({ kind: 'arrangement', definition: { query: 'coat', boosts: [{ attribute: 'color', value: 'brwon', by: 1 }] } }),
      '$.definition.boosts[0].value',
      /no value 'color=brwon'/,
    ],
    [
      'a boosted attribute',
      buildRuleJson({ kind: 'arrangement', definition: { query: 'coat', boosts: [{ attribute: 'smell', value: 'good', by: 1 }] } }),
      '$.definition.boosts[0].attribute',
      /no attribute 'smell'/,
    ],
    [
      'an attribute',
      buildRuleJson({ kind: 'facets', definition: { order: ['size', 'smell'] } }),
      '$.definition.order[1]',
      /no attribute 'smell'/,
    ],
    [
      'a content item',
      buildRuleJson({ kind: 'banner', definition: { query: 'coat', contentId: 'gone' } }),
      '$.definition.contentId',
      /no content item 'gone'/,
    ],
    [
      'a category of phrases',
      buildRuleJson({ kind: 'phrases', definition: { of: 'trending', categoryId: 'cats', phrases: ['x'] } }),
      '$.definition.categoryId',
      /no category 'cats'/,
    ],
  ])('is rejected if it refers to %s that does not exist', async (_what, file, where, reason) => {
    const error = await put(file).catch((thrown: unknown) => thrown);
    expect(errorsOf(error)).toEqual([{ path: where, reason: expect.stringMatching(reason) }]);
    expect([await readAllRules(db()), await readRuleChanges(db()), await invalidatedKeys()]).toEqual([[], [], []]);
  });

  it('may boost a value of an attribute without indexed values, and a price range', async () => {
    const boosts = [
      { attribute: 'width', value: 'Wide', by: 1 },
      { attribute: 'price', value: '25', by: 1 },
      { attribute: 'color', value: 'brown', by: 1 },
    ];
    const file = buildRuleJson({ kind: 'arrangement', definition: { query: 'coat', boosts } });
    const all = { ...by(1), facets: { ...ruleFacets, attributes: new Set(['color', 'width', 'price']) } };
    expect(await importAll(db(), [rulesOrThrow(validateRule(file))], all)).toMatchObject([{ change: 'new' }]);
  });

  it('is rejected without the name of an editor', async () => {
    await expect(put(redirect('/content/returns'), 1, ' ')).rejects.toThrow(/\$\.by/);
    expect(await readAllRules(db())).toEqual([]);
  });
});

describe('a set of rules', () => {
  it('is planned by a dry run, imported completely and exported unchanged', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'search-rules-'));
    try {
      await put(redirect('/content/returns', { id: 'stays' }));
      await put(redirect('/content/returns'));
      const set = [
        redirect('/size-guide', { startsAt: at(1).toISOString() }),
        redirect('/content/returns', { id: 'stays' }),
        buildRuleJson({ kind: 'arrangement', locale: 'fr-FR', position: 2 }),
        buildRuleJson({ kind: 'banner' }),
      ];
      const importing = { ...by(2), action: 'import' as const };
      const planned = await importAll(db(), rulesOrThrow(validateRules(set)), { ...importing, isDryRun: true });
      expect(planned.map(({ change, id }) => `${change} ${id}`)).toEqual([
        'changed a-redirect',
        'same stays',
        'new a-arrangement',
        'new a-banner',
      ]);
      expect(await readAllRules(db())).toHaveLength(2);
      expect(await importAll(db(), rulesOrThrow(validateRules(set)), importing)).toEqual(planned);
      const file = path.join(folder, 'rules.json');
      expect(await exportRules(db(), file)).toBe(4);
      const fileText = await readFile(file, 'utf8');
      expect(await importAll(db(), rulesOrThrow(validateRulesFile(rulesOrThrow(await readRulesFile(file)))), importing)).toEqual(
        expect.not.arrayContaining([expect.not.objectContaining({ change: 'same' })]),
      );
      await database.pool.query('TRUNCATE search_rule');
      await importAll(db(), rulesOrThrow(validateRulesFile(rulesOrThrow(await readRulesFile(file)))), importing);
      await exportRules(db(), file);
      expect(await readFile(file, 'utf8')).toBe(fileText);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('is rejected completely, with all errors, if one rule is invalid', async () => {
    const arrangement = (id: string, style: string) =>
      buildRuleJson({ id, kind: 'arrangement', definition: { query: 'coat', pinned: [style] } });
    const set = rulesOrThrow(validateRules([arrangement('good', '4117'), arrangement('bad', '1'), arrangement('worse', '2')]));
    const error = await importAll(db(), set, by(1)).catch((thrown: unknown) => thrown);
    expect(errorsOf(error).map((error) => error.path)).toEqual(['$[1].definition.pinned[0]', '$[2].definition.pinned[0]']);
    expect([await readAllRules(db()), await readRuleChanges(db())]).toEqual([[], []]);
  });

  it('leaves nothing if its transaction fails', async () => {
    await expect(
      db().transaction(async (tx) => {
        await saveRules(tx, [rulesOrThrow(validateRule(redirect('/size-guide')))], by(1));
        throw new Error('the power is gone');
      }),
    ).rejects.toThrow('the power is gone');
    expect([await readAllRules(db()), await readRuleChanges(db()), await invalidatedKeys()]).toEqual([[], [], []]);
  });
});

describe('the rule cache', () => {
  it('is filled by one statement for every moment and locale, until it is invalidated', async () => {
    const memory = new InvalidatingCache({ clock: commerce.clock, isCurrent: () => true });
    const follower = await followInvalidations({
      pool: database.pool,
      onKeys: (keys) => memory.invalidate(keys),
      onGap: () => memory.clear(),
      pollInterval: 20,
    });
    try {
      await put(redirect('/content/returns'));
      await expect.poll(async () => findRedirect(await readActiveRules(db(), memory, at(1)), 'returns')).toBe('/content/returns');
      const sent = recordStatements(commerce.deps.database);
      for (const day of [1, 5, 9]) for (const locale of ['en-US', 'fr-FR']) await readActiveRules(db(), memory, at(day), locale);
      expect(sent.length).toBeLessThanOrEqual(1);
      await put(redirect('/size-guide'), 2);
      await expect.poll(async () => findRedirect(await readActiveRules(db(), memory, at(1)), 'returns')).toBe('/size-guide');
    } finally {
      await follower.close();
    }
  });

  it('leaves out and reports rules that this release cannot read', async () => {
    await put(redirect('/content/returns'));
    await database.pool.query(
      `INSERT INTO search_rule (id, kind, definition, updated_at, revision) VALUES ('later', 'hologram', '{}', now(), 1), ('odd', 'synonym', '{"words": 7}', now(), 2)`,
    );
    const unreadable: string[] = [];
    const rules = await readActiveRules(db(), undefined, at(1), undefined, (id) => unreadable.push(id));
    expect([rules.synonyms, findRedirect(rules, 'returns'), unreadable.sort()]).toEqual([[], '/content/returns', ['later', 'odd']]);
    expect(await readRule(db(), 'later')).toMatchObject({ file: { kind: 'hologram' } });
    expect(await deleteOne(db(), 'later', by(2))).toBe(true);
  });
});
