/** Preview tokens are signed with the keys of access tokens. Their scope and subject prevent their use as access tokens. */
import { previewScope } from '@outfitter/contract';
import { decodeJwt } from 'jose';
import { issuerOf } from '../auth/discovery.ts';
import { readToken, signToken } from '../auth/tokens/signed-token.ts';
import type { KeyRing } from '../auth/tokens/signing-keys.ts';
import type { CommerceSettings } from '../commerce-dependencies.ts';
import type { Editor } from '../platform/http/preview.ts';
import type { Result } from '../platform/result.ts';

/** Lifetime of a preview token in seconds; shorter than the time for which a retired signing key stays trusted. */
export const previewTokenSeconds = 3_600;

type TokenSettings = Pick<CommerceSettings, 'siteOrigin' | 'organizationId' | 'siteId' | 'contentDomains'>;

function audienceOf({ siteOrigin, contentDomains = [] }: TokenSettings): string[] {
  return [siteOrigin, ...contentDomains.map((domain) => `https://${domain}`)];
}

/** Returns whether a token claims to be a preview token. Does not check the signature. */
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
  settings: TokenSettings,
  now: Date,
): Promise<string> {
  const bounds = { iss: issuerOf(settings), aud: audienceOf(settings), site: settings.siteId };
  const claims = { ...bounds, sub: `editor:${editor.id}`, scope: previewScope, name: editor.name };
  return signToken(keys, claims, now, previewTokenSeconds);
}

export function verifyPreviewToken(
  keys: KeyRing,
  token: string,
  settings: TokenSettings,
  now: Date,
): Promise<Result<Editor, 'InvalidAccessTokenException'>> {
  const bounds = { issuer: issuerOf(settings), audience: settings.siteOrigin };
  const options = { ...bounds, currentDate: now, requiredClaims: ['exp', 'iat', 'sub', 'aud'] };
  return readToken(keys, token, options, {
    read({ sub = '', aud, name, scope, site, exp = 0 }): Editor | undefined {
      if (!sub.startsWith('editor:') || scope !== previewScope || site !== settings.siteId || typeof name !== 'string') return undefined;
      return { name, audience: Array.isArray(aud) ? aud : [aud ?? ''], expiresAt: new Date(exp * 1000) };
    },
    expired: 'The preview has ended. Please sign in again.',
    invalid: 'The preview token is not valid.',
  });
}
