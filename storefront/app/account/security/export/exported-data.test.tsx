// @vitest-environment happy-dom
import { salesOriginsByTab } from '@outfitter/contract/client';
import { describe, expect, it } from 'vitest';
import { openTab, respondWith } from '../../../platform/testing/fake-shop.ts';
import { findByText, mountScreens, waitFor } from '../../../platform/testing/mount.tsx';
import { ExportData } from '../export-data.tsx';
import { valueLabels } from './value-labels.ts';

const sections = [
  {
    name: 'Profile',
    rows: [
      {
        customerId: 'c1',
        email: 'dale@example.com',
        pendingEmail: null,
        wantsTextOffers: false,
        measurements: { dog: { neck: 15.5 } },
        createdAt: '2026-11-21T15:00:00.000Z',
      },
    ],
  },
  {
    name: 'Wishlist',
    rows: [
      {
        id: 'l1',
        currency: 'USD',
        name: '',
        isShared: true,
        items: [{ id: 'i1', productId: '4117-10', priceMinor: 14_900, currency: 'USD', quantity: 2 }],
      },
    ],
  },
  {
    name: 'Orders',
    rows: [
      {
        orderNo: 'R4K72M9',
        c_salesOrigin: 'POS DIRECT',
        currency: 'USD',
        orderTotal: 149.5,
        c_giftNote: 'For Marit',
        billingAddress: { city: 'Ely' },
      },
    ],
  },
  {
    name: 'Links in mails',
    rows: [{ purpose: 'email', createdAt: '2026-11-21T15:00:00.000Z' }],
  },
  {
    name: 'Sessions',
    rows: [{ browser: 'Safari', system: 'iOS', userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)' }],
  },
  { name: 'Baskets', rows: [{ status: 'ordered', currency: 'USD' }] },
  { name: 'Passkeys of tomorrow', rows: [{ name: 'Phone' }] },
  { name: 'Reviews', rows: [{ headline: 'Warm', rating: 5, fit: 2 }] },
  { name: 'Messages', rows: [] },
];

async function show() {
  openTab(
    null,
    { 'GET export': () => respondWith({ exportedAt: '2026-11-26T10:00:00.000Z', sections }) },
    { firstName: 'Dale', email: 'dale@example.com' },
  );
  const { container } = mountScreens({ '': <ExportData /> }, '/');
  await waitFor(() => findByText(container, 'button', 'Show my data').click());
  await waitFor(() => expect(container.querySelector('details')).not.toBeNull());
  const section = (title: string) =>
    [...container.querySelectorAll('details')].find((each) => each.querySelector('summary')?.textContent === title);
  const fields = (title: string) =>
    Object.fromEntries(
      [...(section(title)?.querySelectorAll('dl > div') ?? [])].map((row) => [row.children[0]?.textContent, row.children[1]?.textContent]),
    );
  return { container, section, fields };
}

describe('the readable export', () => {
  it('has a title for each kind of data, and names the kinds of which there is none', async () => {
    const { container } = await show();
    const titles = [...container.querySelectorAll('summary')].map(({ textContent }) => textContent);
    expect(titles).toEqual([
      'Profile (1)',
      'Wishlist (1)',
      'Orders (1)',
      'Links in emails to you (1)',
      'Signed-in devices (1)',
      'Carts (1)',
      'Passkeys of tomorrow (1)',
      'Reviews (1)',
    ]);
    expect(container.textContent).toContain('We have stored nothing under: Messages to customer service.');
  });

  it('labels fields, formats times, amounts and choices, and leaves out empty fields and ids', async () => {
    const { fields } = await show();
    expect(fields('Profile (1)')).toEqual({
      Email: 'dale@example.com',
      'Offers by text': 'No',
      Neck: '15.5',
      Created: expect.stringContaining('Nov 21, 2026'),
    });
    expect(fields('Wishlist (1)')).toMatchObject({
      'Shared by a link': 'Yes',
      Product: '4117-10',
      'Price when added': '$149.00',
      Quantity: '2',
    });
  });

  it('shows words for codes, and what browser and device it was instead of what the browser calls itself', async () => {
    const { fields } = await show();
    expect(fields('Links in emails to you (1)')).toMatchObject({ Purpose: 'To confirm an email address' });
    expect(fields('Signed-in devices (1)')).toEqual({ Browser: 'Safari', Device: 'iOS' });
    expect(fields('Carts (1)')).toMatchObject({ Status: 'Ordered' });
    expect(fields('Orders (1)')).toMatchObject({ 'Ordered through': 'Store' });
    expect(fields('Reviews (1)')).toEqual({ Stars: '5', Headline: 'Warm', Fit: 'Runs a little small' });
  });

  it('shows what belongs to a row below it, and a field without a label by its name', async () => {
    const { fields, section } = await show();
    expect(fields('Orders (1)')).toMatchObject({
      'Order number': 'R4K72M9',
      Total: '$149.50',
      'Gift note': 'For Marit',
      City: 'Ely',
    });
    expect(section('Orders (1)')?.textContent).toContain('Billing address');
  });

  it('has words for every sales origin', () => {
    expect(Object.keys(valueLabels.c_salesOrigin ?? {}).sort()).toEqual(Object.values(salesOriginsByTab).flat().sort());
  });
});
