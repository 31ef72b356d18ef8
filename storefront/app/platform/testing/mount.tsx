import type { SitePreferences } from '@outfitter/contract/client';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { onTestFinished, vi } from 'vitest';
import type { Shop } from '../shop/shop.ts';

const shop: Shop = {
  siteId: 'DTC',
  organizationId: 'f_ecom_demo_001',
  locale: 'en-US',
  locales: ['en-US'],
  localeFrom: 'path',
  currency: 'USD',
  currencies: ['USD'],
  year: 2026,
  preferences: { queryStaleTime: 0 } as SitePreferences,
};

/**
 * Mounts screens by path in a browser's document, with the shop's data, the router and the messages of the code, until the test is
 * finished. `redirects` are loaders of paths without a screen, `handles` the handles of routes. Needs the test environment `happy-dom`.
 */
export function mountScreens(
  screens: Readonly<Record<string, ReactNode>>,
  path: string,
  preferences: Partial<SitePreferences> = {},
  redirects: Readonly<Record<string, () => Promise<Response>>> = {},
  handles: Readonly<Record<string, unknown>> = {},
) {
  const data = { ...shop, preferences: { ...shop.preferences, ...preferences } };
  const pages = Object.entries(screens).map(([screenPath, element]) => ({ path: screenPath, element, handle: handles[screenPath] }));
  const redirecting = Object.entries(redirects).map(([redirectPath, loader]) => ({ path: redirectPath, loader }));
  const router = createMemoryRouter([{ id: 'root', path: '/', children: [...pages, ...redirecting], loader: () => data }], {
    initialEntries: [path],
    hydrationData: { loaderData: { root: data } },
  });
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  root.render(
    <IntlProvider locale="en-US" defaultLocale="en-US" onError={() => undefined}>
      <RouterProvider router={router} />
    </IntlProvider>,
  );
  const unmount = () => {
    root.unmount();
    container.remove();
  };
  onTestFinished(unmount);
  return { container, router, unmount };
}

/** Retries until the check passes. The time limit is long enough for busy machines. */
export const waitFor = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 10_000 });

export function findByText(container: Element, selector: string, text: string): HTMLElement {
  const found = [...container.querySelectorAll<HTMLElement>(selector)].find((element) => element.textContent?.includes(text));
  if (!found) throw new Error(`no ${selector} with the text "${text}" in: ${container.textContent}`);
  return found;
}
