import { randomUUID } from 'node:crypto';
import { type Endpoint, endpoints } from '@outfitter/contract';
import { type Client, createClient } from '@outfitter/contract/client';
import type { AttackContext } from '../attack-context.ts';
import { callRequest } from '../http/call-request.ts';
import { createAttackFetch } from '../http/create-attack-fetch.ts';
import { site } from './site.ts';

/** A guest or a registered customer, with a session of their own. */
export interface Shopper {
  kind: ShopperKind;
  accessToken: string;
  refreshToken: string;
  customerId: string;
  /** Id that owns baskets, orders and lists: a guest's usid, or a customer's id. */
  customerGroupId: string;
  usid: string;
  /** Origin of the shop's pages. */
  siteOrigin: string;
  /** Email address of a customer. */
  email?: string;
  client: Client;
}

export const shopperKinds = ['guest', 'customer'] as const;
export type ShopperKind = (typeof shopperKinds)[number];

export const customerPassword = 'wheelbarrow in the rain';

type Target = Pick<AttackContext, 'shop' | 'connection'>;

export const pageHeaders = (siteOrigin: string) => ({
  origin: siteOrigin,
  'sec-fetch-site': 'same-origin',
  'content-type': 'application/json',
});

export const sessionCookieOf = ({ refreshToken }: Pick<Shopper, 'refreshToken'>) => ({ cookie: `outfitter_session=${refreshToken}` });

let networks = 0;

/** Returns another /24 network, as limits count by network. */
function newNetwork(): string {
  networks += 1;
  return `172.${16 + (networks & 15)}.${(networks >> 4) & 255}.${(networks >> 12) & 255}`;
}

interface SessionStart {
  network: string;
  body?: unknown;
  headers?: Record<string, string>;
}

async function startSession({ shop, connection }: Target, endpoint: Endpoint, { network, body, headers }: SessionStart): Promise<Shopper> {
  const allHeaders = { ...pageHeaders(shop.siteOrigin), 'x-forwarded-for': network, ...headers };
  const response = await connection.send(callRequest(endpoint, { body }, allHeaders));
  if (response.status !== 200) throw new Error(`no session by ${endpoint.name}: ${response.status} ${response.text}`);
  const { accessToken, customerId, usid, authType } = JSON.parse(response.text) as Record<string, string>;
  if (!accessToken || !customerId || !usid) throw new Error(`an incomplete session by ${endpoint.name}: ${response.text}`);
  const isRegistered = authType === 'registered';
  return {
    kind: isRegistered ? 'customer' : 'guest',
    accessToken,
    refreshToken: /outfitter_session=([^;]+)/.exec(String(response.headers['set-cookie']))?.[1] ?? '',
    customerId,
    customerGroupId: isRegistered ? customerId : usid,
    usid,
    siteOrigin: shop.siteOrigin,
    client: createClient({
      origin: connection.origin,
      ...site,
      fetch: createAttackFetch(connection),
      accessToken: async () => accessToken,
      headers: () => ({ 'x-forwarded-for': network }),
    }),
  };
}

/** Starts the session of a new guest, whose requests come from `network`, by default one of its own. */
export function startGuest(target: Target, network = newNetwork()): Promise<Shopper> {
  return startSession(target, endpoints.startGuestSession, { network });
}

/** Registers a customer from a network of its own and signs the customer in. */
export async function startCustomer(target: Target, network = newNetwork()): Promise<Shopper> {
  const guest = await startGuest(target, network);
  const email = `${randomUUID()}@example.com`;
  const customer = { firstName: 'Dale', lastName: 'Ostergaard', email, login: email };
  await guest.client.registerCustomer({ body: { customer, password: customerPassword } });
  const body = { email, password: customerPassword, keepSignedIn: true };
  const signedIn = await startSession(target, endpoints.signInSession, { network, body, headers: sessionCookieOf(guest) });
  return { ...signedIn, email };
}

export const startShopper = (target: Target, kind: ShopperKind): Promise<Shopper> =>
  kind === 'customer' ? startCustomer(target) : startGuest(target);
