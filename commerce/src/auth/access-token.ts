import { errors } from 'jose';
import type { Clock } from '../platform/clock.ts';
import type { Principal } from '../platform/principal.ts';
import { failure, ok, type Result } from '../platform/result.ts';
import { signToken, verifyToken } from './signed-token.ts';
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
}

export interface Login {
  subject: Subject;
  refreshToken: string;
}

/** Returns the tenant id for the claims: `demo_001` for `f_ecom_demo_001`. */
export function tenantOf(organizationId: string): string {
  return organizationId.replace(/^f_ecom_/, '');
}

export function claimsOf(subject: Subject, tenant: string): { sub: string; isb: string } {
  const { usid, customerId, clientId, channelId, isRegistered } = subject;
  const identity = isRegistered
    ? `uido:ecom::upn:${subject.email ?? ''}::uidn:${subject.name ?? ''}::gcid:${usid}::rcid:${customerId}`
    : `uido:slas::upn:Guest::uidn:Guest User::gcid:${customerId}`;
  return { sub: `cc-slas::${tenant}::scid:${clientId}::usid:${usid}`, isb: `${identity}::chid:${channelId}` };
}

/** Parses a claim: `a:1::b:2` is `{ a: '1', b: '2' }`. */
function partsOf(claim: string): Record<string, string> {
  return Object.fromEntries(claim.split('::').map((part) => [part.slice(0, part.indexOf(':')), part.slice(part.indexOf(':') + 1)]));
}

export function principalOf(claims: { sub?: string; isb?: unknown }): Principal | undefined {
  const subject = partsOf(claims.sub ?? '');
  const identity = partsOf(typeof claims.isb === 'string' ? claims.isb : '');
  const { usid, scid: clientId } = subject;
  const customerId = identity.rcid ?? identity.gcid;
  if (!usid || !clientId || !customerId) return undefined;
  const isRegistered = identity.rcid !== undefined;
  const customerGroupId = isRegistered ? customerId : usid;
  return { customerGroupId, customerId, usid, isRegistered, clientId, ...(isRegistered ? { email: identity.upn } : {}) };
}

export function signAccessToken(keys: KeyRing, subject: Subject, tenant: string, now: Date): Promise<string> {
  return signToken(keys, claimsOf(subject, tenant), now, accessTokenSeconds);
}

export async function verifyAccessToken(
  keys: KeyRing,
  token: string,
  clock: Clock,
): Promise<Result<Principal, 'InvalidAccessTokenException'>> {
  try {
    const requiredClaims = ['exp', 'iat', 'sub', 'isb'];
    const principal = principalOf(await verifyToken(keys, token, { currentDate: clock.now(), requiredClaims }));
    if (principal) return ok(principal);
  } catch (error) {
    if (error instanceof errors.JWTExpired) return failure('InvalidAccessTokenException', 'The access token has expired.');
    if (!(error instanceof errors.JOSEError)) throw error;
  }
  return failure('InvalidAccessTokenException', 'The access token is not valid.');
}
