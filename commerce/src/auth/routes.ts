import { endpoints } from '@outfitter/contract';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { OAuthError, valueOrFault, valueOrOAuthError } from '../platform/http/fault.ts';
import { type BoundRoute, bind, type RequestContext } from '../platform/http/route.ts';
import type { Login } from './access-token.ts';
import { withKeyRing } from './auth-dependencies.ts';
import { checkAuthorizeRequest, startGuestLogin } from './authorize-guest.ts';
import { discoveryDocument } from './discovery.ts';
import { grantTokens } from './grant-tokens.ts';
import { createGuestLimiter } from './guest-limit.ts';
import { revokeSession } from './refresh-tokens.ts';
import { buildSessionResponse, resumeOrStartSession, resumeSession } from './session.ts';
import { expiredSessionCookie, readSessionToken, sessionCookie } from './session-cookie.ts';

export function routes(commerce: CommerceDependencies): BoundRoute[] {
  const deps = withKeyRing(commerce);
  const { siteOrigin } = deps.settings;
  const limitGuests = createGuestLimiter(deps);
  const respondWithSession = (login: Login, call: RequestContext) => {
    call.header('set-cookie', sessionCookie(login.refreshToken, siteOrigin));
    return buildSessionResponse(login, deps);
  };
  return [
    bind(endpoints.authorizeGuest, async ({ query, request }) => {
      valueOrOAuthError(checkAuthorizeRequest(query, deps.settings));
      valueOrFault(await limitGuests(request.headers));
      const location = await startGuestLogin(query, deps);
      return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
    }),
    bind(endpoints.getToken, async ({ body }) => valueOrOAuthError(await grantTokens(body, deps))),
    bind(endpoints.logoutShopper, async ({ query, header }) => {
      header('cache-control', 'no-store');
      const revoked = await revokeSession(query.refresh_token ?? '', deps);
      if (!revoked) throw new OAuthError('invalid_grant', 'invalid refresh_token');
      const noTokens = { access_token: '', id_token: '', refresh_token: '', expires_in: 0, refresh_token_expires_in: 0 };
      const subject = { usid: revoked.customerGroupId, customer_id: revoked.customerId, enc_user_id: '', idp_access_token: '' };
      return { ...noTokens, token_type: 'BEARER' as const, ...subject };
    }),
    bind(endpoints.getOpenIdConfiguration, async () => discoveryDocument(deps.settings)),
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
      await revokeSession(readSessionToken(request.headers) ?? '', deps);
      header('set-cookie', expiredSessionCookie(siteOrigin));
      return undefined;
    }),
  ];
}
