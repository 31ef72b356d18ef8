import { endpoints } from '@outfitter/contract';
import { setBasketCookie, setDeviceCookie } from '@outfitter/contract/client';
import { withKeyRing } from '../auth/auth-dependencies.ts';
import { checkCodeRequest, redirectTo } from '../auth/authorization/authorize.ts';
import { readBasicCredentials } from '../auth/authorization/basic-credentials.ts';
import { buildSessionResponse } from '../auth/sessions/session.ts';
import { sessionCookie } from '../auth/sessions/session-cookie.ts';
import { passwordProof } from '../auth/verify-customer.ts';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { OAuthError, valueOrFault, valueOrOAuthError } from '../platform/http/fault.ts';
import { type BoundRoute, bind, type RequestContext } from '../platform/http/route.ts';
import { createClientLogin } from './client-login.ts';
import { customerDataRoutes } from './customer-data-routes.ts';
import { createGuestMerge } from './merge-guest.ts';
import { createSessionSignIn, type SignedInSession } from './sign-in-session.ts';
import { signInWithPasskey } from './sign-in-with-passkey.ts';

export function routes(commerce: CommerceDependencies): BoundRoute[] {
  const deps = withKeyRing(commerce);
  const { siteOrigin } = deps.settings;
  const signIn = createSessionSignIn(deps, createGuestMerge(deps, 'response'));
  const logIn = createClientLogin(deps, createGuestMerge(deps, 'mail'));
  const respond = async ({ login, customer, device, merge }: SignedInSession, { header }: RequestContext) => {
    header('set-cookie', sessionCookie(login, siteOrigin));
    header('set-cookie', setBasketCookie(siteOrigin));
    header('set-cookie', setDeviceCookie('customer', device, siteOrigin));
    const session = await buildSessionResponse(login, deps);
    return { ...session, firstName: customer.firstName, email: customer.email, ...(merge ? { merge } : {}) };
  };
  return [
    ...customerDataRoutes(commerce),
    bind(endpoints.loginShopper, async ({ body, request: { headers }, header }) => {
      const { client_id = '', redirect_uri = '', code_challenge = '', response_type = 'code', c_guest_refresh_token, ...optional } = body;
      const request = { ...optional, client_id, redirect_uri, code_challenge, response_type };
      valueOrOAuthError(checkCodeRequest(request, deps.settings));
      const credentials = readBasicCredentials(headers);
      if (!credentials) throw new OAuthError('invalid_request', 'The login and the password must be in the Authorization header.');
      const signedIn = await logIn({ credentials, headers, guestToken: c_guest_refresh_token, request });
      if (!signedIn.ok && signedIn.error === 'InvalidCredentialsException') throw new OAuthError('invalid_grant', signedIn.message, 401);
      const { value: location, device } = valueOrFault(signedIn);
      header('set-cookie', setDeviceCookie('customer', device, siteOrigin));
      return redirectTo(location);
    }),
    bind(endpoints.signInSession, async (call) => {
      const { keepSignedIn, ...credentials } = call.body;
      const { headers } = call.request;
      const proof = await passwordProof(deps.database.db, credentials);
      return respond(valueOrFault(await signIn(proof, { headers, keepSignedIn, locale: call.query.locale })), call);
    }),
    bind(endpoints.signInWithPasskey, async (call) => {
      const { credential, keepSignedIn } = call.body;
      const { headers } = call.request;
      return respond(
        valueOrFault(await signInWithPasskey(deps, signIn, credential, { headers, keepSignedIn, locale: call.query.locale })),
        call,
      );
    }),
  ];
}
