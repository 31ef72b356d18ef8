import { endOfTime } from '../platform/database/column-types.ts';
import { localeCandidates } from '../shared/locale-candidates.ts';
import { phraseKey } from './phrase-key.ts';
import type { RuleKind, RuleOf, SearchRule } from './rule.ts';

interface RedirectPhrase {
  phrase: string;
  key: string;
  url: string;
}

export interface ActiveRules {
  synonyms: readonly RuleOf<'synonym'>[];
  /**
   * `exact` maps whole queries by `phraseKey`; `contained` has parts of queries, the longest first; `phrases` has all phrases as written.
   */
  redirects: {
    exact: ReadonlyMap<string, string>;
    contained: readonly { phrase: string; url: string }[];
    phrases: readonly RedirectPhrase[];
  };
  arrangements: ReadonlyMap<string, RuleOf<'arrangement'>>;
  /** Facet rules by category id; null is the rule for every listing. */
  facets: ReadonlyMap<string | null, RuleOf<'facets'>>;
  banners: ReadonlyMap<string, readonly RuleOf<'banner'>[]>;
  trending: ReadonlyMap<string | null, RuleOf<'phrases'>>;
  recommended: ReadonlyMap<string | null, RuleOf<'phrases'>>;
  /** Latest start or end of any rule before the requested time; `undefined` if there is none. */
  validFrom: Date | undefined;
  validUntil: Date | undefined;
}

interface Target {
  query?: string | undefined;
  categoryId?: string | undefined;
  everySearch?: true | undefined;
}

/** Returns the key of a query or a category; equal for different spellings of one query. */
export function targetKey({ query, categoryId, everySearch }: Target): string {
  if (everySearch) return 'every search';
  return categoryId === undefined ? `query ${phraseKey(query ?? '')}` : `category ${categoryId}`;
}

/** Returns whether the locale of a rule applies. Null matches every locale; `fr` also matches `fr-FR`. */
function matchesLocale(locale: string | null, candidates: ReadonlySet<string>): boolean {
  return locale === null || candidates.has(locale);
}

function isActiveAt({ startsAt, endsAt }: SearchRule, at: Date): boolean {
  return startsAt <= at && at < endsAt;
}

function localePrecision(locale: string | null): number {
  return locale?.length ?? 0;
}

/**
 * Sorts rules about the same target by precedence: the latest start, so that a campaign overrides the permanent rule while it lasts; then
 * the more specific locale; then the smaller position; then the id.
 */
export function comparePrecedence(one: SearchRule, other: SearchRule): number {
  return (
    other.startsAt.getTime() - one.startsAt.getTime() ||
    localePrecision(other.locale) - localePrecision(one.locale) ||
    one.position - other.position ||
    (one.id < other.id ? -1 : 1)
  );
}

function comparePosition(one: SearchRule, other: SearchRule): number {
  return one.position - other.position || comparePrecedence(one, other);
}

function firstByKey<Key, Rule>(rules: readonly Rule[], keyOf: (rule: Rule) => Key): Map<Key, Rule> {
  return new Map(rules.map((rule) => [keyOf(rule), rule] as const).reverse());
}

function indexRedirects(rules: readonly RuleOf<'redirect'>[]): ActiveRules['redirects'] {
  const phrases = rules.flatMap(({ definition: { match, url, phrases: applicableRules } }) =>
    applicableRules.map((each) => ({ match, phrase: phraseKey(each), url })),
  );
  return {
    exact: new Map(phrases.flatMap(({ match, phrase, url }) => (match === 'exact' ? [[phrase, url] as const] : [])).reverse()),
    phrases: rules.flatMap(({ definition: { url, phrases: applicableRules } }) =>
      applicableRules.map((phrase) => ({ phrase, key: phraseKey(phrase), url })),
    ),
    contained: phrases.filter(({ match }) => match === 'contains').sort((one, other) => other.phrase.length - one.phrase.length),
  };
}

function bannersByTarget(rules: readonly RuleOf<'banner'>[]): Map<string, RuleOf<'banner'>[]> {
  const placed = firstByKey(rules, ({ definition }) => `${definition.place} ${targetKey(definition)}`);
  const positionOf = ({ definition }: RuleOf<'banner'>) => (definition.place === 'head' ? 0 : definition.place);
  return Map.groupBy(
    [...placed.values()].sort((one, other) => positionOf(one) - positionOf(other)),
    ({ definition }) => targetKey(definition),
  );
}

function validityAt(rules: readonly SearchRule[], at: Date): Pick<ActiveRules, 'validFrom' | 'validUntil'> {
  const edges = rules
    .flatMap(({ startsAt, endsAt }) => [startsAt.getTime(), endsAt.getTime()])
    .filter((edge) => Math.abs(edge) < endOfTime.getTime());
  const past = edges.filter((edge) => edge <= at.getTime());
  const future = edges.filter((edge) => edge > at.getTime());
  const date = (edge: number) => (Number.isFinite(edge) ? new Date(edge) : undefined);
  return {
    validFrom: date(past.reduce((last, edge) => Math.max(last, edge), -Infinity)),
    validUntil: date(future.reduce((next, edge) => Math.min(next, edge), Infinity)),
  };
}

function computeActiveRules(rules: readonly SearchRule[], at: Date): ActiveRules {
  const active = rules.filter((rule) => isActiveAt(rule, at));
  const rulesOfKind = <Kind extends RuleKind>(kind: Kind) =>
    active.filter((rule): rule is RuleOf<Kind> => rule.kind === kind).sort(comparePrecedence);
  const offered = rulesOfKind('phrases');
  const category = ({ definition }: RuleOf<'facets'> | RuleOf<'phrases'>) => definition.categoryId ?? null;
  return {
    synonyms: rulesOfKind('synonym').sort(comparePosition),
    redirects: indexRedirects(rulesOfKind('redirect')),
    arrangements: firstByKey(rulesOfKind('arrangement'), ({ definition }) => targetKey(definition)),
    facets: firstByKey(rulesOfKind('facets'), category),
    banners: bannersByTarget(rulesOfKind('banner')),
    trending: firstByKey(
      offered.filter(({ definition }) => definition.of === 'trending'),
      category,
    ),
    recommended: firstByKey(
      offered.filter(({ definition }) => definition.of === 'recommended'),
      category,
    ),
    ...validityAt(rules, at),
  };
}

const activeRulesCache = new WeakMap<readonly SearchRule[], Map<string, ActiveRules>>();

export function appliesToAnyLocale({ locale }: Pick<SearchRule, 'locale'>, locales: readonly string[]): boolean {
  return matchesLocale(locale, new Set(localeCandidates(locales.join())));
}

/**
 * Returns the rules that are active at a time in a locale; without a locale, only rules for every locale. Returns the same object from
 * `validFrom` to `validUntil`, so that callers can cache derived data by its identity.
 */
export function activeRulesAt(rules: readonly SearchRule[], at: Date, locale?: string): ActiveRules {
  const candidates = new Set(localeCandidates(locale));
  const applicableRules = rules.filter((rule) => matchesLocale(rule.locale, candidates));
  const languages = [...new Set(applicableRules.map((rule) => rule.locale ?? ''))].sort().join();
  const cached = activeRulesCache.get(rules) ?? new Map<string, ActiveRules>();
  activeRulesCache.set(rules, cached);
  const cachedRules = cached.get(languages);
  if (cachedRules && (!cachedRules.validFrom || cachedRules.validFrom <= at) && (!cachedRules.validUntil || at < cachedRules.validUntil))
    return cachedRules;
  const active = computeActiveRules(applicableRules, at);
  cached.set(languages, active);
  return active;
}
