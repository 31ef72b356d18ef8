/** The `Range` header of a request (RFC 9110 §14): which bytes of a file are wanted. Pure. */

/** First and last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * The one range that a header asks for; `whole` where it asks for none, for several, or for what is no range, all of which may be
 * answered with everything; `unsatisfiable` where it begins behind the end.
 */
export function readRange(header: string | null, size: number): ByteRange | 'whole' | 'unsatisfiable' {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return 'whole';
  if (first === '') {
    const wanted = Math.min(Number(last), size);
    return wanted === 0 ? 'unsatisfiable' : { start: size - wanted, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return 'whole';
  return start >= size ? 'unsatisfiable' : { start, end };
}
