import { endpoints } from '@outfitter/contract';
import { findSkus } from '../catalog/find-skus.ts';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { Fault, valueOrFault } from '../platform/http/fault.ts';
import { type BoundRoute, bind } from '../platform/http/route.ts';
import { createNetworkLimiter } from '../platform/security/network-limiter.ts';
import type { RateLimit } from '../platform/security/rate-limit.ts';
import { isHoneypotFilled, parseEmail } from '../shared/form-fields.ts';
import { requestNotice } from './request-notice.ts';

const askingLimit: RateLimit = { name: 'back-in-stock', capacity: 20, refillPerSecond: 20 / 3600 };

export function routes(deps: CommerceDependencies): BoundRoute[] {
  const {
    clock,
    database: { db },
  } = deps;
  const limitNetwork = createNetworkLimiter(deps);
  return [
    bind(endpoints.requestBackInStockNotice, async ({ body: { productId, email: typed, locale, website }, request }) => {
      valueOrFault(await limitNetwork(askingLimit, request));
      const email = valueOrFault(parseEmail(typed));
      const known = await findSkus(db, [productId]);
      if (!known.has(productId))
        throw new Fault('ProductNotFoundException', `No variant with the id '${productId}' is sold.`, { productId });
      if (!isHoneypotFilled(website)) await requestNotice(db, { skuId: productId, email, locale, at: clock.now() });
      return { success: true as const };
    }),
  ];
}
