/** What answers made from content depend on. */

/** An item, by its delivery key or its id. */
export function contentKey(name: string): string {
  return `content-${name}`;
}

/** Which items there are of a schema. */
export function schemaKey(schema: string): string {
  return `content-schema-${schema}`;
}

/** Which items stand right below another one. */
export function childrenKey(parentKey: string): string {
  return `content-children-${parentKey}`;
}
