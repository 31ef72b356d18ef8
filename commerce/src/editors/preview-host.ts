/**
 * Preview hosts: the public client of the hosted content service cannot send a token, so the first label of the host name contains the
 * preview time, the end of the host's validity and a signature. A preview host gives access to content only.
 */
import { timingSafeEqual } from 'node:crypto';
import { parsePreviewTime, previewYears, resolveContentDomain } from '@outfitter/contract/client';
import { failure, ok, type Result } from '../platform/result.ts';
import { deriveKey, hmacSha256 } from '../platform/security/secrets.ts';

/** Lifetime of a preview host in milliseconds. */
export const previewHostLifetime = 60 * 60 * 1_000;
const signatureLength = 32;
const labelPattern = new RegExp(`^t([0-9a-z]{6,9})-([0-9a-z]{6,9})-([0-9a-f]{${signatureLength}})$`);

/** Returns whether a host has the form of a preview host. Its signature may still be wrong. */
export const isPreviewHostName = (host: string): boolean => labelPattern.test(host.toLowerCase().split('.', 1)[0] ?? '');

export interface PreviewHosts {
  create(previewTime: Date, now: Date): string;
  createFor(base: string, timestamp: string, now: Date): Result<string, 'ValidationException'>;
  /** Returns `undefined` if the host is not a preview host, and 'invalid' if it is expired or forged. */
  parse(host: string, now: Date): undefined | { previewTime: Date } | 'invalid';
}

export function createPreviewHosts({ siteOrigin, masterKey }: { siteOrigin: string; masterKey: string }): PreviewHosts {
  const key = deriveKey(masterKey, 'preview hosts');
  const { host: siteHost } = new URL(siteOrigin);
  const sign = (text: string) => hmacSha256(key, `${siteHost} ${text}`).toString('hex').slice(0, signatureLength);
  const create: PreviewHosts['create'] = (previewTime, now) => {
    const payload = `${previewTime.getTime().toString(36)}-${(now.getTime() + previewHostLifetime).toString(36)}`;
    return `t${payload}-${sign(payload)}.${siteHost}`;
  };
  return {
    create,
    createFor(base, timestamp, now) {
      // Another service signs its own hosts, and a host from a request is never called.
      if (resolveContentDomain(base, { siteOrigin, listed: [] }) !== '') {
        return failure('ValidationException', 'The path is not right at $.base: the shop’s own host', { path: '$.base', in: 'path' });
      }
      return ok(create(parsePreviewTime(timestamp) ?? now, now));
    },
    parse(host, now) {
      const name = host.toLowerCase();
      if (!name.endsWith(`.${siteHost}`)) return undefined;
      const [, time = '', end = '', signature = ''] = labelPattern.exec(name.slice(0, -siteHost.length - 1)) ?? [];
      if (!time) return undefined;
      const isSigned = timingSafeEqual(Buffer.from(sign(`${time}-${end}`)), Buffer.from(signature));
      const previewTime = new Date(Number.parseInt(time, 36));
      const year = previewTime.getUTCFullYear();
      const isInRange = year >= previewYears.first && year <= previewYears.last;
      return isSigned && isInRange && now.getTime() < Number.parseInt(end, 36) ? { previewTime } : 'invalid';
    },
  };
}
