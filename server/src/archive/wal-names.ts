/** Names of files in PostgreSQL's write-ahead log: 8 hexadecimal digits each of the timeline, the 4 GB block and the segment in it. */
const segmentSize = 16n * 1024n * 1024n;
const segmentsPerBlock = 0x1_0000_0000n / segmentSize;

const segmentPattern = /^[0-9A-F]{24}$/;
const historyPattern = /^[0-9A-F]{8}\.history$/;

export const isSegment = (name: string): boolean => segmentPattern.test(name);
/**
 * Returns whether a file is a history, which states from which timeline another one branches off. Each restored shop has its own timeline.
 */
export const isHistory = (name: string): boolean => historyPattern.test(name);

/** Returns the position of a segment in the log, which is comparable across timelines. */
export function segmentNumber(name: string): bigint {
  return BigInt(`0x${name.slice(8, 16)}`) * segmentsPerBlock + BigInt(`0x${name.slice(16)}`);
}

/** Returns the position after the last byte of a segment, as a `pg_lsn`. */
export function segmentEnd(name: string): string {
  const end = (segmentNumber(name) + 1n) * segmentSize;
  return `${(end >> 32n).toString(16)}/${(end & 0xffff_ffffn).toString(16)}`.toUpperCase();
}

export const compressedSuffix = '.zst';
