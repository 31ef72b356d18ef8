import { endpoints } from '@outfitter/contract';
import { setDeviceCookie } from '@outfitter/contract/client';
import { withKeyRing } from '../auth/auth-dependencies.ts';
import { buildSessionResponse } from '../auth/session.ts';
import { sessionCookie } from '../auth/session-cookie.ts';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { valueOrFault } from '../platform/http/fault.ts';
import { type BoundRoute, bind } from '../platform/http/route.ts';
import { customerDataRoutes } from './customer-data-routes.ts';
import { createGuestMerge } from './merge-guest.ts';
import { createSessionSignIn } from './sign-in-session.ts';

export function routes(commerce: CommerceDependencies): BoundRoute[] {
  const deps = withKeyRing(commerce);
  const { settings } = deps;
  const signIn = createSessionSignIn(deps, createGuestMerge(deps));
  return [
    ...customerDataRoutes(commerce),
    bind(endpoints.signInSession, async ({ body, request, header }) => {
      const { login, customer, device, merge } = valueOrFault(await signIn(body, request.headers));
      header('set-cookie', sessionCookie(login, settings.siteOrigin));
      header('set-cookie', setDeviceCookie('customer', device, settings.siteOrigin));
      const session = await buildSessionResponse(login, deps);
      return { ...session, firstName: customer.firstName, email: customer.email, ...(merge ? { merge } : {}) };
    }),
  ];
}
