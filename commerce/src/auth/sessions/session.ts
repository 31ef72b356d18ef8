import type { SessionResponse } from '@outfitter/contract';
import { encryptedUserId } from '../../customers/encrypted-user-id.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import { failure, ok, type Result } from '../../platform/result.ts';
import type { AuthDependencies } from '../auth-dependencies.ts';
import { accessTokenSeconds, type Login } from '../tokens/access-token.ts';
import { rotateRefreshToken } from '../tokens/refresh-tokens.ts';
import { startFamily } from '../tokens/token-families.ts';
import { issueAccessToken } from '../tokens/token-response.ts';

async function startGuest({ database, clock, settings }: AuthDependencies): Promise<Login> {
  const { clientId, siteId: channelId } = settings;
  const subject = { usid: newId(), customerId: newId(), isRegistered: false, clientId, channelId };
  return inTransaction(database.db, (tx) => startFamily(tx, subject, clock.now()));
}

async function continueSession(token: string | undefined, deps: AuthDependencies): Promise<Login | undefined> {
  if (token === undefined) return undefined;
  const rotated = await rotateRefreshToken(token, deps.settings.clientId, deps);
  return rotated.ok ? rotated.value : undefined;
}

/** Continues the session of the cookie, or starts a new guest's (AUTH-017) if `limitGuests` allows another guest. */
export async function resumeOrStartSession(
  token: string | undefined,
  deps: AuthDependencies,
  limitGuests: () => Promise<Result<undefined, 'TooManyRequestsException'>>,
): Promise<Result<Login, 'TooManyRequestsException'>> {
  const login = await continueSession(token, deps);
  if (login) return ok(login);
  const allowed = await limitGuests();
  return allowed.ok ? ok(await startGuest(deps)) : allowed;
}

export async function resumeSession(
  token: string | undefined,
  deps: AuthDependencies,
): Promise<Result<Login, 'InvalidAccessTokenException'>> {
  const login = await continueSession(token, deps);
  return login ? ok(login) : failure('InvalidAccessTokenException', 'The session has ended.');
}

/** Builds the response for the page, without the refresh token: that is only in the cookie. */
export async function buildSessionResponse(login: Login, deps: AuthDependencies): Promise<SessionResponse> {
  const { customerId, usid, isRegistered } = login.subject;
  const accessToken = await issueAccessToken(login.subject, deps);
  const response = { accessToken, expiresIn: accessTokenSeconds, customerId, usid };
  if (!isRegistered) return { ...response, authType: 'guest' };
  return { ...response, authType: 'registered', encUserId: encryptedUserId(deps.settings.masterKey, customerId) };
}
