import { endpoints } from '@outfitter/contract';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { bind } from '../platform/http/bind.ts';
import { OAuthError } from '../platform/http/fault.ts';
import type { BoundRoute, RequestContext } from '../platform/http/types.ts';
import type { Login } from './access-token.ts';
import { authorizeGuest } from './authorize-guest.ts';
import { withKeys } from './dependencies.ts';
import { discoveryDocument } from './discovery.ts';
import { guestCounter } from './guest-limit.ts';
import { endSessionOf } from './refresh-tokens.ts';
import { requestToken } from './request-token.ts';
import { continueOrFail, sessionAnswerFor, startOrContinue } from './session.ts';
import { clearedSessionCookie, sessionCookie, sessionTokenOf } from './session-cookie.ts';

export function routes(commerce: CommerceDependencies): BoundRoute[] {
  const deps = withKeys(commerce);
  const { siteOrigin } = deps.settings;
  const countGuest = guestCounter(deps);
  const answerSession = (login: Login, call: RequestContext) => {
    call.header('set-cookie', sessionCookie(login.refreshToken, siteOrigin));
    return sessionAnswerFor(login, deps);
  };
  return [
    bind(endpoints.authorizeGuest, async ({ query, request }) => {
      const location = await authorizeGuest(query, deps, () => countGuest(request.headers));
      return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
    }),
    bind(endpoints.getToken, ({ body }) => requestToken(body, deps)),
    bind(endpoints.logoutShopper, async ({ query, header }) => {
      header('cache-control', 'no-store');
      const ended = await endSessionOf(query.refresh_token ?? '', deps);
      if (!ended) throw new OAuthError('invalid_grant', 'invalid refresh_token');
      const nothing = { access_token: '', id_token: '', refresh_token: '', expires_in: 0, refresh_token_expires_in: 0 };
      const whose = { usid: ended.customerGroupId, customer_id: ended.customerId, enc_user_id: '', idp_access_token: '' };
      return { ...nothing, token_type: 'BEARER' as const, ...whose };
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
    bind(endpoints.startGuestSession, async (call) =>
      answerSession(await startOrContinue(sessionTokenOf(call.request.headers), deps, () => countGuest(call.request.headers)), call),
    ),
    bind(endpoints.refreshSession, async (call) => answerSession(await continueOrFail(sessionTokenOf(call.request.headers), deps), call)),
    bind(endpoints.endSession, async ({ request, header }) => {
      await endSessionOf(sessionTokenOf(request.headers) ?? '', deps);
      header('set-cookie', clearedSessionCookie(siteOrigin));
      return undefined;
    }),
  ];
}
