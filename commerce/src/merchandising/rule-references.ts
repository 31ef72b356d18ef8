import { type SQL, sql } from 'drizzle-orm';
import { categoryWithId, styleWithId } from '../catalog/existence-sql.ts';
import { contentItemWithKey } from '../content/existence-sql.ts';
import type { Queryable } from '../platform/database/database.ts';
import { jsonPath } from '../platform/json-path.ts';
import type { SearchRule } from './rule.ts';
import type { RuleError } from './rule-error.ts';
import type { RuleInput } from './validate-rules.ts';

type ReferenceKind = 'style' | 'category' | 'content item' | 'attribute' | 'value';
interface Reference {
  kind: ReferenceKind;
  id: string;
  path: readonly PropertyKey[];
}

/** The facets that rules may refer to. The search domain provides them, because merchandising cannot import it. */
export interface RuleFacets {
  attributes: ReadonlySet<string>;
  /** Returns an SQL subquery for `EXISTS` that finds the value of a reference `attribute=value`. */
  withValue(reference: SQL): SQL;
}

const referencesTo = (kind: ReferenceKind, field: string, ids: readonly string[]): Reference[] =>
  ids.map((id, index) => ({ kind, id, path: [field, index] }));
const referenceTo = (kind: ReferenceKind, field: string, id: string | undefined): Reference[] =>
  id === undefined ? [] : [{ kind, id, path: [field] }];

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

/** Returns the references that do not exist, as `kind id`. One statement. */
async function findMissing(queryable: Queryable, references: readonly Reference[], facets: RuleFacets): Promise<Set<string>> {
  const missingOf = (kind: ReferenceKind, exists: SQL) => {
    const ids = [...new Set(references.filter((reference) => reference.kind === kind).map(({ id }) => id))];
    return sql`SELECT ${kind}::text AS kind, named.id FROM unnest(${sql.param(ids)}::text[]) AS named (id) WHERE NOT EXISTS (${exists})`;
  };
  const { rows } = await queryable.execute<{ kind: ReferenceKind; id: string }>(sql`
    ${missingOf('style', styleWithId(sql`named.id`))}
    UNION ALL ${missingOf('category', categoryWithId(sql`named.id`))}
    UNION ALL ${missingOf('content item', contentItemWithKey(sql`named.id`))}
    UNION ALL ${missingOf('value', facets.withValue(sql`named.id`))}`);
  return new Set(rows.map(({ kind, id }) => `${kind} ${id}`));
}

export async function missingReferences(queryable: Queryable, inputs: readonly RuleInput[], facets: RuleFacets): Promise<RuleError[]> {
  const references = inputs.flatMap(({ rule, path }) =>
    ruleReferences(rule).map((reference) => ({ ...reference, path: [...path, 'definition', ...reference.path] })),
  );
  const needsQuery = references.some(({ kind }) => kind !== 'attribute');
  const missing = needsQuery ? await findMissing(queryable, references, facets) : new Set<string>();
  return references
    .filter(({ kind, id }) => (kind === 'attribute' ? !facets.attributes.has(id) : missing.has(`${kind} ${id}`)))
    .map(({ kind, id, path }) => ({ path: jsonPath(path), reason: `There is no ${kind} '${id}'` }));
}
