import type { ContentBody } from '@outfitter/contract/client';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { contentQuery } from '../../platform/content/content-query.ts';
import { undefinedIfNotFound } from '../../platform/loaders/loader-errors.ts';
import { getShopper } from '../../platform/session/index.ts';
import { useShop } from '../../platform/shop/shop.ts';

/** Returns the first content item that exists; undefined while loading, null if none exists or the call failed. Fetched once per visit. */
export function useContentItem(keys: readonly string[], isWanted: boolean): ContentBody | null | undefined {
  const { locale } = useIntl();
  const { currency } = useShop();
  const { data, isError } = useQuery(
    {
      queryKey: ['content item', locale, currency, ...keys],
      queryFn: async () => {
        for (const deliveryKey of keys) {
          const call = getShopper().client.getContentByKey({ params: { deliveryKey }, query: contentQuery({ locale, currency }) });
          const response = await undefinedIfNotFound(call);
          if (response) return response.content;
        }
        return null;
      },
      enabled: isWanted,
      staleTime: Number.POSITIVE_INFINITY,
    },
    getQueryClient(),
  );
  return isError ? null : data;
}
