/** Which rules are in force at a moment in a language, and which of them holds where several say something of the same. Pure. */
import { localeCandidates } from '../content/locales.ts';
import { endOfTime } from '../platform/database/column-types.ts';
import { phraseKey } from './phrase-key.ts';
import type { RuleKind, RuleOf, SearchRule } from './rule.ts';

/** A phrase that leads to a page, as it is written and as `phraseKey` writes it. */
interface RedirectPhrase {
  phrase: string;
  key: string;
  url: string;
}

export interface ActiveRules {
  synonyms: readonly RuleOf<'synonym'>[];
  /** Where whole queries lead, as `phraseKey` writes them; phrases anywhere in a query, the longest first; and all as they are written. */
  redirects: {
    exact: ReadonlyMap<string, string>;
    contained: readonly { phrase: string; url: string }[];
    phrases: readonly RedirectPhrase[];
  };
  /** By what `targetKey` says. */
  arrangements: ReadonlyMap<string, RuleOf<'arrangement'>>;
  /** By category, null for every listing. */
  facets: ReadonlyMap<string | null, RuleOf<'facets'>>;
  /** By what `targetKey` says, in the order of their places. */
  banners: ReadonlyMap<string, readonly RuleOf<'banner'>[]>;
  trending: ReadonlyMap<string | null, RuleOf<'phrases'>>;
  recommended: ReadonlyMap<string | null, RuleOf<'phrases'>>;
  /** The last moment, not after the one asked for, at which one started or ended; undefined: it has been so from the beginning. */
  validFrom: Date | undefined;
  /** The next moment at which one starts or ends: until then everything here stays true. */
  validUntil: Date | undefined;
}

interface Target {
  query?: string | undefined;
  categoryId?: string | undefined;
  everySearch?: true | undefined;
}

/** A query or a category as one key: two wordings of a query are the same. */
export function targetKey({ query, categoryId, everySearch }: Target): string {
  if (everySearch) return 'every search';
  return categoryId === undefined ? `query ${phraseKey(query ?? '')}` : `category ${categoryId}`;
}

/** Null is every language; `fr` is meant for `fr-FR` too. */
function matchesLocale(locale: string | null, candidates: ReadonlySet<string>): boolean {
  return locale === null || candidates.has(locale);
}

function isActiveAt({ startsAt, endsAt }: SearchRule, at: Date): boolean {
  return startsAt <= at && at < endsAt;
}

/** The whole language before its family, both before every language. */
function localePrecision(locale: string | null): number {
  return locale?.length ?? 0;
}

/**
 * Below 0 where `one` holds over `other`: of rules about the same the one that started last, so that a campaign stands over what
 * is usual and goes again by itself; started together, the one for the narrower language; then the smaller position; then the
 * id that comes first.
 */
export function comparePrecedence(one: SearchRule, other: SearchRule): number {
  return (
    other.startsAt.getTime() - one.startsAt.getTime() ||
    localePrecision(other.locale) - localePrecision(one.locale) ||
    one.position - other.position ||
    (one.id < other.id ? -1 : 1)
  );
}

/** The order in which rules that stand beside each other are read. */
function comparePosition(one: SearchRule, other: SearchRule): number {
  return one.position - other.position || comparePrecedence(one, other);
}

/** Of each key the one that comes first. */
function firstByKey<Key, Rule>(rules: readonly Rule[], keyOf: (rule: Rule) => Key): Map<Key, Rule> {
  return new Map(rules.map((rule) => [keyOf(rule), rule] as const).reverse());
}

