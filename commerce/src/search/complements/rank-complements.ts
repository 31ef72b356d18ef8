import { withAncestors } from '../../catalog/category-tree.ts';
import type { ComparedStyle } from '../../catalog/popular-styles.ts';
import { isAdultTerm, isAnimalTerm, isAudienceTerm } from '../query/audience-terms.ts';
import { normalizeText } from '../query/text/normalize-text.ts';

export interface TreeCategory {
  id: string;
  parentId: string | null;
  name: string;
}

type CategoryById = ReadonlyMap<string, TreeCategory>;
type Audience = 'men' | 'women' | 'children' | 'animals';

interface Placement {
  /** The top category of the style, or `''` if the top categories are kinds themselves. */
  department: string;
  /** The category below the department: coats, shirts, belts. */
  kind: string;
  /** Empty if neither a category nor the name of the style says who wears it. */
  audiences: ReadonlySet<Audience>;
}

function audienceOf(term: string): Audience {
  if (isAnimalTerm(term)) return 'animals';
  if (!isAdultTerm(term)) return 'children';
  return /^(wom|lad|femme)/.test(term) ? 'women' : 'men';
}

function audiencesIn(text: string): Audience[] {
  return normalizeText(text).split(' ').filter(isAudienceTerm).map(audienceOf);
}

export function departmentAndKind(categoryId: string, categories: CategoryById): Pick<Placement, 'department' | 'kind'> {
  const [top, second] = withAncestors([categoryId], categories);
  return second ? { department: top?.id ?? '', kind: second.id } : { department: '', kind: top?.id ?? '' };
}

/** Returns who wears the products of categories, by the names of the categories and their ancestors. */
export function audiencesOfCategories(categoryIds: readonly string[], categories: CategoryById): Set<Audience> {
  return new Set(withAncestors(categoryIds, categories).flatMap(({ name }) => audiencesIn(name)));
}

export function placementOf({ name, primaryCategoryId, categoryIds }: ComparedStyle, categories: CategoryById): Placement {
  const named = audiencesOfCategories([primaryCategoryId, ...categoryIds], categories);
  return {
    ...departmentAndKind(primaryCategoryId, categories),
    audiences: named.size > 0 ? named : new Set(audiencesIn(name)),
  };
}

const adults: ReadonlySet<Audience> = new Set(['men', 'women']);

/**
 * Returns true if products of two placements can be worn together: both are for the same audience, or the first is for everyone and the
 * second for adults, or both are for everyone and in one department.
 */
export function canBeWornTogether(candidate: Pick<Placement, 'department' | 'audiences'>, style: Placement): boolean {
  if (candidate.audiences.size > 0) return !candidate.audiences.isDisjointFrom(style.audiences);
  if (style.audiences.size > 0) return !style.audiences.isDisjointFrom(adults);
  return candidate.department === style.department;
}

export interface ComplementedCart {
  styles: readonly ComparedStyle[];
  /** Styles that the merchant combines with those of the cart. */
  outfit: readonly string[];
}

/**
 * Returns the ids of the styles that go with a cart, best first: those of an outfit in its order, then one of each other kind of product,
 * then a second one of each. Within a kind, those that share keywords with the cart come first, then the most popular ones.
 */
export function rankComplements(cart: ComplementedCart, candidates: readonly ComparedStyle[], categories: CategoryById): string[] {
  const placements = cart.styles.map((style) => placementOf(style, categories));
  const inCart = new Set(cart.styles.map(({ styleId }) => styleId));
  const kindsInCart = new Set(placements.map(({ kind }) => kind));
  const keywords = new Set(cart.styles.flatMap((style) => style.keywords));
  const sharedKeywords = (style: ComparedStyle) => style.keywords.filter((keyword) => keywords.has(keyword)).length;
  const worn = candidates
    .map((style) => ({ style, ...placementOf(style, categories) }))
    .filter(({ style }) => !inCart.has(style.styleId))
    .filter((candidate) => placements.some((placement) => canBeWornTogether(candidate, placement)));
  const combined = [...new Set(cart.outfit)].filter((id) => worn.some(({ style }) => style.styleId === id));
  const others = worn
    .filter(({ style, kind }) => !combined.includes(style.styleId) && !kindsInCart.has(kind))
    .map(({ style, kind }) => ({ kind, styleId: style.styleId, shared: sharedKeywords(style), popularity: style.popularity }))
    .toSorted((a, b) => b.shared - a.shared || b.popularity - a.popularity || (a.styleId < b.styleId ? -1 : 1));
  const byKind = [...Map.groupBy(others, ({ kind }) => kind).values()];
  const turns = others.map((other) => ({ ...other, turn: byKind.find(([first]) => first?.kind === other.kind)?.indexOf(other) ?? 0 }));
  return [...combined, ...turns.toSorted((a, b) => a.turn - b.turn).map(({ styleId }) => styleId)];
}
