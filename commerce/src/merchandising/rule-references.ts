/** What rules name: categories, styles, content, attributes. A rule that names what there is not is not kept. */
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../platform/database/database.ts';
import { jsonPath } from '../platform/http/parse-input.ts';
import type { SearchRule } from './rule.ts';
import { InvalidRulesError, type RuleError } from './rule-error.ts';
import type { RuleInput } from './validate-rules.ts';

type ReferenceKind = 'style' | 'category' | 'content item' | 'attribute' | 'value';
interface Reference {
  kind: ReferenceKind;
  /** Of a value `attribute=value`. */
  id: string;
  /** Within the rule's definition. */
  path: readonly PropertyKey[];
}

const referencesTo = (kind: ReferenceKind, field: string, ids: readonly string[]): Reference[] =>
  ids.map((id, index) => ({ kind, id, path: [field, index] }));
const referenceTo = (kind: ReferenceKind, field: string, id: string | undefined): Reference[] =>
  id === undefined ? [] : [{ kind, id, path: [field] }];

/** Everything that a rule names. Pure. */
export function ruleReferences(rule: SearchRule): Reference[] {
  switch (rule.kind) {
    case 'synonym':
    case 'redirect':
      return [];
    case 'arrangement': {
      const { categoryId, pinned, hidden, boosts } = rule.definition;
      return [
        ...referenceTo('category', 'categoryId', categoryId),
        ...referencesTo('style', 'pinned', pinned),
        ...referencesTo('style', 'hidden', hidden),
        ...boosts.flatMap(({ attribute, value }, index): Reference[] => [
          { kind: 'attribute', id: attribute, path: ['boosts', index, 'attribute'] },
          attribute === 'category'
            ? { kind: 'category', id: value, path: ['boosts', index, 'value'] }
            : { kind: 'value', id: `${attribute}=${value}`, path: ['boosts', index, 'value'] },
        ]),
      ];
    }
    case 'facets': {
      const { categoryId, hidden, order } = rule.definition;
      return [
        ...referenceTo('category', 'categoryId', categoryId),
        ...referencesTo('attribute', 'hidden', hidden),
        ...referencesTo('attribute', 'order', order),
      ];
    }
    case 'banner':
      return [
        ...referenceTo('category', 'categoryId', rule.definition.categoryId),
        ...referenceTo('content item', 'contentId', rule.definition.contentId),
      ];
    case 'phrases':
      return referenceTo('category', 'categoryId', rule.definition.categoryId);
  }
}

/** `kind` and id of everything that the shop lacks of these, in one statement. */
async function findMissing(queryable: Queryable, references: readonly Reference[]): Promise<Set<string>> {
  const lacking = (kind: ReferenceKind, isThere: SQL) => {
    const ids = [...new Set(references.filter((reference) => reference.kind === kind).map(({ id }) => id))];
    return sql`SELECT ${kind}::text AS kind, named.id FROM unnest(${sql.param(ids)}::text[]) AS named (id) WHERE NOT EXISTS (${isThere})`;
  };
  const { rows } = await queryable.execute<{ kind: ReferenceKind; id: string }>(sql`
    ${lacking('style', sql`SELECT FROM style WHERE style.id = named.id`)}
    UNION ALL ${lacking('category', sql`SELECT FROM category WHERE category.id = named.id`)}
    UNION ALL ${lacking('content item', sql`SELECT FROM content_item WHERE content_item.delivery_key = named.id`)}
    -- Of an attribute that no style has had yet, as of prices, whose values depend on the currency, every value may come.
    UNION ALL ${lacking(
      'value',
      sql`SELECT FROM search_facet AS facet WHERE facet.attribute || '=' || facet.value = named.id
        UNION ALL SELECT WHERE NOT EXISTS (SELECT FROM search_facet AS facet WHERE facet.attribute = split_part(named.id, '=', 1))`,
    )}`);
  return new Set(rows.map(({ kind, id }) => `${kind} ${id}`));
}

/**
 * Throws InvalidRulesError where rules name a style, a category, a content item or the value of an attribute that the shop has not, or an
 * attribute that is none of `attributes`, those that the search can narrow by.
 */
export async function checkRuleReferences(
  queryable: Queryable,
  given: readonly RuleInput[],
  attributes: ReadonlySet<string>,
): Promise<void> {
  const named = given.flatMap(({ rule, path }) =>
    ruleReferences(rule).map((reference) => ({ ...reference, path: [...path, 'definition', ...reference.path] })),
  );
  const lacking = named.some(({ kind }) => kind !== 'attribute') ? await findMissing(queryable, named) : new Set<string>();
  const errors: RuleError[] = named
    .filter(({ kind, id }) => (kind === 'attribute' ? !attributes.has(id) : lacking.has(`${kind} ${id}`)))
    .map(({ kind, id, path }) => ({ path: jsonPath(path), reason: `There is no ${kind} '${id}'` }));
  if (errors.length > 0) throw new InvalidRulesError(errors);
}
