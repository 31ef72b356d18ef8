export function jsonPath(path: readonly PropertyKey[]): string {
  return `$${path.map((key) => (typeof key === 'number' ? `[${key}]` : /^[A-Za-z_]\w*$/.test(String(key)) ? `.${String(key)}` : `['${String(key)}']`)).join('')}`;
}
