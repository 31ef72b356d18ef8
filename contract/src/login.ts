/** Shopper login, wire-compatible with the platform's login service. Queries and form bodies are merged. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';

const organization = z.strictObject({ organizationId: z.string().max(64) });
const text = z.string().max(2048);

export const authorizeGuest = endpoint('authorizeGuest', {
  summary: 'Starts a guest login: answers 303 to the redirect address with usid and code.',
  params: organization,
  query: z.object({
    client_id: text,
    redirect_uri: text,
    response_type: text,
    hint: text.optional(),
    code_challenge: text,
    code_challenge_method: text.optional(),
    channel_id: text.optional(),
    usid: text.optional(),
    state: text.optional(),
    scope: text.optional(),
  }),
  status: 303,
  errors: 'login',
});

export const tokenAnswer = z.strictObject({
  access_token: z.string(),
  id_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.number(),
  refresh_token_expires_in: z.number(),
  token_type: z.literal('BEARER'),
  usid: z.string(),
  customer_id: z.string(),
  enc_user_id: z.string(),
  idp_access_token: z.string(),
});
export type TokenAnswer = z.output<typeof tokenAnswer>;

export const tokenRequest = z.object({
  grant_type: text,
  client_id: text.optional(),
  channel_id: text.optional(),
  code: text.optional(),
  code_verifier: text.optional(),
  redirect_uri: text.optional(),
  refresh_token: text.optional(),
  usid: text.optional(),
  dnt: text.optional(),
});

export const getToken = endpoint('getToken', {
  summary: 'Trades a code, a refresh token or client credentials for tokens.',
  params: organization,
  query: z.looseObject({}),
  body: tokenRequest,
  answer: tokenAnswer,
  errors: 'login',
  encoding: 'form',
});

export const logoutShopper = endpoint('logoutShopper', {
  summary: "Ends the refresh token's family.",
  params: organization,
  query: z.object({ refresh_token: text.optional(), client_id: text.optional(), channel_id: text.optional(), hint: text.optional() }),
  answer: tokenAnswer,
  errors: 'login',
});

export const getOpenIdConfiguration = endpoint('getOpenIdConfiguration', {
  summary: 'Where the login service has what.',
  params: organization,
  answer: z.looseObject({ issuer: z.string(), jwks_uri: z.string(), authorization_endpoint: z.string(), token_endpoint: z.string() }),
  errors: 'login',
});

export const getJsonWebKeySet = endpoint('getJsonWebKeySet', {
  summary: 'The public keys that access tokens are signed with.',
  params: organization,
  answer: z.strictObject({ keys: z.array(z.looseObject({ kty: z.string(), kid: z.string(), alg: z.string(), use: z.literal('sig') })) }),
  errors: 'login',
});

export const loginCallback = endpoint('loginCallback', {
  summary: 'The redirect target of the login flow: 200, empty.',
  query: z.looseObject({}),
  encoding: 'empty',
});

/** What the storefront's page keeps in memory; the refresh token stays in an HttpOnly cookie. */
export const sessionAnswer = z.strictObject({
  accessToken: z.string(),
  /** Seconds from now. */
  expiresIn: z.number(),
  customerId: z.string(),
  usid: z.string(),
  authType: z.enum(['guest', 'registered']),
});
export type SessionAnswer = z.output<typeof sessionAnswer>;

export const startGuestSession = endpoint('startGuestSession', {
  summary: 'A guest session: refreshes the one of the cookie if it still lives, else starts a new one.',
  body: z.strictObject({}).optional(),
  answer: sessionAnswer,
  faults: ['ForbiddenException'],
});
export const refreshSession = endpoint('refreshSession', {
  summary: 'A new access token for the session of the cookie.',
  body: z.strictObject({}).optional(),
  answer: sessionAnswer,
  faults: ['ForbiddenException', 'InvalidAccessTokenException'],
});
export const endSession = endpoint('endSession', {
  summary: 'Ends the session and clears its cookie.',
  body: z.strictObject({}).optional(),
  status: 204,
  faults: ['ForbiddenException'],
});
