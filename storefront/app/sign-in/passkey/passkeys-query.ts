import { queryOptions } from '@tanstack/react-query';
import { getShopper } from '../../platform/session/index.ts';
import { customerKey } from '../personal-data.ts';

export const passkeysQuery = queryOptions({
  queryKey: [...customerKey, 'passkeys'],
  queryFn: async () => (await getShopper().customerClient.getPasskeys()).passkeys,
});
