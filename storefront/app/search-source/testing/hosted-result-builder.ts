import type { HostedResult } from '@outfitter/contract/client';

const image = { link: '/i/test/4117-10-front', alt: 'A coat' };

export const styleRecord = {
  objectID: '4117',
  productId: '4117',
  productName: 'Fencepost Chore Coat',
  currency: 'USD',
  price: 149,
  priceMax: 149,
  image,
  colors: [],
  c_slugUrl: '/fencepost-4117.html',
  color: ['brown'],
  _highlightResult: {},
};

export function buildHostedResult(overrides: Partial<HostedResult> = {}): HostedResult {
  return {
    hits: [],
    nbHits: 0,
    page: 0,
    nbPages: 0,
    hitsPerPage: 36,
    exhaustiveFacetsCount: true,
    exhaustiveNbHits: true,
    query: '',
    params: '',
    index: 'products',
    processingTimeMS: 1,
    ...overrides,
  };
}
