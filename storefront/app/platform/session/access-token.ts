import type { SessionResponse } from '@outfitter/contract/client';

export interface Login extends SessionResponse {
  expiresAt: number;
}

/** Milliseconds before its expiry at which a token is renewed, so that it does not expire during a request (AUTH-021). */
export const renewBefore = 60_000;

export function toLogin(response: SessionResponse, now: number): Login {
  return { ...response, expiresAt: now + response.expiresIn * 1000 };
}

export function isUsable(login: Login | undefined, now: number): login is Login {
  return login !== undefined && now < login.expiresAt - renewBefore;
}
