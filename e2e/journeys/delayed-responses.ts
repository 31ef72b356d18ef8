import type { Page, Route } from '@playwright/test';

export interface DelayedResponses {
  release(): Promise<void>;
}

export async function delayResponses(page: Page, address: RegExp, method?: string): Promise<DelayedResponses> {
  const gate = Promise.withResolvers<void>();
  const delay = async (route: Route) => {
    if (method === undefined || route.request().method() === method) await gate.promise;
    await route.fallback();
  };
  await page.route(address, delay);
  return {
    async release() {
      gate.resolve();
      await page.unroute(address, delay);
    },
  };
}

export const calls = {
  baskets: /\/customers\/[^/]+\/baskets/,
  items: /\/baskets\/[^/]+\/items/,
  order: /\/orders\/[^/?]+/,
  returnFromPayment: /\/api\/payment\/return/,
} as const;