function indexRedirects(rules: readonly RuleOf<'redirect'>[]): ActiveRules['redirects'] {
  const phrases = rules.flatMap(({ definition: { match, url, phrases: own } }) =>
    own.map((each) => ({ match, phrase: phraseKey(each), url })),
  );
  return {
    exact: new Map(phrases.flatMap(({ match, phrase, url }) => (match === 'exact' ? [[phrase, url] as const] : [])).reverse()),
    phrases: rules.flatMap(({ definition: { url, phrases: own } }) => own.map((phrase) => ({ phrase, key: phraseKey(phrase), url }))),
    contained: phrases.filter(({ match }) => match === 'contains').sort((one, other) => other.phrase.length - one.phrase.length),
  };
}

function bannersByTarget(rules: readonly RuleOf<'banner'>[]): Map<string, RuleOf<'banner'>[]> {
  const placed = firstByKey(rules, ({ definition }) => `${definition.place} ${targetKey(definition)}`);
  const place = ({ definition }: RuleOf<'banner'>) => (definition.place === 'head' ? 0 : definition.place);
  return Map.groupBy(
    [...placed.values()].sort((one, other) => place(one) - place(other)),
    ({ definition }) => targetKey(definition),
  );
}

function validityAt(rules: readonly SearchRule[], at: Date): Pick<ActiveRules, 'validFrom' | 'validUntil'> {
  const edges = rules
    .flatMap(({ startsAt, endsAt }) => [startsAt.getTime(), endsAt.getTime()])
    .filter((edge) => Math.abs(edge) < endOfTime.getTime());
  const past = edges.filter((edge) => edge <= at.getTime());
  const coming = edges.filter((edge) => edge > at.getTime());
  const date = (edge: number) => (Number.isFinite(edge) ? new Date(edge) : undefined);
  return {
    validFrom: date(past.reduce((last, edge) => Math.max(last, edge), -Infinity)),
    validUntil: date(coming.reduce((next, edge) => Math.min(next, edge), Infinity)),
  };
}

function computeActiveRules(rules: readonly SearchRule[], at: Date): ActiveRules {
  const active = rules.filter((rule) => isActiveAt(rule, at));
  const ofKind = <Kind extends RuleKind>(kind: Kind) =>
    active.filter((rule): rule is RuleOf<Kind> => rule.kind === kind).sort(comparePrecedence);
  const offered = ofKind('phrases');
  const category = ({ definition }: RuleOf<'facets'> | RuleOf<'phrases'>) => definition.categoryId ?? null;
  return {
    synonyms: ofKind('synonym').sort(comparePosition),
    redirects: indexRedirects(ofKind('redirect')),
    arrangements: firstByKey(ofKind('arrangement'), ({ definition }) => targetKey(definition)),
    facets: firstByKey(ofKind('facets'), category),
    banners: bannersByTarget(ofKind('banner')),
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

/** What was made of a list of rules, by the languages of theirs that it is for. */
const activeRulesCache = new WeakMap<readonly SearchRule[], Map<string, ActiveRules>>();

/** Whether a rule is for a shopper of any of these languages. */
export function appliesToAnyLocale({ locale }: Pick<SearchRule, 'locale'>, locales: readonly string[]): boolean {
  return matchesLocale(locale, new Set(localeCandidates(locales.join())));
}

/**
 * What is in force of a list of rules at a moment in a language (`fr-FR`; left out: only rules for every language). The same list
 * answers the same object from `from` until `until`, so that what somebody makes of it can be kept by it.
 */
export function activeRulesAt(rules: readonly SearchRule[], at: Date, locale?: string): ActiveRules {
  const candidates = new Set(localeCandidates(locale));
  const own = rules.filter((rule) => matchesLocale(rule.locale, candidates));
  const languages = [...new Set(own.map((rule) => rule.locale ?? ''))].sort().join();
  const cached = activeRulesCache.get(rules) ?? new Map<string, ActiveRules>();
  activeRulesCache.set(rules, cached);
  const former = cached.get(languages);
  if (former && (!former.validFrom || former.validFrom <= at) && (!former.validUntil || at < former.validUntil)) return former;
  const active = computeActiveRules(own, at);
  cached.set(languages, active);
  return active;
}
