/** Surrogate keys of content. */

/** An item, by its delivery key or its id. */
export function contentKey(name: string): string {
  return `content-${name}`;
}

/** The set of items of a schema. */
export function schemaKey(schema: string): string {
  return `content-schema-${schema}`;
}

/** The set of children of an item. */
export function childrenKey(parentKey: string): string {
  return `content-children-${parentKey}`;
}
