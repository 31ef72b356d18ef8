/** The token of a preview: signed by the keys of access tokens, and of no use in their place. */
import { previewScope } from '@outfitter/contract';
import { decodeJwt, errors } from 'jose';
import { signToken, verifyToken } from '../auth/signed-token.ts';
import type { KeyRing } from '../auth/signing-keys.ts';
import { Fault } from '../platform/http/fault.ts';
import type { Editor } from '../platform/http/preview.ts';

/** Seconds: shorter than the keys are trusted after their time, and long enough for a look around. */
export const previewTokenSeconds = 3_600;

/** The shop and the content services that a token may be used with. */
export function audienceOf({ siteOrigin, contentDomains = [] }: { siteOrigin: string; contentDomains?: readonly string[] }): string[] {
  return [siteOrigin, ...contentDomains.map((domain) => `https://${domain}`)];
}

/** Whether a text looks like a preview's token; whether it is a good one is another question. */
export function isPreviewToken(token: string): boolean {
  try {
    return decodeJwt(token).scope === previewScope;
  } catch {
    return false;
  }
}

export async function signPreviewToken(
  keys: KeyRing,
  editor: { id: string; name: string },
  audience: string[],
  now: Date,
): Promise<string> {
  const claims = { sub: `editor:${editor.id}`, aud: audience, scope: previewScope, name: editor.name };
  return signToken(keys, claims, now, previewTokenSeconds);
}

/** The editor of a token; `InvalidAccessTokenException` for one that is expired, forged, or made for another shop. */
export async function verifyPreviewToken(keys: KeyRing, token: string, siteOrigin: string, now: Date): Promise<Editor> {
  try {
    const requiredClaims = ['exp', 'iat', 'sub', 'aud'];
    const claims = await verifyToken(keys, token, { audience: siteOrigin, currentDate: now, requiredClaims });
    const { sub = '', aud, name, scope, exp = 0 } = claims;
    if (sub.startsWith('editor:') && scope === previewScope && typeof name === 'string') {
      return { name, audience: Array.isArray(aud) ? aud : [aud ?? ''], expiresAt: new Date(exp * 1000) };
    }
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw new Fault('InvalidAccessTokenException', 'The preview has ended. Please sign in again.');
    if (!(error instanceof errors.JOSEError)) throw error;
  }
  throw new Fault('InvalidAccessTokenException', 'The preview token is not valid.');
}
