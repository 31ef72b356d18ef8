import { endpoints } from '@outfitter/contract';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { invalidCustomer } from '../customers/customer-access.ts';
import { valueOrFault } from '../platform/http/fault.ts';
import { type BoundRoute, bind } from '../platform/http/route.ts';
import { createNetworkLimiter } from '../platform/security/network-limiter.ts';
import type { RateLimit } from '../platform/security/rate-limit.ts';
import { readPreferences, updatePreferences } from './communication-preferences.ts';
import { confirmSignUp } from './confirm-sign-up.ts';
import { checkScriptedRequest } from './is-scripted-request.ts';
import { requestCatalog } from './request-catalog.ts';
import { submitSignUp } from './sign-up.ts';
import { submitUnsubscribe, unsubscribeByToken } from './unsubscribe.ts';

const hour = 3600;
const signUpLimit: RateLimit = { name: 'email-sign-up', capacity: 10, refillPerSecond: 10 / hour };
const unsubscribeLimit: RateLimit = { name: 'email-unsubscribe', capacity: 20, refillPerSecond: 20 / hour };
const linkLimit: RateLimit = { name: 'email-link', capacity: 60, refillPerSecond: 60 / hour };
const catalogLimit: RateLimit = { name: 'catalog-request', capacity: 5, refillPerSecond: 5 / hour };

export function routes(deps: CommerceDependencies): BoundRoute[] {
  const { siteOrigin } = deps.settings;
  const limitNetwork = createNetworkLimiter(deps);
  return [
    bind(endpoints.signUpFromFooter, async ({ query: { email, locale, currency }, request, header }) => {
      header('cache-control', 'no-store');
      valueOrFault(checkScriptedRequest(request, siteOrigin));
      valueOrFault(await limitNetwork(signUpLimit, request));
      return valueOrFault(await submitSignUp(deps, { email, locale, currency, source: 'footer' }));
    }),
    bind(endpoints.signUpForEmail, async ({ body, principal, request }) => {
      if (!('consent' in body)) return valueOrFault(principal ? await updatePreferences(deps, principal, body) : invalidCustomer);
      valueOrFault(await limitNetwork(signUpLimit, request));
      const { email, locale, currency, source, website } = body;
      return valueOrFault(await submitSignUp(deps, { email, locale, currency, source, website }));
    }),
    bind(endpoints.getCommunicationPreferences, async ({ principal }) => valueOrFault(await readPreferences(deps, principal))),
    bind(endpoints.updateCommunicationPreferences, async ({ principal, body }) =>
      valueOrFault(await updatePreferences(deps, principal, body)),
    ),
    bind(endpoints.confirmEmail, async ({ body, request }) => {
      valueOrFault(await limitNetwork(linkLimit, request));
      return { success: await confirmSignUp(deps, body.token) };
    }),
    bind(endpoints.unsubscribeEmail, async ({ body, request }) => {
      valueOrFault(await limitNetwork(unsubscribeLimit, request));
      if ('token' in body) return { success: await unsubscribeByToken(deps, body.token, { by: 'link', reason: body.reason }) };
      valueOrFault(await submitUnsubscribe(deps, body));
      return { success: true };
    }),
    // Without a limit: a mail service sends these requests for many subscribers from one network.
    bind(endpoints.unsubscribeOneClick, async ({ params }) => {
      return { success: await unsubscribeByToken(deps, params.token, { by: 'mail-program' }) };
    }),
    bind(endpoints.openUnsubscribePage, async ({ params }) => {
      const location = `${siteOrigin}/unsubscribe?token=${encodeURIComponent(params.token)}`;
      return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
    }),
    bind(endpoints.requestCatalog, async ({ body, request }) => {
      valueOrFault(await limitNetwork(catalogLimit, request));
      valueOrFault(await requestCatalog(deps, body));
      return { success: true };
    }),
  ];
}
