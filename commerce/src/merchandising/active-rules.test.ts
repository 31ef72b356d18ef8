import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localeCandidates } from '../shared/locale-candidates.ts';
import { type ActiveRules, activeRulesAt, comparePrecedence } from './active-rules.ts';
import type { SearchRule } from './rule.ts';
import { arbitraryRules, buildRule } from './testing/rule-builder.ts';

const at = (day: number, hour = 0) => new Date(Date.UTC(2026, 11, day, hour));
const locale = fc.constantFrom(undefined, 'en-US', 'en-GB', 'fr-FR', 'fr-CA', 'fr');

function idsOf({ synonyms, arrangements, facets, banners, trending, recommended }: ActiveRules): string[] {
  const rules: SearchRule[] = [
    ...synonyms,
    ...arrangements.values(),
    ...facets.values(),
    ...[...banners.values()].flat(),
    ...trending.values(),
    ...recommended.values(),
  ];
  return rules.map(({ id }) => id).sort();
}
const withoutValidity = ({ validFrom: _from, validUntil: _until, ...rest }: ActiveRules) => rest;
const fresh = (rules: readonly SearchRule[], moment: Date, language?: string) => activeRulesAt([...rules], moment, language);

describe('active rules', () => {
  it('are those of the moment and locale, without rules of lower precedence', () => {
    fc.assert(
      fc.property(arbitraryRules, fc.integer({ min: 0, max: 27 }), locale, (rules, day, language) => {
        const moment = at(day);
        const languages = localeCandidates(language);
        const matching = rules.filter(
          (rule) => rule.startsAt <= moment && moment < rule.endsAt && (rule.locale === null || languages.includes(rule.locale)),
        );
        // All rules of one kind have the same target, so one of them remains; synonyms add up.
        const expected = ['arrangement', 'facets', 'banner', 'phrases'].flatMap(
          (kind) => matching.filter((rule) => rule.kind === kind).sort(comparePrecedence)[0]?.id ?? [],
        );
        const synonyms = matching.filter(({ kind }) => kind === 'synonym').map(({ id }) => id);
        const found = fresh(rules, moment, language);
        expect(idsOf(found)).toEqual([...synonyms, ...expected].sort());
        expect(found.redirects.exact.size > 0).toBe(matching.some(({ kind }) => kind === 'redirect'));
      }),
    );
  });

  it('are constant from validFrom to validUntil', () => {
    fc.assert(
      fc.property(arbitraryRules, locale, (rules, language) => {
        const seen: [Date, unknown][] = [];
        for (let moment: Date | undefined = at(0); moment; moment = fresh(rules, moment, language).validUntil) {
          seen.push([moment, withoutValidity(fresh(rules, moment, language))]);
        }
        for (let day = 0; day < 28; day += 0.5) {
          const moment = at(Math.floor(day), (day % 1) * 24);
          const [start, expected] = seen.findLast(([edge]) => edge <= moment) ?? [];
          const found = fresh(rules, moment, language);
          expect(withoutValidity(found)).toEqual(expected);
          expect(found.validFrom?.getTime() ?? at(0).getTime()).toBeLessThanOrEqual(moment.getTime());
          if (start && start > at(0)) expect(found.validFrom).toEqual(start);
        }
      }),
    );
  });

  it('are the same object for the same list while they are constant', () => {
    fc.assert(
      fc.property(arbitraryRules, fc.array(fc.tuple(fc.integer({ min: 0, max: 27 }), locale), { maxLength: 20 }), (rules, requests) => {
        for (const [day, language] of requests) expect(activeRulesAt(rules, at(day), language)).toEqual(fresh(rules, at(day), language));
      }),
    );
    const rules = [buildRule({ startsAt: at(2).toISOString() }), buildRule({ id: 'french', locale: 'fr' })];
    expect(activeRulesAt(rules, at(2))).toBe(activeRulesAt(rules, at(9), 'en-US'));
    expect(activeRulesAt(rules, at(2), 'fr-CA')).toBe(activeRulesAt(rules, at(3), 'fr-FR'));
    expect(activeRulesAt(rules, at(2))).not.toBe(activeRulesAt(rules, at(1)));
  });

  it('do not depend on the order of the list', () => {
    fc.assert(
      fc.property(arbitraryRules, fc.integer({ min: 0, max: 27 }), locale, (rules, day, language) => {
        expect(fresh(rules.toReversed(), at(day), language)).toEqual(fresh(rules, at(day), language));
      }),
    );
  });
});

describe('precedence of rules', () => {
  const pinned = (rules: SearchRule[], moment: Date, language?: string) =>
    activeRulesAt(rules, moment, language).arrangements.get('category men-coats')?.definition.pinned[0];
  const arrangement = (id: string, style: string, overrides = {}) =>
    buildRule({ id, kind: 'arrangement', definition: { categoryId: 'men-coats', pinned: [style] }, ...overrides });

  it('prefers the latest start, so that a campaign overrides the permanent rule', () => {
    const permanent = arrangement('usual', '4117');
    const campaign = arrangement('campaign', '4220', { startsAt: at(5).toISOString(), endsAt: at(8).toISOString() });
    expect([4, 5, 7, 8].map((day) => pinned([permanent, campaign], at(day)))).toEqual(['4117', '4220', '4220', '4117']);
    expect(activeRulesAt([permanent, campaign], at(4)).validUntil).toEqual(at(5));
  });

  it('prefers the more specific locale, then the smaller position, then the first id', () => {
    const everyLocale = arrangement('a-every', '1');
    const french = arrangement('b-french', '2', { locale: 'fr' });
    const france = arrangement('c-france', '3', { locale: 'fr-FR' });
    const first = arrangement('z-first', '4', { position: -1 });
    const rules = [everyLocale, french, france, first];
    expect([pinned(rules, at(1)), pinned(rules, at(1), 'fr-CA'), pinned(rules, at(1), 'fr-FR')]).toEqual(['4', '2', '3']);
    expect(pinned([arrangement('b', '1'), arrangement('a', '2')], at(1))).toBe('2');
  });
});
