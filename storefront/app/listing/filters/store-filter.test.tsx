// @vitest-environment happy-dom
import { createIntl } from 'react-intl';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTab } from '../../platform/testing/fake-shop.ts';
import { findByText, mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { type ListingQuery, parseListingQuery } from '../listing-query.ts';
import { localizeRefinement } from './facet-labels.ts';
import { SelectedChips } from './facets.tsx';
import { FacetsPanel } from './facets-panel.tsx';
import { PromotedFilters } from './promoted-filters.tsx';
import type { GroupedRefinement } from './size-groups.ts';

const values = [
  { value: '001', label: 'Ely, Sheridan Street', hitCount: 12 },
  { value: '002', label: 'Tower', hitCount: 3 },
  { value: '003', label: 'Two Harbors', hitCount: 0 },
];
const stores: GroupedRefinement = localizeRefinement(
  { attributeId: 'store', label: 'In stock at', single: false, values },
  'USD',
  createIntl({ locale: 'en-US', onError: () => {} }),
);
const choose = (ID: string, name: string) =>
  localStorage.setItem(
    'outfitter.store',
    JSON.stringify({ store: { ID, name, city: name, tzTimeZone: 'America/Chicago', bopisEnabled: true } }),
  );
beforeEach(() => void openTab(null, {}));
afterEach(() => localStorage.clear());

async function open(query: ListingQuery) {
  const listing = (
    <>
      <SelectedChips query={query} refinements={[stores]} />
      <PromotedFilters query={query} refinements={[stores]} total={40} />
      <FacetsPanel query={query} refinements={[stores]} total={40} onToggle={() => {}} onOpenedEarly={() => {}} />
    </>
  );
  const { container } = mountScreens({ listing }, '/listing');
  await waitFor(() => expect(container.querySelector('#filters')).not.toBeNull());
  return {
    container,
    list: () => container.querySelector('[aria-label="Popular filters"]'),
    offered: () => container.querySelector<HTMLAnchorElement>('[aria-label="Popular filters"] a'),
    chips: () => [...container.querySelectorAll('[aria-label="Your filters"] a')].map(({ textContent }) => textContent),
  };
}
const parse = (search: string) => parseListingQuery(new URLSearchParams(search));

describe('the filter by the stock of a store', () => {
  it('offers what the shopper’s store has, as a link with a URL of its own', async () => {
    choose('002', 'Tower');
    const { offered } = await open(parse(''));
    await waitFor(() => expect(offered()?.textContent).toBe('In stock at Tower'));
    expect(offered()?.getAttribute('href')).toBe('/listing?refine=store:002');
    expect(offered()?.rel).toBe('nofollow');
  });

  it('has no list of filters, not even an empty one, without a store, for a store without hits, or for one that is selected', async () => {
    expect((await open(parse(''))).list()).toBeNull();
    choose('003', 'Two Harbors');
    expect((await open(parse(''))).list()).toBeNull();
    choose('002', 'Tower');
    expect((await open(parse('refine=store:002'))).list()).toBeNull();
  });

  it('LIST-001 names the selected stores, and lists all with their counts', async () => {
    const { container, chips } = await open(parse('refine=store:001|003'));
    expect(chips()).toEqual(['In stock at Ely, Sheridan Street, remove', 'In stock at Two Harbors, remove', 'Clear all']);
    const panel = container.querySelector('#filters');
    expect(panel?.textContent).toContain('In stock at a store');
    expect(panel?.querySelector('[aria-current="true"]')?.textContent).toContain('Ely, Sheridan Street');
    expect(findByText(container, 'button', 'Choose a store')).toBeDefined();
  });
});
