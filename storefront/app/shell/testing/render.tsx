import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router';
import { type ShopFeatures, ShopFeaturesContext } from '../shop-features.ts';

export function renderHtml(element: ReactNode, { features = {}, path = '/' }: { features?: ShopFeatures; path?: string } = {}): string {
  return renderToStaticMarkup(
    <IntlProvider locale="en-US" defaultLocale="en-US">
      <MemoryRouter initialEntries={[path]}>
        <ShopFeaturesContext value={features}>{element}</ShopFeaturesContext>
      </MemoryRouter>
    </IntlProvider>,
  );
}

export const linkTargets = (html: string): string[] => [...html.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, to]) => to!);

export const textContent = (html: string): string =>
  html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
