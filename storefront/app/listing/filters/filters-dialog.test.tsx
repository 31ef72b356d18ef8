// @vitest-environment happy-dom
import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { openTab } from '../../platform/testing/fake-shop.ts';
import { findByText, mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { Listing } from '../listing.tsx';
import { parseListingQuery } from '../listing-query.ts';
import type { ListingData } from '../load-listing.ts';
import { localizeRefinement } from './facet-labels.ts';

const values = [
  { value: 'brown', label: 'Brown', hitCount: 2 },
  { value: 'red', label: 'Red', hitCount: 1 },
];
const color = { attributeId: 'color', label: 'Color', single: false, values };
const listing: ListingData = {
  query: parseListingQuery(new URLSearchParams()),
  tiles: [],
  total: 3,
  refinements: [localizeRefinement(color, 'USD', createIntl({ locale: 'en-US', onError: () => {} }))],
  sorts: [],
  banners: [],
  loosenedFilters: [],
};

it('the button opens the filters as a dialog, whose button closes it', async () => {
  openTab(null, {});
  const { container } = mountScreens({ listing: <Listing {...listing} promotesFilters={false} /> }, '/listing');
  await waitFor(() => expect(container.querySelector('[aria-haspopup="dialog"]')).not.toBeNull());
  const dialog = container.querySelector<HTMLDialogElement>('dialog');
  expect(dialog?.open).toBe(false);
  findByText(container, '[aria-haspopup="dialog"]', 'Filter').click();
  await waitFor(() => expect(dialog?.open).toBe(true));
  expect(dialog && findByText(dialog, 'a', 'Brown').getAttribute('href')).toContain('refine=');
  if (dialog) findByText(dialog, 'button', 'Show 3 styles').click();
  await waitFor(() => expect(dialog?.open).toBe(false));
});
