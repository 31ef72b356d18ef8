/** Access tokens: signed claims of who calls, in the form of the platform's login service. */
import { errors } from 'jose';
import type { Clock } from '../platform/clock.ts';
import { Fault } from '../platform/http/fault.ts';
import type { Principal } from '../platform/principal.ts';
import { signToken, verifyToken } from './signed-token.ts';
import type { KeyRing } from './signing-keys.ts';

/** Seconds that an access token lives (contract, "Shopper login"). */
export const accessTokenSeconds = 1800;

/** Whom a token speaks for. `email` and `name` are a registered customer's. */
export interface Subject {
  usid: string;
  customerId: string;
  isRegistered: boolean;
  clientId: string;
  channelId: string;
  email?: string;
  name?: string;
}

/** A login that stands: for whom, and the refresh token to go on with. */
export interface Login {
  subject: Subject;
  refreshToken: string;
}

/** `f_ecom_demo_001` as the claims name it: `demo_001`. */
export function tenantOf(organizationId: string): string {
  return organizationId.replace(/^f_ecom_/, '');
}

/** The claims `sub` and `isb` of a subject. */
export function claimsOf(subject: Subject, tenant: string): { sub: string; isb: string } {
  const { usid, customerId, clientId, channelId, isRegistered } = subject;
  const identity = isRegistered
    ? `uido:ecom::upn:${subject.email ?? ''}::uidn:${subject.name ?? ''}::gcid:${usid}::rcid:${customerId}`
    : `uido:slas::upn:Guest::uidn:Guest User::gcid:${customerId}`;
  return { sub: `cc-slas::${tenant}::scid:${clientId}::usid:${usid}`, isb: `${identity}::chid:${channelId}` };
}

/** The named parts of a claim: `a:1::b:2` as `{ a: '1', b: '2' }`. */
function partsOf(claim: string): Record<string, string> {
  return Object.fromEntries(claim.split('::').map((part) => [part.slice(0, part.indexOf(':')), part.slice(part.indexOf(':') + 1)]));
}

/** Who the claims speak for, or `undefined` where they are not of our making. */
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

/** Signs a token for a subject. */
export function signAccessToken(keys: KeyRing, subject: Subject, tenant: string, now: Date): Promise<string> {
  return signToken(keys, claimsOf(subject, tenant), now, accessTokenSeconds);
}

/** Who a token stands for; `InvalidAccessTokenException` for one that is expired, forged or no token at all. */
export async function verifyAccessToken(keys: KeyRing, token: string, clock: Clock): Promise<Principal> {
  try {
    const requiredClaims = ['exp', 'iat', 'sub', 'isb'];
    const principal = principalOf(await verifyToken(keys, token, { currentDate: clock.now(), requiredClaims }));
    if (principal) return principal;
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw new Fault('InvalidAccessTokenException', 'The access token has expired.');
    if (!(error instanceof errors.JOSEError)) throw error;
  }
  throw new Fault('InvalidAccessTokenException', 'The access token is not valid.');
}
