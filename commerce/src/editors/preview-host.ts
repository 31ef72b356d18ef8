/**
 * Hosts by which content is read as of a moment without a token, as the public client of the hosted service has them: the
 * moment, the end of the host's life and a signature are its first part. Whoever is given one sees content, and nothing else.
 */
import { timingSafeEqual } from 'node:crypto';
import { previewYears } from '@outfitter/contract/client';
import { deriveKey, hmacSha256 } from '../platform/security/secrets.ts';

/** Milliseconds. */
export const previewHostLifetime = 60 * 60 * 1_000;
const signatureLength = 32;
const label = new RegExp(`^t([0-9a-z]{6,9})-([0-9a-z]{6,9})-([0-9a-f]{${signatureLength}})$`);

export interface PreviewHosts {
  /** The host of a moment, which ends an hour from `now`. */
  create(moment: Date, now: Date): string;
  /** What a host says: nothing where it is no preview's, else its moment, or that it has ended or was made up. */
  parse(host: string, now: Date): undefined | { moment: Date } | 'refused';
}

export function createPreviewHosts({ siteOrigin, masterKey }: { siteOrigin: string; masterKey: string }): PreviewHosts {
  const key = deriveKey(masterKey, 'preview hosts');
  const { host: own } = new URL(siteOrigin);
  const sign = (text: string) => hmacSha256(key, `${own} ${text}`).toString('hex').slice(0, signatureLength);
  return {
    create(moment, now) {
      const said = `${moment.getTime().toString(36)}-${(now.getTime() + previewHostLifetime).toString(36)}`;
      return `t${said}-${sign(said)}.${own}`;
    },
    parse(host, now) {
      const given = host.toLowerCase();
      if (!given.endsWith(`.${own}`)) return undefined;
      const [, at = '', end = '', signature = ''] = label.exec(given.slice(0, -own.length - 1)) ?? [];
      if (!at) return undefined;
      const isOurs = timingSafeEqual(Buffer.from(sign(`${at}-${end}`)), Buffer.from(signature));
      const moment = new Date(Number.parseInt(at, 36));
      const isPlanned = moment.getUTCFullYear() >= previewYears.first && moment.getUTCFullYear() <= previewYears.last;
      return isOurs && isPlanned && now.getTime() < Number.parseInt(end, 36) ? { moment } : 'refused';
    },
  };
}
