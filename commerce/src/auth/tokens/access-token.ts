import type { CommerceSettings } from '../../commerce-dependencies.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Principal } from '../../platform/principal.ts';
import type { Result } from '../../platform/result.ts';
import { issuerOf } from '../discovery.ts';
import { readToken, signToken } from './signed-token.ts';
import type { KeyRing } from './signing-keys.ts';

export const accessTokenSeconds = 1800;

export interface Subject {
  usid: string;
  customerId: string;
  isRegistered: boolean;
  clientId: string;
  channelId: string;
  email?: string;
  name?: string;
  /** The family of refresh tokens of a registered customer. */
  sessionId?: string;
}

export interface Login {
  subject: Subject;
  refreshToken: string;
  refreshSeconds: number;
  /** The login ends when the browser is closed: its cookie has no lifetime. */
  isTransient: boolean;
}

/** Returns the tenant id for the claims: `demo_001` for `f_ecom_demo_001`. */
export function tenantOf(organizationId: string): string {
  return organizationId.replace(/^f_ecom_/, '');
}

/** Removes separators from a text, so that it cannot add parts to a claim. */
function claimPart(text = ''): string {
  return text.replaceAll(/:{2,}/g, ':').replaceAll(/^:|:$/g, '');
}

/** `sid` is the session of a registered customer (OpenID Connect Back-Channel Logout, section 2.1). */
export function claimsOf(subject: Subject, tenant: string): { sub: string; isb: string; sid?: string } {
  const { usid, customerId, clientId, channelId, isRegistered, sessionId } = subject;
  const identity = isRegistered
    ? `uido:ecom::upn:${claimPart(subject.email)}::uidn:${claimPart(subject.name)}::gcid:${usid}::rcid:${customerId}`
    : `uido:slas::upn:Guest::uidn:Guest User::gcid:${customerId}`;
  const session = isRegistered && sessionId !== undefined ? { sid: sessionId } : {};
  return { sub: `cc-slas::${tenant}::scid:${clientId}::usid:${usid}`, isb: `${identity}::chid:${channelId}`, ...session };
}

/** Parses a claim: `a:1::b:2` is `{ a: '1', b: '2' }`. */
function partsOf(claim: string): Record<string, string> {
  return Object.fromEntries(claim.split('::').map((part) => [part.slice(0, part.indexOf(':')), part.slice(part.indexOf(':') + 1)]));
}

export function principalOf(claims: { sub?: string; isb?: unknown; sid?: unknown }): Principal | undefined {
  const subject = partsOf(claims.sub ?? '');
  const identity = partsOf(typeof claims.isb === 'string' ? claims.isb : '');
  const { usid, scid: clientId } = subject;
  const customerId = identity.rcid ?? identity.gcid;
  if (!usid || !clientId || !customerId) return undefined;
  if (identity.rcid === undefined) return { customerGroupId: usid, customerId, usid, isRegistered: false, clientId };
  const session = typeof claims.sid === 'string' ? { sessionId: claims.sid } : {};
  return { customerGroupId: customerId, customerId, usid, isRegistered: true, clientId, email: identity.upn, ...session };
}

type TokenSettings = Pick<CommerceSettings, 'siteOrigin' | 'organizationId' | 'siteId' | 'clientId'>;

function isForShop(claims: { sub?: string; isb?: unknown }, { organizationId, siteId, clientId }: TokenSettings): boolean {
  const { scid, usid } = partsOf(claims.sub ?? '');
  const { chid } = partsOf(String(claims.isb));
  return scid === clientId && chid === siteId && claims.sub === `cc-slas::${tenantOf(organizationId)}::scid:${clientId}::usid:${usid}`;
}

export function signAccessToken(keys: KeyRing, subject: Subject, settings: TokenSettings, now: Date): Promise<string> {
  const claims = claimsOf(subject, tenantOf(settings.organizationId));
  return signToken(keys, { ...claims, iss: issuerOf(settings), aud: settings.siteOrigin }, now, accessTokenSeconds);
}

/** Signs a token with the identity of the customer, for clients that show it; no call accepts it. */
export function signIdToken(keys: KeyRing, subject: Subject, settings: TokenSettings, now: Date): Promise<string> {
  const { customerId, email, name, sessionId } = subject;
  const session = sessionId === undefined ? {} : { sid: sessionId };
  const claims = { sub: customerId, iss: issuerOf(settings), aud: settings.clientId, email, name, ...session };
  return signToken(keys, claims, now, accessTokenSeconds);
}

export function verifyAccessToken(
  keys: KeyRing,
  token: string,
  settings: TokenSettings,
  clock: Clock,
): Promise<Result<Principal, 'InvalidAccessTokenException'>> {
  const bounds = { issuer: issuerOf(settings), audience: settings.siteOrigin };
  const options = { ...bounds, currentDate: clock.now(), requiredClaims: ['exp', 'iat', 'sub', 'isb'] };
  return readToken(keys, token, options, {
    read: (claims) => (isForShop(claims, settings) ? principalOf(claims) : undefined),
    expired: 'The access token has expired.',
    invalid: 'The access token is not valid.',
  });
}
