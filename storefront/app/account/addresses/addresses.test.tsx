// @vitest-environment happy-dom

import { type CustomerAddress, maxAddresses } from '@outfitter/contract/client';
import { describe, expect, it } from 'vitest';
import { buildCustomerAddress, testAddress } from '../../platform/testing/address-builder.ts';
import { loseConnection, openTab, respondWith, respondWithFault } from '../../platform/testing/fake-shop.ts';
import { findByText, mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { typeInto } from '../../platform/testing/type-into.ts';
import { AccountPage } from '../layout/account-page.tsx';

const dale = { customerId: 'customer1', firstName: 'Dale', email: 'dale@example.com' };

const buildAddress = (addressId: string, preferred: boolean) =>
  buildCustomerAddress(addressId, { preferred, address1: `${addressId} 418 Lakeview Ave` });

async function openAddresses(addresses: CustomerAddress[], calls: Parameters<typeof openTab>[1] = {}) {
  const stored = { addresses };
  const { requests } = openTab(null, { 'GET customer1': () => respondWith({ ...dale, ...stored }), ...calls }, dale);
  const { container, unmount } = mountScreens({ 'account/*': <AccountPage /> }, '/account/addresses');
  await waitFor(() => expect(findByText(container, 'button', 'Add an address')).toBeDefined());
  const click = (text: string) => findByText(container, 'button', text).click();
  const alert = () => container.querySelector('[role="alert"]')?.textContent;
  return { container, unmount, stored, requests, click, alert, text: () => container.textContent ?? '' };
}

describe('the address book', () => {
  it('ACCOUNT-006 marks a change as pending, and shows the addresses of the server when it is done', async () => {
    let respond = () => {};
    const book = await openAddresses([buildAddress('home', true), buildAddress('cabin', false)], {
      'PATCH cabin': async () => {
        await new Promise<void>((resolve) => (respond = resolve));
        return respondWith(buildAddress('cabin', true));
      },
    });
    const button = () => findByText(book.container, 'button', 'Make preferred');
    expect(button().getAttribute('aria-busy')).toBeNull();
    button().click();
    await waitFor(() => expect(button().getAttribute('aria-busy')).toBe('true'));
    book.stored.addresses = [buildAddress('cabin', true), buildAddress('home', false)];
    await waitFor(() => expect(book.requests.at(-1)).toMatchObject({ call: 'PATCH cabin', body: { preferred: true } }));
    respond();
    await waitFor(() => expect(book.container.querySelector('li')?.textContent).toMatch(/^Preferred.*cabin 418/));
    expect(button().getAttribute('aria-busy')).toBeNull();
    expect(book.alert()).toBeUndefined();
  });

  it('API-061 saves a new address', async () => {
    const book = await openAddresses([], { 'POST addresses': () => respondWith(buildAddress('new', true), 201) });
    await fillNewAddress(book);
    book.stored.addresses = [buildAddress('new', true)];
    book.click('Save');
    await waitFor(() => expect(book.text()).toContain('new 418 Lakeview Ave'));
    const { countryCode: _, ...body } = testAddress;
    expect(book.requests.find(({ call }) => call === 'POST addresses')).toMatchObject({ body });
  });

  it('opens the form with what was typed after a reload, until it is saved or canceled', async () => {
    const book = await openAddresses([buildAddress('home', true)]);
    book.click('Edit');
    const city = () => book.container.querySelector<HTMLInputElement>('input[name="city"]');
    await waitFor(() => expect(city()?.value).toBe('Ely'));
    typeInto(city()!, 'Tower');
    const reload = async () => {
      book.unmount();
      return mountScreens({ 'account/*': <AccountPage /> }, '/account/addresses').container;
    };
    const reloaded = await reload();
    const input = (name: string) => reloaded.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    await waitFor(() => expect(input('city')?.value).toBe('Tower'));
    expect(input('address1')?.value).toBe('home 418 Lakeview Ave');
    findByText(reloaded, 'button', 'Cancel').click();
    await waitFor(() => expect(input('city')).toBeNull());
    findByText(reloaded, 'button', 'Edit').click();
    await waitFor(() => expect(input('city')?.value).toBe('Ely'));
  });

  it('shows the draft of an address in no form but its own', async () => {
    const book = await openAddresses([buildAddress('home', true)]);
    const city = () => book.container.querySelector<HTMLInputElement>('input[name="city"]');
    book.click('Add an address');
    await waitFor(() => expect(city()).not.toBeNull());
    typeInto(city()!, 'Tower');
    book.click('Edit');
    await waitFor(() => expect(city()?.value).toBe('Ely'));
  });

  it('ACCOUNT-018 says so if the address is in the book already', async () => {
    const book = await openAddresses([buildAddress('home', true)], {
      'POST addresses': () => respondWith(buildAddress('home', true), 201),
    });
    await fillNewAddress(book);
    book.click('Save');
    await waitFor(() => expect(book.container.querySelector('[role="status"]')?.textContent).toContain('already has this address'));
    expect(findByText(book.container, 'button', 'Add an address')).toBeDefined();
    book.click('Add an address');
    await waitFor(() => expect(book.text()).not.toContain('already has this address'));
  });

  it('ERROR-013 ACCOUNT-006 shows an error if an address cannot be added, and keeps what was typed', async () => {
    const book = await openAddresses([], { 'POST addresses': loseConnection });
    await fillNewAddress(book);
    book.click('Save');
    await waitFor(() => expect(book.alert()).toContain('What you typed is still here'));
    expect(book.container.querySelector<HTMLInputElement>('input[autocomplete~="address-line1"]')?.value).toBe('418 Lakeview Ave');
  });

  it('ERROR-013 shows an error if an address cannot be changed', async () => {
    const book = await openAddresses([buildAddress('home', true), buildAddress('cabin', false)], {
      'PATCH cabin': () => respondWithFault(404, 'CustomerAddressNotFoundException'),
    });
    book.click('Make preferred');
    await waitFor(() => expect(book.alert()).toContain('That didn’t go through.'));
    expect(book.text()).toContain('cabin 418 Lakeview Ave');
  });

  it('ERROR-013 API-063 asks before it removes an address, which responds with nothing, and shows an error if that fails', async () => {
    const book = await openAddresses([buildAddress('home', true)], {
      'DELETE home': [() => respondWithFault(404, 'CustomerAddressNotFoundException'), () => new Response(null, { status: 204 })],
    });
    const isSent = () => book.requests.some(({ call }) => call === 'DELETE home');
    book.click('Remove');
    await waitFor(() => expect(findByText(book.container, 'button', 'Yes, remove')).toBeDefined());
    expect(isSent()).toBe(false);
    book.click('Yes, remove');
    await waitFor(() => expect(book.alert()).toContain('That didn’t go through.'));
    book.stored.addresses = [];
    book.click('Yes, remove');
    await waitFor(() => expect(book.text()).toContain('No addresses yet'));
  });
});

describe('the focus in the address book', () => {
  const focused = () => document.activeElement?.textContent;
  const focusAndClick = ({ container }: { container: HTMLElement }, text: string, index = 0) => {
    const button = [...container.querySelectorAll('button')].filter(({ textContent }) => textContent?.includes(text))[index]!;
    button.focus();
    button.click();
  };

  it('moves to the heading of a form that opens, and back to its button when it closes', async () => {
    const book = await openAddresses([buildAddress('home', true), buildAddress('cabin', false)]);
    focusAndClick(book, 'Edit', 1);
    await waitFor(() => expect(focused()).toBe('Edit address'));
    focusAndClick(book, 'Cancel');
    await waitFor(() => expect(focused()).toBe('Edit: cabin 418 Lakeview Ave'));
    focusAndClick(book, 'Add an address');
    await waitFor(() => expect(focused()).toBe('New address'));
    focusAndClick(book, 'Cancel');
    await waitFor(() => expect(focused()).toBe('Add an address'));
  });

  it('stays where it is when the page opens with a form', async () => {
    const book = await openAddresses([buildAddress('home', true)]);
    book.click('Edit');
    await waitFor(() => expect(book.container.querySelector('input[name="city"]')).not.toBeNull());
    typeInto(book.container.querySelector<HTMLInputElement>('input[name="city"]')!, 'Tower');
    book.unmount();
    const { container } = mountScreens({ 'account/*': <AccountPage /> }, '/account/addresses');
    await waitFor(() => expect(container.textContent).toContain('Edit address'));
    expect(document.activeElement).toBe(document.body);
  });

  it('moves to the heading of the list when an address was removed, and to the notice that there is none', async () => {
    const noContent = () => new Response(null, { status: 204 });
    const book = await openAddresses([buildAddress('home', true), buildAddress('cabin', false)], {
      'DELETE home': noContent,
      'DELETE cabin': noContent,
    });
    const remove = async (left: CustomerAddress[]) => {
      focusAndClick(book, 'Remove');
      await waitFor(() => expect(book.text()).toContain('Yes, remove'));
      book.stored.addresses = left;
      focusAndClick(book, 'Yes, remove');
    };
    await remove([buildAddress('cabin', true)]);
    await waitFor(() => expect(focused()).toBe('Saved addresses'));
    await remove([]);
    await waitFor(() => expect(focused()).toContain('No addresses yet'));
  });

  it('moves to the heading of the list when its button has disappeared, because the address is the preferred one now', async () => {
    const book = await openAddresses([buildAddress('home', true), buildAddress('cabin', false)], {
      'PATCH cabin': () => respondWith(buildAddress('cabin', true)),
    });
    book.stored.addresses = [buildAddress('cabin', true), buildAddress('home', false)];
    focusAndClick(book, 'Make preferred');
    await waitFor(() => expect(focused()).toBe('Saved addresses'));
  });
});

describe('a long address book', () => {
  const numbered = (count: number) => Array.from({ length: count }, (_, index) => buildAddress(`a${index}`, index === 0));
  const shown = ({ container }: { container: HTMLElement }) => container.querySelectorAll('ul > li').length;
  const search = ({ container }: { container: HTMLElement }) => container.querySelector<HTMLInputElement>('input[type="search"]');

  it('shows twelve of 200 addresses, more with each click, and the others by a search', async () => {
    const book = await openAddresses(numbered(200));
    expect(shown(book)).toBe(12);
    book.click('Show more addresses');
    await waitFor(() => expect(shown(book)).toBe(24));
    typeInto(search(book)!, 'ELY a199');
    await waitFor(() => expect(shown(book)).toBe(1));
    expect(book.text()).toContain('a199 418 Lakeview Ave');
    expect(book.text()).toContain('1 of 1 address');
    typeInto(search(book)!, 'Duluth');
    await waitFor(() => expect(book.text()).toContain('0 of 0 addresses'));
    expect(findByText(book.container, 'button', 'Add an address')).toBeDefined();
  });

  it('needs no search for twelve addresses', async () => {
    const book = await openAddresses(numbered(12));
    expect([shown(book), search(book)]).toEqual([12, null]);
    expect(book.text()).not.toContain('of 12');
  });

  it('says so when it is full, and what to do', async () => {
    const { container } = await openFullBook();
    expect(container.textContent).toContain('Your address book is full with 250 addresses. Remove one to add another.');
    expect([...container.querySelectorAll('button')].some((button) => button.textContent === 'Add an address')).toBe(false);
  });

  async function openFullBook() {
    const addresses = numbered(maxAddresses);
    openTab(null, { 'GET customer1': () => respondWith({ ...dale, addresses }) }, dale);
    const { container } = mountScreens({ 'account/*': <AccountPage /> }, '/account/addresses');
    await waitFor(() => expect(container.textContent).toContain('Your address book is full'));
    return { container };
  }
});

async function fillNewAddress({ container, click }: Awaited<ReturnType<typeof openAddresses>>): Promise<void> {
  click('Add an address');
  await waitFor(() => expect(container.querySelector('input[autocomplete~="address-line1"]')).not.toBeNull());
  const values = { name: 'Dale Lindqvist', 'address-line1': '418 Lakeview Ave', 'postal-code': '55731', 'address-level2': 'Ely' };
  for (const [token, value] of Object.entries(values)) {
    typeInto(container.querySelector<HTMLInputElement>(`input[autocomplete~="${token}"]`)!, value);
  }
  typeInto(container.querySelector<HTMLSelectElement>('select[autocomplete~="address-level1"]')!, 'MN');
}
