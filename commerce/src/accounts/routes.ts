import { endpoints } from '@outfitter/contract';
import { setBasketCookie, setDeviceCookie } from '@outfitter/contract/client';
import { withKeyRing } from '../auth/auth-dependencies.ts';
import { buildSessionResponse } from '../auth/sessions/session.ts';
import { sessionCookie } from '../auth/sessions/session-cookie.ts';
import { passwordProof } from '../auth/verify-customer.ts';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { valueOrFault } from '../platform/http/fault.ts';
import { type BoundRoute, bind, type RequestContext } from '../platform/http/route.ts';
import { customerDataRoutes } from './customer-data-routes.ts';
import { createGuestMerge } from './merge-guest.ts';
import { createSessionSignIn, type SignedInSession } from './sign-in-session.ts';
import { signInWithPasskey } from './sign-in-with-passkey.ts';

export function routes(commerce: CommerceDependencies): BoundRoute[] {
  const deps = withKeyRing(commerce);
  const { siteOrigin } = deps.settings;
  const signIn = createSessionSignIn(deps, createGuestMerge(deps));
  const respond = async ({ login, customer, device, merge }: SignedInSession, { header }: RequestContext) => {
    header('set-cookie', sessionCookie(login, siteOrigin));
    header('set-cookie', setBasketCookie(siteOrigin));
    header('set-cookie', setDeviceCookie('customer', device, siteOrigin));
    const session = await buildSessionResponse(login, deps);
    return { ...session, firstName: customer.firstName, email: customer.email, ...(merge ? { merge } : {}) };
  };
  return [
    ...customerDataRoutes(commerce),
    bind(endpoints.signInSession, async (call) => {
      const { keepSignedIn, ...credentials } = call.body;
      const { headers } = call.request;
      const proof = await passwordProof(deps.database.db, credentials);
      return respond(valueOrFault(await signIn(proof, { headers, keepSignedIn })), call);
    }),
    bind(endpoints.signInWithPasskey, async (call) => {
      const { credential, keepSignedIn } = call.body;
      const { headers } = call.request;
      return respond(valueOrFault(await signInWithPasskey(deps, signIn, credential, { headers, keepSignedIn })), call);
    }),
  ];
}
