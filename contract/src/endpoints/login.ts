/** Shopper login, wire-compatible with the platform's login service. Query and form body are merged. */
import { z } from 'zod';
import { defineEndpoint } from './define-endpoint.ts';

const organizationParams = z.strictObject({ organizationId: z.string().max(64) });
const text = z.string().max(2048);

export const authorizeGuest = defineEndpoint('authorizeGuest', {
  summary: 'Starts a guest login. Redirects (303) to the given URL with `usid` and `code`.',
  params: organizationParams,
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
  errorFormat: 'login',
});

/** Form body or query parameters, merged. The login and password are in the `Authorization: Basic` header (API-077). */
export const loginRequest = z.object({
  client_id: text.optional(),
  redirect_uri: text.optional(),
  response_type: text.optional(),
  code_challenge: text.optional(),
  code_challenge_method: text.optional(),
  channel_id: text.optional(),
  usid: text.optional(),
  state: text.optional(),
  scope: text.optional(),
  hint: text.optional(),
  /** Refresh token of a guest: the proof that the guest's basket and wishlist are the caller's, which a `usid` is not. */
  c_guest_refresh_token: text.optional(),
});
export const loginShopper = defineEndpoint('loginShopper', {
  summary:
    "Signs a customer in with Basic credentials, and merges the guest of `c_guest_refresh_token`, whose session ends. Redirects (303) to the given URL with `usid` and `code`; a wrong password is a 401 'Invalid Credentials.'.",
  params: organizationParams,
  query: z.looseObject({}),
  body: loginRequest,
  status: 303,
  errorFormat: 'login',
  encoding: 'form',
});

export const tokenResponse = z.strictObject({
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
export type TokenResponse = z.output<typeof tokenResponse>;

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

export const getToken = defineEndpoint('getToken', {
  summary: 'Exchanges an authorization code, a refresh token or client credentials for tokens.',
  params: organizationParams,
  query: z.looseObject({}),
  body: tokenRequest,
  response: tokenResponse,
  errorFormat: 'login',
  encoding: 'form',
});

export const logoutShopper = defineEndpoint('logoutShopper', {
  summary: 'Revokes the family of the refresh token.',
  params: organizationParams,
  query: z.object({ refresh_token: text.optional(), client_id: text.optional(), channel_id: text.optional(), hint: text.optional() }),
  response: tokenResponse,
  errorFormat: 'login',
});

export const getOpenIdConfiguration = defineEndpoint('getOpenIdConfiguration', {
  summary: 'Returns the OpenID configuration of the login service.',
  params: organizationParams,
  response: z.looseObject({ issuer: z.string(), jwks_uri: z.string(), authorization_endpoint: z.string(), token_endpoint: z.string() }),
  errorFormat: 'login',
});

export const getJsonWebKeySet = defineEndpoint('getJsonWebKeySet', {
  summary: 'Returns the public keys that verify access tokens.',
  params: organizationParams,
  response: z.strictObject({ keys: z.array(z.looseObject({ kty: z.string(), kid: z.string(), alg: z.string(), use: z.literal('sig') })) }),
  errorFormat: 'login',
});

export const loginCallback = defineEndpoint('loginCallback', {
  summary: 'Responds with an empty 200; the redirect target of the login flow.',
  query: z.looseObject({}),
  encoding: 'empty',
});

/** Session as the page holds it in memory; the refresh token is only in an HttpOnly cookie. */
export const sessionResponse = z.strictObject({
  accessToken: z.string(),
  /** Seconds from now. */
  expiresIn: z.number(),
  customerId: z.string(),
  usid: z.string(),
  authType: z.enum(['guest', 'registered']),
  /** The pseudonym of a customer, as in the customer's data; absent for a guest. */
  encUserId: z.string().optional(),
});
export type SessionResponse = z.output<typeof sessionResponse>;

export const startGuestSession = defineEndpoint('startGuestSession', {
  summary: 'Continues the guest session of the cookie if it is valid, or starts a new one.',
  body: z.strictObject({}).optional(),
  response: sessionResponse,
  faults: ['ForbiddenException'],
});
export const refreshSession = defineEndpoint('refreshSession', {
  summary: 'Returns a new access token for the session of the cookie.',
  body: z.strictObject({}).optional(),
  response: sessionResponse,
  faults: ['ForbiddenException', 'InvalidAccessTokenException'],
});
export const endSession = defineEndpoint('endSession', {
  summary: 'Ends the session and clears its cookie.',
  body: z.strictObject({}).optional(),
  status: 204,
  faults: ['ForbiddenException'],
});
