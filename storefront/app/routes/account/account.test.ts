import { expect, it } from 'vitest';
import { buildPageContext, runRoute } from '../../platform/testing/run-loader.ts';
import { loader } from './account.tsx';

const load = (path: string, basename = '') => runRoute(loader, path, { page: buildPageContext({}, { basename }) });

it('every account page redirects to the sign-in page, which leads back', async () => {
  expect(await load('/account')).toMatchObject({ status: 302, location: '/login' });
  expect(await load('/account/orders')).toMatchObject({ location: '/login?returnTo=%2Faccount%2Forders' });
  expect(await load('/fr-FR/account/orders', '/fr-FR')).toMatchObject({ location: '/login?returnTo=%2Faccount%2Forders' });
});
