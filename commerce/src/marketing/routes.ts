import { endpoints } from '@outfitter/contract';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { Fault, valueOrFault } from '../platform/http/fault.ts';
import { type BoundRoute, bind } from '../platform/http/route.ts';
import { createNetworkHasher } from '../platform/security/client-address.ts';
import { createRateLimiter, type RateLimit } from '../platform/security/rate-limit.ts';
import { emailKeyOf } from '../shared/email-key.ts';
import { isHoneypotFilled, parseEmail } from '../shared/form-fields.ts';
import { createLinkTokens } from '../shared/link-tokens.ts';
import { confirmSignUp } from './confirm-sign-up.ts';
import { isIntentional } from './is-prefetch.ts';
import { parseCatalogAddress, requestCatalog } from './request-catalog.ts';
import { signUp } from './sign-up.ts';
import { unsubscribe } from './unsubscribe.ts';

const hour = 3600;
/** A household signs up a few times; a program that tries addresses does it more often. */
const signUpLimit: RateLimit = { name: 'email-sign-up', capacity: 10, refillPerSecond: 10 / hour };
const leavingLimit: RateLimit = { name: 'email-unsubscribe', capacity: 20, refillPerSecond: 20 / hour };
const linkLimit: RateLimit = { name: 'email-link', capacity: 60, refillPerSecond: 60 / hour };
const catalogLimit: RateLimit = { name: 'catalog-request', capacity: 5, refillPerSecond: 5 / hour };

export function routes({ database: { db }, clock, settings }: CommerceDependencies): BoundRoute[] {
  const limiter = createRateLimiter(db, clock);
  const tokens = createLinkTokens(settings.masterKey);
  const nameOf = createNetworkHasher(settings.masterKey);
  const take = async (limit: RateLimit, { headers }: Request) => valueOrFault(await limiter.take(limit, nameOf(headers)));
  const done = { success: true };
  return [
    bind(endpoints.signUpFromFooter, async ({ query, request, header }) => {
      header('cache-control', 'no-store');
      if (!isIntentional(request.method, request.headers, settings.siteOrigin)) {
        throw new Fault('ForbiddenException', 'A sign-up is made by a script of the shop’s own page, or by a client that asks for JSON.');
      }
      await take(signUpLimit, request);
      return signUp(db, valueOrFault(parseEmail(query.email)), { source: 'footer', locale: query.locale, at: clock.now() });
    }),
    bind(endpoints.signUpForEmail, async ({ body, request }) => {
      await take(signUpLimit, request);
      const email = valueOrFault(parseEmail(body.email));
      if (isHoneypotFilled(body.website)) return done;
      return signUp(db, email, { source: body.source, locale: body.locale, at: clock.now() });
    }),
    bind(endpoints.confirmEmail, async ({ body, request }) => {
      await take(linkLimit, request);
      return { success: await confirmSignUp(db, tokens, body.token, clock.now()) };
    }),
    bind(endpoints.unsubscribeEmail, async ({ body, request }) => {
      await take(leavingLimit, request);
      if ('token' in body) {
        const addressKey = tokens.readUnsubscribe(body.token);
        if (addressKey === undefined) return { success: false };
        await unsubscribe(db, addressKey, { by: 'link', reason: body.reason, at: clock.now() });
        return done;
      }
      const email = valueOrFault(parseEmail(body.email));
      if (!isHoneypotFilled(body.website)) {
        await unsubscribe(db, emailKeyOf(email), { by: 'address', reason: body.reason, at: clock.now() });
      }
      return done;
    }),
    // Not limited: a mail service asks for thousands of its readers from one address, and the token is proof enough.
    bind(endpoints.unsubscribeOneClick, async ({ params }) => {
      const addressKey = tokens.readUnsubscribe(params.token);
      if (addressKey === undefined) return { success: false };
      await unsubscribe(db, addressKey, { by: 'mail-program', reason: undefined, at: clock.now() });
      return done;
    }),
    bind(endpoints.openUnsubscribePage, async ({ params }) => {
      const location = `${settings.siteOrigin}/unsubscribe?token=${encodeURIComponent(params.token)}`;
      return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
    }),
    bind(endpoints.requestCatalog, async ({ body, request }) => {
      await take(catalogLimit, request);
      const address = valueOrFault(parseCatalogAddress(body.address));
      if (!isHoneypotFilled(body.website)) await requestCatalog(db, address, clock.now());
      return done;
    }),
  ];
}
