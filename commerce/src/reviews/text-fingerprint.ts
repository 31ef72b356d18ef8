import { createHash } from 'node:crypto';

/** Hashes a review's text without case, spaces and punctuation, to detect copies. */
export function textFingerprint(text: string): string {
  const normalized = (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(' ');
  return createHash('sha256').update(normalized).digest('base64url');
}
