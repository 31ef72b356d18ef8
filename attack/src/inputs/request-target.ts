const unescaped = /^[\w.~,:@-]$/;

/** Escapes every character that a path or query cannot hold; a lone surrogate becomes its three invalid bytes. */
export function escapeText(text: string): string {
  return [...text].map((character) => (unescaped.test(character) ? character : escapeCharacter(character))).join('');
}

function escapeCharacter(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  const isSurrogate = code >= 0xd8_00 && code <= 0xdf_ff;
  const bytes = isSurrogate ? [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 0x3f), 0x80 | (code & 0x3f)] : [...Buffer.from(character)];
  return bytes.map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, '0')}`).join('');
}

export function textOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return value === undefined ? '' : (JSON.stringify(value) ?? '');
}

export function fillPath(pattern: string, params: Readonly<Record<string, unknown>>): string {
  return pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => escapeText(textOf(Object.hasOwn(params, name) ? params[name] : '')));
}

/** Returns a query with its question mark; empty without fields. */
export function queryOf(fields: readonly (readonly [string, unknown])[]): string {
  const text = fields.map(([name, value]) => `${escapeText(name)}=${escapeText(textOf(value))}`).join('&');
  return text && `?${text}`;
}

export function fieldsOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null ? Object.entries(value) : [];
}
