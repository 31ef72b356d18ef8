export const maxBodyDepth = 32;

export type Unstorable = { path: (string | number)[]; reason: 'too deep' | 'text that cannot be stored' };

/**
 * Finds the first value that PostgreSQL could not store: text with U+0000 or an unpaired surrogate, or nesting beyond
 * `maxBodyDepth`.
 */
export function findUnstorable(value: unknown, path: (string | number)[] = []): Unstorable | undefined {
  if (typeof value === 'string') return isStorableText(value) ? undefined : { path, reason: 'text that cannot be stored' };
  if (typeof value !== 'object' || value === null) return undefined;
  if (path.length >= maxBodyDepth) return { path: path.slice(0, 3), reason: 'too deep' };
  for (const [key, inner] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
    if (typeof key === 'string' && !isStorableText(key)) return { path, reason: 'text that cannot be stored' };
    const found = findUnstorable(inner, [...path, key]);
    if (found) return found;
  }
  return undefined;
}

function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed();
}
