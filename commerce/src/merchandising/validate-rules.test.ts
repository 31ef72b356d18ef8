import { describe, expect, it } from 'vitest';
import { ruleToJson } from './rule.ts';
import { type RulesResult, rulesOrThrow } from './rule-error.ts';
import { buildRuleJson } from './testing/rule-builder.ts';
import { validateRule, validateRules, validateRulesFile } from './validate-rules.ts';

function errorsOf(validate: () => RulesResult<unknown>): string[] {
  const result = validate();
  return result.ok ? [] : result.errors.map(({ path }) => path);
}

describe('a rule', () => {
  it.each(['synonym', 'redirect', 'arrangement', 'facets', 'banner', 'phrases'])(
    'of the kind %s is parsed and serialized unchanged',
    (kind) => {
      const file = buildRuleJson({
        kind,
        locale: 'fr-FR',
        startsAt: '2026-12-01T06:00:00.000Z',
        endsAt: '2026-12-02T06:00:00.000Z',
        position: 3,
      });
      const json = ruleToJson(rulesOrThrow(validateRule(file)).rule);
      expect(json).toMatchObject(file);
      expect(ruleToJson(rulesOrThrow(validateRule(json)).rule)).toEqual(json);
      const { locale, startsAt, endsAt, position, ...bare } = file;
      expect(Object.keys(ruleToJson(rulesOrThrow(validateRule(bare)).rule))).toEqual(['id', 'kind', 'definition']);
    },
  );

  it.each<[string, object, string[]]>([
    ['no kind', { kind: 'magic' }, ['$.kind']],
    ['an id with capitals', { id: 'Beanie' }, ['$.id']],
    ['an id with two hyphens', { id: 'a--b' }, ['$.id']],
    ['an unknown field', { colour: 'red' }, ['$.colour']],
    ['an invalid locale', { locale: 'french' }, ['$.locale']],
    ['an invalid timestamp', { startsAt: 'tomorrow' }, ['$.startsAt']],
    ['a year outside of the supported range', { startsAt: '2400-01-01T00:00:00Z' }, ['$.startsAt']],
    ['an end before its start', { startsAt: '2026-12-02T00:00:00Z', endsAt: '2026-12-01T00:00:00Z' }, ['$.endsAt']],
    ['an end at its start', { startsAt: '2026-12-02T00:00:00Z', endsAt: '2026-12-02T00:00:00Z' }, ['$.endsAt']],
    ['a fractional position', { position: 1.5 }, ['$.position']],
    ['an invalid revision', { revision: 'last' }, ['$.revision']],
    ['text that cannot be stored', { definition: { words: ['a\0', 'b'] } }, ['$.definition.words[0]']],
  ])('is rejected with %s', (_what, overrides, paths) => {
    expect(errorsOf(() => validateRule({ ...buildRuleJson(), ...overrides }))).toEqual(paths);
  });

  it.each([null, [], 'synonym', 7])('is rejected if it is %j', (value) => {
    expect(errorsOf(() => validateRule(value))).toHaveLength(1);
  });
});

