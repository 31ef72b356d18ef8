/** The shopper's login as this tab holds it: in memory only. */
import type { SessionResponse } from '@outfitter/contract/client';

export interface Login extends SessionResponse {
  /** Milliseconds since the epoch. */
  expiresAt: number;
}

/** A token is renewed this many milliseconds before it ends, so that none runs out on the way (AUTH-021). */
export const renewBefore = 60_000;

/** A login out of the server's answer, which counts from now. */
export function toLogin(response: SessionResponse, now: number): Login {
  return { ...response, expiresAt: now + response.expiresIn * 1000 };
}

/** Whether a call may still be made with it. */
export function isUsable(login: Login | undefined, now: number): login is Login {
  return login !== undefined && now < login.expiresAt - renewBefore;
}
