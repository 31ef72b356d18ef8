/** Range of bytes, both ends inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Reads a `Range` header (RFC 9110 section 14). Returns `whole` for several ranges and invalid ones, which RFC 9110 permits. */
export function readRange(header: string | null, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return 'whole';
  if (first === '') {
    const suffixLength = Math.min(Number(last), size);
    return suffixLength === 0 ? 'unsatisfiable' : { start: size - suffixLength, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return 'whole';
  return start >= size ? 'unsatisfiable' : { start, end };
}
