export function contentKey(name: string): string {
  return `content-${name}`;
}

export function schemaKey(schema: string): string {
  return `content-schema-${schema}`;
}

export function childrenKey(parentKey: string): string {
  return `content-children-${parentKey}`;
}
