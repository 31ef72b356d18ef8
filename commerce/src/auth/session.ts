/** The storefront's own session: the same login without redirects, its refresh token in a cookie. */
import type { SessionResponse } from '@outfitter/contract';
import { inTransaction } from '../platform/database/database.ts';
import { Fault, OAuthError } from '../platform/http/fault.ts';
import { newId } from '../platform/ids.ts';
import { accessTokenSeconds, type Login, type Subject } from './access-token.ts';
import type { AuthDependencies } from './auth-dependencies.ts';
import { issueRefreshToken, rotateRefreshToken } from './refresh-tokens.ts';
import { issueAccessToken } from './token-response.ts';

async function startGuest({ database, clock, settings }: AuthDependencies): Promise<Login> {
  const { clientId, siteId: channelId } = settings;
  const subject: Subject = { usid: newId(), customerId: newId(), isRegistered: false, clientId, channelId };
  return { subject, refreshToken: await inTransaction(database.db, (tx) => issueRefreshToken(tx, subject, clock.now())) };
}

/** The session of the cookie's token, gone on with; `undefined` where it has ended or there is none. */
async function continueSession(token: string | undefined, deps: AuthDependencies): Promise<Login | undefined> {
  if (token === undefined) return undefined;
  try {
    return await rotateRefreshToken(token, deps.settings.clientId, deps);
  } catch (error) {
    if (error instanceof OAuthError) return undefined;
    throw error;
  }
}

/** The session of the cookie if it still lives, else a new guest's (AUTH-017), once `countGuest` lets another one in. */
export async function resumeOrStartSession(
  token: string | undefined,
  deps: AuthDependencies,
  countGuest: () => Promise<void>,
): Promise<Login> {
  const continued = await continueSession(token, deps);
  if (continued) return continued;
  await countGuest();
  return startGuest(deps);
}

/** The session of the cookie; `InvalidAccessTokenException` where it has ended. */
export async function resumeSession(token: string | undefined, deps: AuthDependencies): Promise<Login> {
  const login = await continueSession(token, deps);
  if (!login) throw new Fault('InvalidAccessTokenException', 'The session has ended.');
  return login;
}

/** What the page keeps in its memory. */
export async function buildSessionResponse(login: Login, deps: AuthDependencies): Promise<SessionResponse> {
  const { customerId, usid, isRegistered } = login.subject;
  const accessToken = await issueAccessToken(login, deps);
  return { accessToken, expiresIn: accessTokenSeconds, customerId, usid, authType: isRegistered ? 'registered' : 'guest' };
}
