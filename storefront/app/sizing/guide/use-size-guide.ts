import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { getQueryClient } from '../../platform/browser/query-client.ts';
import { undefinedIfNotFound } from '../../platform/loaders/loader-errors.ts';
import { getShopper } from '../../platform/session/index.ts';
import { parseSizeGuide, type SizeGuide } from './size-guide.ts';

export function useSizeGuide(guideId: string) {
  const { locale } = useIntl();
  return useQuery(
    {
      queryKey: ['size guide', locale, guideId],
      queryFn: async (): Promise<SizeGuide | null> => {
        const query = { depth: 'all', format: 'inlined', locale } as const;
        const response = await undefinedIfNotFound(getShopper().client.getContentByKey({ params: { deliveryKey: guideId }, query }));
        return response?.content._meta.schema === 'size-guide' ? parseSizeGuide(response.content) : null;
      },
      staleTime: Number.POSITIVE_INFINITY,
    },
    getQueryClient(),
  );
}