describe('a rule definition', () => {
  const tooMany = (count: number) => Array.from({ length: count }, (_, index) => `word ${index}`);
  const redirect = { phrases: ['returns'], match: 'exact', url: '/content/returns' };
  it.each<[kind: string, what: string, definition: Record<string, unknown>, paths: string[]]>([
    ['synonym', 'one word alone', { words: ['beanie'] }, ['$.definition.words']],
    ['synonym', 'no words', { words: [], means: ['beanie'] }, ['$.definition.words']],
    ['synonym', 'nothing but signs', { words: ['beanie', ' -!? '] }, ['$.definition.words[1]']],
    ['synonym', 'a phrase twice, accents and case aside', { words: ['béret', 'Beret'] }, ['$.definition.words[1]']],
    ['synonym', 'too many words', { words: tooMany(31) }, ['$.definition.words']],
    ['synonym', 'a phrase too long', { words: ['x'.repeat(101), 'b'] }, ['$.definition.words[0]']],
    ['synonym', 'an empty meaning', { words: ['beanie'], means: [] }, ['$.definition.means']],
    ['redirect', 'a script', { ...redirect, url: 'javascript:alert(1)' }, ['$.definition.url']],
    ['redirect', 'plain http', { ...redirect, url: 'http://shop.example/' }, ['$.definition.url']],
    ['redirect', 'a path in one language', { ...redirect, url: '/fr-FR/search?q=coat' }, ['$.definition.url']],
    ['redirect', 'a protocol-relative URL', { ...redirect, url: '//evil.example/' }, ['$.definition.url']],
    ['redirect', 'another host by a backslash', { ...redirect, url: '/\\evil.example/' }, ['$.definition.url']],
    ['redirect', 'another host by a line end', { ...redirect, url: '/\n/evil.example' }, ['$.definition.url']],
    ['redirect', 'credentials', { ...redirect, url: 'https://us@evil.example/' }, ['$.definition.url']],
    ['redirect', 'no host', { ...redirect, url: 'https://' }, ['$.definition.url']],
    ['redirect', 'a search, which may lead back', { ...redirect, url: '/search?q=returns' }, ['$.definition.url']],
    [
      'redirect',
      'three letters that stand anywhere',
      { ...redirect, match: 'contains', phrases: ['order status', 'fit'] },
      ['$.definition.phrases[1]'],
    ],
    ['redirect', 'a way of matching that is none', { ...redirect, match: 'regex' }, ['$.definition.match']],
    ['arrangement', 'neither query nor category', { pinned: ['4117'] }, ['$.definition']],
    ['arrangement', 'both of them', { query: 'coat', categoryId: 'men', pinned: ['4117'] }, ['$.definition']],
    ['arrangement', 'nothing to do', { query: 'coat' }, ['$.definition']],
    ['arrangement', 'a style pinned and hidden', { query: 'coat', pinned: ['4117'], hidden: ['4118', '4117'] }, ['$.definition.hidden[1]']],
    ['arrangement', 'a style pinned twice', { query: 'coat', pinned: ['4117', '4117'] }, ['$.definition.pinned[1]']],
    [
      'arrangement',
      'a boost beyond 3',
      { query: 'coat', boosts: [{ attribute: 'color', value: 'brown', by: 4 }] },
      ['$.definition.boosts[0].by'],
    ],
    [
      'arrangement',
      'a boost of nothing',
      { query: 'coat', boosts: [{ attribute: 'color', value: 'brown', by: 0 }] },
      ['$.definition.boosts[0].by'],
    ],
    ['facets', 'nothing to do', {}, ['$.definition']],
    ['facets', 'a facet that is hidden and ordered', { hidden: ['size'], order: ['color', 'size'] }, ['$.definition.order[1]']],
    ['banner', 'no content and no text', { query: 'coat' }, ['$.definition']],
    ['banner', 'content and text', { query: 'coat', contentId: 'home-story', text: 'Coats' }, ['$.definition']],
    ['banner', 'content and a link', { query: 'coat', contentId: 'home-story', link: '/men' }, ['$.definition']],
    ['banner', 'a link text without link', { query: 'coat', text: 'Coats', linkText: 'See' }, ['$.definition.linkText']],
    [
      'banner',
      'an image of another origin',
      { query: 'coat', text: 'Coats', picture: { image: 'https://x.example/a.png', alt: '' } },
      ['$.definition.picture.image'],
    ],
    ['banner', 'a place before the first tile', { query: 'coat', text: 'Coats', place: 0 }, ['$.definition.place']],
    ['phrases', 'no phrases', { of: 'trending', phrases: [] }, ['$.definition.phrases']],
    ['phrases', 'an unknown kind of phrases', { of: 'loved', phrases: ['coat'] }, ['$.definition.of']],
  ])('%s: %s is rejected', (kind, _what, definition, paths) => {
    expect(errorsOf(() => validateRule(buildRuleJson({ kind, definition })))).toEqual(paths);
  });

  it.each(['/', '/content/returns#exchanges', '/men/coats?sort=rating', 'https://careers.shop.example/jobs'])(
    'a redirect may lead to %s',
    (url) => {
      expect(errorsOf(() => validateRule(buildRuleJson({ kind: 'redirect', definition: { ...redirect, url } })))).toEqual([]);
    },
  );
});

describe('a list of rules', () => {
  it('is rejected with all errors, and for duplicate ids', () => {
    const rules = [
      buildRuleJson(),
      buildRuleJson({ kind: 'banner' }),
      buildRuleJson({ kind: 'facets', definition: {} }),
      buildRuleJson({ locale: 'x' }),
    ];
    expect(errorsOf(() => validateRules(rules))).toEqual(['$[2].definition', '$[3].locale', '$[3].id']);
    expect(validateRules(rules)).toMatchObject({
      ok: false,
      message: expect.stringContaining("The id 'a-synonym' is that of $[0] too (at $[3].id)"),
    });
  });

  it('has a file format and a maximum length', () => {
    expect(validateRulesFile({ rules: [buildRuleJson()] })).toMatchObject({ ok: true, value: [{ path: ['rules', 0] }] });
    expect(errorsOf(() => validateRulesFile([buildRuleJson()]))).toEqual(['$']);
    expect(errorsOf(() => validateRulesFile({ rules: [], more: [] }))).toEqual(['$.more']);
    expect(errorsOf(() => validateRulesFile({ rules: Array.from({ length: 2_001 }, () => ({})) }))).toEqual(['$.rules']);
    expect(errorsOf(() => validateRulesFile({ rules: [{ ...buildRuleJson(), definition: { words: [1] } }] }))).toContain(
      '$.rules[0].definition.words[0]',
    );
  });
});
