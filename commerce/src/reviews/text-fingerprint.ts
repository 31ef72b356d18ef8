import { createHash } from 'node:crypto';

/** Stands for the words of a review: the same for copies that differ in case, spaces or punctuation. */
export function textFingerprint(text: string): string {
  const said = (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(' ');
  return createHash('sha256').update(said).digest('base64url');
}
