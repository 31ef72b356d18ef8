import fc from 'fast-check';
import type { RuleJson, SearchRule } from '../rule.ts';
import { rulesOrThrow } from '../rule-error.ts';
import { validateRule } from '../validate-rules.ts';

const defaultDefinitions: Record<string, Record<string, unknown>> = {
  synonym: { words: ['beanie', 'toque'] },
  redirect: { phrases: ['returns'], match: 'exact', url: '/content/returns' },
  arrangement: { categoryId: 'men-coats', pinned: ['4117'] },
  facets: { order: ['size'] },
  banner: { query: 'coat', text: 'Coats, by weight.' },
  phrases: { of: 'trending', phrases: ['chore coat'] },
};

export function buildRuleJson(overrides: Partial<RuleJson> = {}): RuleJson {
  const kind = overrides.kind ?? 'synonym';
  return { id: `a-${kind}`, kind, ...overrides, definition: overrides.definition ?? defaultDefinitions[kind] ?? {} };
}

export function buildRule(overrides: Partial<RuleJson> = {}): SearchRule {
  return rulesOrThrow(validateRule(buildRuleJson(overrides))).rule;
}

const day = fc.integer({ min: 1, max: 20 });
const moment = (at: number) => new Date(Date.UTC(2026, 11, at)).toISOString();

/** Generates rules of every kind with few targets, whose publish windows in December 2026 often share an end. */
export const arbitraryRules: fc.Arbitrary<SearchRule[]> = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...Object.keys(defaultDefinitions)),
      locale: fc.constantFrom(undefined, 'fr', 'fr-FR', 'en-GB'),
      from: fc.option(day),
      length: fc.option(fc.integer({ min: 1, max: 6 })),
      position: fc.integer({ min: 0, max: 2 }),
    }),
    { maxLength: 12 },
  )
  .map((all) =>
    all.map(({ kind, locale, from, length, position }, index) =>
      buildRule({
        id: `rule-${index}`,
        kind,
        position,
        ...(locale === undefined ? {} : { locale }),
        ...(from === null ? {} : { startsAt: moment(from) }),
        ...(length === null ? {} : { endsAt: moment((from ?? 10) + length) }),
      }),
    ),
  );
