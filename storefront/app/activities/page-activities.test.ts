import type { Basket } from '@outfitter/contract/client';
import { describe, expect, it } from 'vitest';
import { serializeLoaderData } from '../platform/loaders/loader-data.ts';
import { pageActivities } from './page-activities.ts';
import { type ViewedPage, viewedPage } from './viewed-page.ts';

const serialized = <Data>(data: Data) => serializeLoaderData(data, { dataElements: undefined });

const activitiesOf = (page: ViewedPage, before?: ViewedPage, visit: { basket?: Basket; isInTests?: boolean } = {}) =>
  pageActivities(page, before, { basket: () => visit.basket, isInTests: visit.isInTests ?? false });
const kinds = (page: ViewedPage, before?: ViewedPage) => activitiesOf(page, before).map(({ kind }) => kind);

const home: ViewedPage = { path: '/', about: 'blocks', exposures: [{ test: 'home-hero', variation: 'b' }] };
const coats: ViewedPage = { path: '/men/coats', about: 'category', categoryId: 'mens-coats', productIds: ['4117', '4301'] };
const found: ViewedPage = { path: '/search', about: 'search', query: 'coat', productIds: ['4117'] };
const coat: ViewedPage = { path: '/coat-4117.html', about: 'product', productId: '4117' };
const checkout = (step?: string): ViewedPage => ({ path: '/checkout', about: 'checkout', step });

describe('the activities of a page', () => {
  it('HOME-004 API-084 contain the page by its path only', () => {
    expect(activitiesOf(home)).toEqual([{ kind: 'viewPage', body: { currentLocation: '/' } }]);
    expect(kinds({ path: '/cart', about: 'other' })).toEqual(['viewPage']);
  });

  it('BLOCK-004 contain the shown test variations if the visitor had a bucket when the page was rendered', () => {
    const [view] = activitiesOf(home, undefined, { isInTests: true });
    expect(view?.body).toEqual({ currentLocation: '/', c_exposures: [{ test: 'home-hero', variation: 'b' }] });
  });

  it('API-084 contain a product, a category or a search with its products', () => {
    expect(activitiesOf(coat).at(-1)).toEqual({ kind: 'viewProduct', body: { product: { id: '4117' } } });
    expect(activitiesOf(coats).at(-1)).toEqual({
      kind: 'viewCategory',
      body: { category: { id: 'mens-coats' }, products: [{ id: '4117' }, { id: '4301' }] },
    });
    expect(activitiesOf(found).at(-1)).toEqual({ kind: 'viewSearch', body: { searchText: 'coat', products: [{ id: '4117' }] } });
  });

  it('API-084 contain the click on a product only if the previous page listed it', () => {
    expect(activitiesOf(coat, coats)[0]).toEqual({
      kind: 'clickCategory',
      body: { category: { id: 'mens-coats' }, product: { id: '4117' } },
    });
    expect(activitiesOf(coat, found)[0]).toEqual({ kind: 'clickSearch', body: { searchText: 'coat', product: { id: '4117' } } });
    expect(kinds(coat, home)).toEqual(['viewPage', 'viewProduct']);
    expect(kinds({ ...coat, productId: '9000' }, coats)).toEqual(['viewPage', 'viewProduct']);
  });

  it('API-084 contain a page once, whatever is selected or refined on it', () => {
    expect(kinds(coat, coat)).toEqual([]);
    expect(kinds({ ...coats, productIds: ['4301'] }, coats)).toEqual([]);
    expect(kinds({ ...found, query: 'boots' }, found)).toEqual(['viewSearch']);
  });

  it('API-084 contain the start of the checkout with its products, and each step once', () => {
    const basket = { productItems: [{ productId: '4117BRN40', quantity: 2, basePrice: 89.5 }], productSubTotal: 179 } as unknown as Basket;
    expect(activitiesOf(checkout(), coat, { basket })).toEqual([
      { kind: 'viewPage', body: { currentLocation: '/checkout' } },
      { kind: 'beginCheckout', body: { products: [{ id: '4117BRN40', quantity: 2, price: 89.5 }], amount: 179 } },
    ]);
    expect(activitiesOf(checkout('shipping'), checkout())).toEqual([
      { kind: 'checkoutStep', body: { stepName: 'shipping', stepNumber: 1 } },
    ]);
    expect(activitiesOf(checkout('review'), checkout('payment'))).toEqual([
      { kind: 'checkoutStep', body: { stepName: 'review', stepNumber: 3 } },
    ]);
    expect(kinds(checkout('payment'), checkout('payment'))).toEqual([]);
    expect(kinds(checkout('nonsense'), checkout())).toEqual([]);
  });

  it('are read from the loader data, and any other page is a plain view', () => {
    const listing = { tiles: [{ id: '4117' }] };
    expect(viewedPage({ id: 'listing/:cat1', loaderData: serialized({ listing, category: { id: 'men' } }) }, '/men', '')).toEqual({
      path: '/men',
      about: 'category',
      categoryId: 'men',
      productIds: ['4117'],
    });
    expect(viewedPage({ id: 'search/search', loaderData: { listing: serialized(listing), query: 'coat' } }, '/search', '')).toMatchObject({
      query: 'coat',
      productIds: ['4117'],
    });
    expect(viewedPage({ id: 'product/:slug.html', loaderData: serialized({ product: { id: '4117' } }) }, '/c-4117.html', '')).toMatchObject(
      {
        productId: '4117',
      },
    );
    expect(viewedPage({ id: 'content/careers', loaderData: { page: serialized({ exposures: [] }) } }, '/careers', '')).toMatchObject({
      about: 'blocks',
    });
    const topLevelPage = { contentPage: { exposures: [{ test: 't', variation: 'b' }] }, path: '/heroes' };
    expect(viewedPage({ id: 'listing/:cat1', loaderData: serialized({ topLevelPage }) }, '/heroes', '')).toEqual({
      path: '/heroes',
      about: 'blocks',
      exposures: [{ test: 't', variation: 'b' }],
    });
    expect(viewedPage({ id: 'checkout/checkout', loaderData: undefined }, '/checkout', '?step=review')).toMatchObject({ step: 'review' });
    expect(viewedPage({ id: 'product/:slug.html', loaderData: undefined }, '/gone-1.html', '').about).toBe('other');
    expect(viewedPage(undefined, '/', '').about).toBe('other');
  });
});
