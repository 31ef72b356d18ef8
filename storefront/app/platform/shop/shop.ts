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
  locales: readonly string[];
  localeFrom: 'path' | 'query';
  currency: Currency;
  currencies: readonly Currency[];
  year: number;
  preferences: SitePreferences;
  preview?: PagePreview;
}

export function useOptionalShop(): Shop | undefined {
  return useRouteLoaderData<typeof loader>('root');
}

export function useShop(): Shop {
  const shop = useOptionalShop();
  if (!shop) throw new Error('The shop is known inside of pages only, not where the root failed');
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
