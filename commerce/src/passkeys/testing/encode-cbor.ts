export type CborValue = number | string | Buffer | ReadonlyMap<number | string, CborValue>;

function head(majorType: number, argument: number): Buffer {
  const type = majorType << 5;
  if (argument < 24) return Buffer.from([type | argument]);
  return argument < 256 ? Buffer.from([type | 24, argument]) : Buffer.from([type | 25, argument >> 8, argument & 255]);
}

/** Encodes what authenticators send: integers, texts, bytes and maps, of up to 65,535 items each (RFC 8949). */
export function encodeCbor(value: CborValue): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string') {
    const text = Buffer.from(value);
    return Buffer.concat([head(3, text.length), text]);
  }
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, item]) => [encodeCbor(key), encodeCbor(item)])]);
}
