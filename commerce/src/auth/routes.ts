import { endpoints } from '@outfitter/contract';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { OAuthError, valueOrFault, valueOrOAuthError } from '../platform/http/fault.ts';
import { type BoundRoute, bind, type RequestContext } from '../platform/http/route.ts';
import { withKeyRing } from './auth-dependencies.ts';
import { checkGuestRequest, redirectTo, startGuestLogin } from './authorization/authorize.ts';
import { discoveryDocument } from './discovery.ts';
import { createGuestLimiter } from './guest-limit.ts';
import { buildSessionResponse, resumeOrStartSession, resumeSession } from './sessions/session.ts';
import { expiredSessionCookie, readSessionToken, sessionCookie } from './sessions/session-cookie.ts';
import { endCustomerSession, endOtherCustomerSessions, getCustomerSessions } from './sessions/session-list.ts';
import type { Login } from './tokens/access-token.ts';
import { grantTokens } from './tokens/grant-tokens.ts';
import { revokeLogin } from './tokens/refresh-tokens.ts';
import { encryptedUserIdOf } from './tokens/token-response.ts';

export function routes(commerce: CommerceDependencies): BoundRoute[] {
  const deps = withKeyRing(commerce);
  const { settings } = deps;
  const { siteOrigin } = settings;
  const limitGuests = createGuestLimiter(deps);
  const respondWithSession = (login: Login, call: RequestContext) => {
    call.header('set-cookie', sessionCookie(login, siteOrigin));
    return buildSessionResponse(login, deps);
  };
  return [
    bind(endpoints.authorizeGuest, async ({ query, request }) => {
      valueOrOAuthError(checkGuestRequest(query, settings));
      valueOrFault(await limitGuests(request.headers));
      return redirectTo(await startGuestLogin(query, deps));
    }),
    bind(endpoints.getToken, async ({ body, request }) =>
      valueOrOAuthError(await grantTokens(body, request.headers.get('user-agent') ?? '', deps)),
    ),
    bind(endpoints.logoutShopper, async ({ query, header }) => {
      header('cache-control', 'no-store');
      const revoked = await revokeLogin(query.refresh_token ?? '', deps);
      if (!revoked) throw new OAuthError('invalid_grant', 'invalid refresh_token');
      const noTokens = { access_token: '', id_token: '', refresh_token: '', expires_in: 0, refresh_token_expires_in: 0 };
      const enc_user_id = encryptedUserIdOf(revoked, settings.masterKey);
      const subject = { usid: revoked.usid ?? revoked.customerGroupId, customer_id: revoked.customerId, enc_user_id };
      return { ...noTokens, token_type: 'BEARER' as const, ...subject, idp_access_token: '' };
    }),
    bind(endpoints.getOpenIdConfiguration, async () => discoveryDocument(settings)),
    bind(endpoints.getJsonWebKeySet, async ({ header }) => {
      header('cache-control', 'public, max-age=300');
      return { keys: (await deps.keys.publicKeys()) as { kty: string; kid: string; alg: string; use: 'sig' }[] };
    }),
    bind(endpoints.loginCallback, async ({ header }) => {
      header('cache-control', 'public, max-age=86400');
      return undefined;
    }),
    bind(endpoints.startGuestSession, async (call) => {
      const { headers } = call.request;
      return respondWithSession(
        valueOrFault(await resumeOrStartSession(readSessionToken(headers), deps, () => limitGuests(headers))),
        call,
      );
    }),
    bind(endpoints.refreshSession, async (call) =>
      respondWithSession(valueOrFault(await resumeSession(readSessionToken(call.request.headers), deps)), call),
    ),
    bind(endpoints.endSession, async ({ request, header }) => {
      await revokeLogin(readSessionToken(request.headers) ?? '', deps);
      header('set-cookie', expiredSessionCookie(siteOrigin));
      return undefined;
    }),
    bind(endpoints.createLegacySession, async ({ principal }) => ({ success: true as const, customerId: principal.customerId })),
    bind(endpoints.getCustomerSessions, async ({ principal }) => ({ sessions: valueOrFault(await getCustomerSessions(deps, principal)) })),
    bind(endpoints.endCustomerSession, async ({ principal, params }) =>
      valueOrFault(await endCustomerSession(deps, principal, params.sessionId)),
    ),
    bind(endpoints.endOtherCustomerSessions, async ({ principal }) => ({
      ended: valueOrFault(await endOtherCustomerSessions(deps, principal)),
    })),
  ];
}
