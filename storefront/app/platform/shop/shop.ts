import type { Currency, SitePreferences } from '@outfitter/contract/client';
import { useMemo } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { loader } from '../../root.tsx';
import { parseLoaderData } from '../loaders/loader-data.ts';
import type { ShownPreview } from '../loaders/page-context.ts';

export interface Shop {
  siteId: string;
  organizationId: string;
  locale: string;
  locales: readonly string[];
  localeFrom: 'path' | 'query';
  currency: Currency;
  currencies: readonly Currency[];
  /** Year of the server, for the footer's copyright. */
  year: number;
  preferences: SitePreferences;
  preview?: ShownPreview;
}

export function useOptionalShop(): Shop | undefined {
  return useRouteLoaderData<typeof loader>('root');
}

export function useShop(): Shop {
  const shop = useOptionalShop();
  if (!shop) throw new Error('useShop() needs the data of the root loader, which failed or is missing. Fix: call useOptionalShop()');
  return shop;
}

interface MenuDepartment {
  name: string;
  to: string;
  tiles: readonly { image: string }[];
}

export function useMenu(): readonly MenuDepartment[] {
  const layoutData = useRouteLoaderData<typeof loader>('root')?.layoutData;
  return useMemo(() => (layoutData ? parseLoaderData(layoutData).menu : []), [layoutData]);
}
