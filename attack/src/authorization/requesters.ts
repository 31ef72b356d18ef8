import { createHmac, randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { AttackContext } from '../attack-context.ts';
import type { Shopper } from '../shop/shoppers.ts';
import { site } from '../shop/site.ts';

/** Requester other than the owner, described by its headers and the query that it adds. */
export interface Requester {
  name: string;
  headers: Record<string, string>;
  query?: Record<string, string>;
}

const bearer = (name: string, token: string): Requester => ({ name, headers: { authorization: `Bearer ${token}` } });
const base64 = (value: unknown) => Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

/** Returns requesters whose token is not an access token of the shop, although it names `victim` wherever possible. */
export async function requestersWithoutSession(
  context: AttackContext,
  victim: Shopper,
  editorToken: string | undefined,
): Promise<Requester[]> {
  const without: Requester[] = [
    { name: 'no token', headers: {} },
    { name: 'an empty token', headers: { authorization: 'Bearer ' } },
    { name: 'a password', headers: { authorization: `Basic ${base64('dale:secret')}` } },
    bearer('a malformed token', 'a.b.c'),
    bearer('half a token', victim.accessToken.split('.').slice(0, 2).join('.')),
    bearer('a token with another signature', `${victim.accessToken.split('.').slice(0, 2).join('.')}.${base64('x'.repeat(64))}`),
    bearer('the refresh token', victim.refreshToken),
    { name: 'the token in the query only', headers: {}, query: { access_token: victim.accessToken } },
    { name: 'the token in another header', headers: { 'x-authorization': `Bearer ${victim.accessToken}` } },
    ...(editorToken ? [bearer('the token of an editor', editorToken)] : []),
    ...(await forgedTokens(victim)),
  ];
  return [...without, ...(context.database ? await stolenKeyTokens(context, victim) : [])];
}

/** Returns tokens with the claims of the victim's own, signed with other keys or none. */
async function forgedTokens({ accessToken }: Shopper): Promise<Requester[]> {
  const [header = '', payload = ''] = accessToken.split('.');
  const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString()) as { kid: string };
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
  const jwk = await exportJWK(publicKey);
  const signed = (parts: object) => new SignJWT(claims).setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid, ...parts }).sign(privateKey);
  const withSecret = (secret: string) => {
    const text = `${base64({ alg: 'HS256', typ: 'JWT', kid })}.${payload}`;
    return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
  };
  return [
    bearer('a token signed with another key', await signed({})),
    bearer('a token of an unknown key', await signed({ kid: '01960000-0000-7000-8000-000000000000' })),
    bearer('a token of a key named like a path', await signed({ kid: '../../../../dev/null' })),
    bearer('a token that brings its own key', await signed({ jwk })),
    bearer('a token that names the address of its key', await signed({ jku: 'http://127.0.0.1:9/jwks' })),
    bearer('a token with alg none', `${base64({ alg: 'none', typ: 'JWT', kid })}.${payload}.`),
    bearer('a token with alg None', `${base64({ alg: 'None', typ: 'JWT', kid })}.${payload}.`),
    bearer('a token with alg HS256 and an empty secret', withSecret('')),
    bearer('a token with alg HS256 and the id of the key', withSecret(kid)),
    bearer('a token whose signature is zero', `${header}.${payload}.${Buffer.alloc(64).toString('base64url')}`),
  ];
}

/** Returns tokens with a valid signature of the shop that are not for this shop, or not valid any more. */
async function stolenKeyTokens({ database, shop }: AttackContext, { kind, usid, customerId, email }: Shopper): Promise<Requester[]> {
  if (!database) return [];
  const { tokens } = database;
  const isRegistered = kind === 'customer';
  const profile = email === undefined ? {} : { email, name: 'Dale Ostergaard' };
  const subject = { usid, customerId, isRegistered, ...profile, clientId: site.clientId, channelId: site.siteId };
  const { sub, isb, iss } = tokens.claimsOf(subject) as { sub: string; isb: string; iss: string };
  const hour = 3_600_000;
  const variants: [string, Record<string, unknown>, Date?, number?][] = [
    ['an expired token', {}, new Date(Date.now() - hour), 1_800],
    ['a token of another site', { isb: isb.replace(`chid:${site.siteId}`, 'chid:OTHER') }],
    ['a token of another tenant', { sub: sub.replace('cc-slas::demo_001', 'cc-slas::other_002') }],
    ['a token of another client', { sub: sub.replace(`scid:${site.clientId}`, 'scid:other') }],
    ['a token for another audience', { aud: 'https://other.example' }],
    ['a token without an audience', { aud: undefined }],
    ['a token of another issuer', { iss: iss.replace(shop.siteOrigin, 'https://other.example') }],
    ['a token without a subject', { sub: undefined }],
    ['a token without a customer', { isb: 'uido:slas::upn:Guest' }],
    ['an id token', { sub: customerId, isb: undefined, aud: site.clientId }],
    ['a token with the scope of a preview', { scope: 'preview:read', sub: 'editor::01960000' }],
  ];
  // Guests have no session that could be ended by its owner.
  if (isRegistered) variants.push(['a token of a session that has ended', { sid: randomUUID() }]);
  return Promise.all(variants.map(async ([name, ...parts]) => bearer(name, await tokens.sign(subject, ...parts))));
}

/** Pages of other sites, and clients that do not say where a request comes from. */
export const foreignPages: readonly Requester[] = [
  { name: 'no origin', headers: {} },
  { name: 'another origin', headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' } },
  { name: 'another origin that claims to be the same site', headers: { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' } },
  { name: 'the origin null', headers: { origin: 'null' } },
  { name: 'another page of the same site', headers: { 'sec-fetch-site': 'same-site' } },
];
