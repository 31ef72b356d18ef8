import type { Page, Route } from '@playwright/test';

/** Answers that are on their way until a test lets them through. */
export interface DelayedResponses {
  /** Lets through what is held and all that follows. */
  release(): Promise<void>;
}

/** Holds back the answers to all requests whose address this matches, so that what a page shows meanwhile can be looked at. */
export async function delayResponses(page: Page, address: RegExp, method?: string): Promise<DelayedResponses> {
  const gate = Promise.withResolvers<void>();
  const hold = async (route: Route) => {
    if (method === undefined || route.request().method() === method) await gate.promise;
    await route.fallback();
  };
  await page.route(address, hold);
  return {
    async release() {
      gate.resolve();
      await page.unroute(address, hold);
    },
  };
}

/** The calls of the shop that journeys hold back or cut, by their addresses. */
export const calls = {
  baskets: /\/customers\/[^/]+\/baskets/,
  items: /\/baskets\/[^/]+\/items/,
  order: /\/orders\/[^/?]+/,
  returnFromPayment: /\/api\/payment\/return/,
} as const;
