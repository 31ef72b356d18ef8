import { describe, expect, it } from 'vitest';
import { buildPageContext, notFound, runRoute, unavailable } from '../../platform/testing/run-loader.ts';
import { action, loader } from './content.tsx';
import { loader as loadHome } from './home.tsx';
import { loader as loadSiteMap } from './site-map.tsx';

const contentOf = (deliveryKey: string) => ({
  content: { _meta: { name: deliveryKey, schema: 'content-page', deliveryId: deliveryKey, deliveryKey } },
});
const client = {
  getSitePreferences: async () => ({ topLevelPages: [{ deliveryKey: 'Heroes' }] }),
  getContentByKey: async ({ params: { deliveryKey } }: { params: { deliveryKey: string } }) => {
    if (deliveryKey === 'lost') throw notFound;
    if (deliveryKey === 'broken') throw unavailable;
    return contentOf(deliveryKey);
  },
};
const load = (path: string, deliveryKey?: string) =>
  runRoute(loader, path, { page: buildPageContext(client), params: deliveryKey ? { deliveryKey } : {} });

describe('the loader of a content page', () => {
  it.each([
    ['/content/customer-service', 'customer-service', '/customer-service'],
    ['/content/our-story-repairs', 'our-story-repairs', '/our-story/repairs'],
    ['/content/heroes', 'heroes', '/Heroes'],
  ])('ROUTE-034 ROUTE-040 redirects %s to the path of its own', async (path, key, location) => {
    expect(await load(path, key)).toMatchObject({ status: 301, location });
  });

  it('ROUTE-028 ROUTE-020 shows content by its key, and customer service with its form', async () => {
    expect(await load('/content/returns', 'returns')).toMatchObject({
      status: 200,
      data: { canonical: '/content/returns', isService: false },
    });
    expect(await load('/customer-service')).toMatchObject({ status: 200, data: { canonical: '/customer-service', isService: true } });
  });

  it('HOME-006 is a 404 page for unknown content, and a 503 if the call fails', async () => {
    expect((await load('/content/lost', 'lost')).status).toBe(404);
    expect((await load('/content/broken', 'broken')).status).toBe(503);
  });
});

describe('a form posted to a content page', () => {
  const post = (path: string, basename = '') =>
    runRoute(action, path, { page: buildPageContext({}, { basename }), posted: { name: '', email: '', message: '' } });

  it('is the message form of customer service, in each language', async () => {
    expect((await post('/customer-service')).status).toBe(422);
    expect((await post('/fr-FR/customer-service', '/fr-FR')).status).toBe(422);
  });
  it('is a 404 page elsewhere', async () => {
    expect((await post('/content/returns')).status).toBe(404);
  });
});

describe.each([
  ['home', '/', loadHome],
  ['the site map', '/sitemap/', loadSiteMap],
])('the loader of %s', (_, path, loadPage) => {
  it('ROUTE-024 HOME-002 is a 404 page without its content, and a 503 if the call fails', async () => {
    const getCategories = async () => ({ id: 'root', categories: [] });
    const status = async (getContentByKey: () => Promise<unknown>) =>
      (await runRoute(loadPage, path, { page: buildPageContext({ getContentByKey, getCategories }) })).status;
    expect(await status(async () => contentOf('page'))).toBe(200);
    expect(await status(() => Promise.reject(notFound))).toBe(404);
    expect(await status(() => Promise.reject(unavailable))).toBe(503);
  });
});
