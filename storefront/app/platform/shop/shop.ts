/** What every screen may know of the shop it stands in. */
import type { Currency, SitePreferences } from '@outfitter/contract/client';
import { useMemo } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { loader } from '../../root.tsx';
import { parseLoaderData } from '../loaders/loader-data.ts';
import type { PagePreview } from '../loaders/page-context.ts';

export interface Shop {
  siteId: string;
  organizationId: string;
  locale: string;
  /** Locales that a shopper may choose, the default one first. */
  locales: readonly string[];
  /** Where an address says its locale. */
  localeFrom: 'path' | 'query';
  currency: Currency;
  /** Currencies that a shopper may choose, the default one first. */
  currencies: readonly Currency[];
  /** The year in which the page was made. */
  year: number;
  preferences: SitePreferences;
  /** Whose preview this page is; on everybody else's it is not there. */
  preview?: PagePreview;
}

/** The shop of this page. Undefined only where the root's own calls failed and an error page is drawn without it. */
export function useOptionalShop(): Shop | undefined {
  return useRouteLoaderData<typeof loader>('root');
}

/** The shop of this page. */
export function useShop(): Shop {
  const shop = useOptionalShop();
  if (!shop) throw new Error('The shop is known inside of pages only, not where the root failed');
  return shop;
}

/** An entry of the first level of the category menu; a department has pictures of what is in it. */
interface MenuDepartment {
  name: string;
  to: string;
  tiles: readonly { image: string }[];
}

/** The first level of the category menu. */
export function useMenu(): readonly MenuDepartment[] {
  const frame = useRouteLoaderData<typeof loader>('root')?.frame;
  return useMemo(() => (frame ? parseLoaderData(frame).menu : []), [frame]);
}
