// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { openTab, respondWith, respondWithFault } from '../../../platform/testing/fake-shop.ts';
import { findByText, mountScreens, waitFor } from '../../../platform/testing/mount.tsx';
import { DeliveryFacts } from './delivery-facts.tsx';
import type { DeliveryRate } from './delivery-rates.ts';
import { ReturnsLine } from './returns-line.tsx';

const rates = [
  { from: 0, amount: 8.95 },
  { from: 99, amount: 0 },
];
const arrival = { from: '2026-11-27', to: '2026-12-01' };
const estimate = {
  countryCode: 'US',
  currency: 'USD',
  departure: '2026-11-23',
  rates: rates.map((rate) => ({ ...rate, arrival })),
};
const ask = 'Enter your ZIP code for an arrival date';

function openProduct({
  shown = rates as readonly DeliveryRate[],
  merchandise = 149,
  isGiftCard = false,
  currency = 'USD',
  respond = () => respondWith(estimate),
} = {}) {
  const { requests } = openTab(null, { 'GET delivery': respond });
  const open = () => {
    const facts = (
      <DeliveryFacts
        rates={shown}
        merchandise={merchandise}
        currency={currency}
        productId="411710001"
        quantity={2}
        isGiftCard={isGiftCard}
      />
    );
    return mountScreens({ '': facts }, '/');
  };
  return { requests, open };
}

function enter(container: Element, code: string): void {
  const field = container.querySelector('input')!;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, code);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  findByText(container, 'button', 'Show the date').click();
}

async function openForm(container: Element): Promise<void> {
  await waitFor(() => findByText(container, 'a', ask));
  findByText(container, 'a', ask).click();
  await waitFor(() => expect(document.activeElement).toBe(container.querySelector('input')));
}

describe('the delivery facts of a product', () => {
  it('state what shipping costs by the rates of the shop', async () => {
    const costOf = async (merchandise: number) => {
      const { container } = openProduct({ merchandise }).open();
      await waitFor(() => expect(container.querySelector('p')?.textContent).toBeTruthy());
      return container.querySelector('p')?.textContent;
    };
    expect(await costOf(99)).toBe('Ships free.');
    expect(await costOf(98.99)).toBe('Shipping is $8.95, and free when you ship $99 or more.');
  });

  it('name the carrier that the rate has', async () => {
    const carried = rates.map((rate) => ({ ...rate, carrier: rate.amount === 0 ? 'Test Post' : 'Test Parcel' }));
    const carrierFor = async (merchandise: number) => {
      const { container } = openProduct({ merchandise, shown: carried }).open();
      await waitFor(() => expect(container.querySelector('p')?.textContent).toBeTruthy());
      return container.querySelector('p')?.textContent;
    };
    expect(await carrierFor(149)).toBe('Ships free. Carrier: Test Post.');
    expect(await carrierFor(49)).toBe('Shipping is $8.95, and free when you ship $99 or more. Carrier: Test Parcel.');
  });

  it('show the days of arrival for the entered ZIP, which is requested only then and is stored for the next visit', async () => {
    const { requests, open } = openProduct();
    const { container, unmount } = open();
    await openForm(container);
    enter(container, '54801');
    await waitFor(() => expect(container.textContent).toContain('Estimated arrival in 54801: Fri,\u00a0Nov\u00a027'));
    expect(requests.at(-1)?.query).toMatchObject({ productId: '411710001', quantity: '2', countryCode: 'US', postalCode: '54801' });
    unmount();

    const { container: nextVisit } = open();
    await waitFor(() => expect(nextVisit.textContent).toContain('Estimated arrival in 54801'));
    expect(nextVisit.textContent).not.toContain(ask);
  });

  it('never guess a ZIP: without one no date is shown', async () => {
    const { requests, open } = openProduct();
    const { container } = open();
    await openForm(container);
    expect(container.querySelector('input')?.value).toBe('');
    await waitFor(() => expect(requests).not.toEqual([]));
    expect(requests.every(({ query }) => query.postalCode === undefined)).toBe(true);
    expect(container.textContent).not.toContain('arrival in');
  });

  it('ask in Canadian dollars for the postal code', async () => {
    const { container } = openProduct({ currency: 'CAD' }).open();
    await waitFor(() => expect(container.textContent).toContain('Enter your postal code for an arrival date'));
  });

  it('reject codes that are incomplete or of no place, and keep the focus in the field', async () => {
    const { container } = openProduct().open();
    await openForm(container);
    enter(container, ' ');
    await waitFor(() => expect(container.textContent).toContain('Enter a ZIP or postal code.'));
    enter(container, '548');
    await waitFor(() => expect(container.textContent).toContain('A ZIP code has five digits, like 55731.'));
    enter(container, '00000');
    await waitFor(() => expect(container.textContent).toContain('We don’t know 00000. Check the code.'));
    expect(container.querySelector('input')?.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(container.querySelector('input'));
  });

  it('say that there is no date if the shop knows none, or cannot be reached', async () => {
    const dateless = openProduct({ respond: () => respondWith({ ...estimate, departure: undefined, rates }) }).open().container;
    await openForm(dateless);
    enter(dateless, '54801');
    await waitFor(() => expect(dateless.textContent).toContain('No arrival date for 54801 yet.'));
  });

  it('say that a code is not known which no address has, and offer to change it', async () => {
    const { container } = openProduct({ respond: () => respondWithFault(400, 'ValidationException') }).open();
    await openForm(container);
    enter(container, '99999');
    await waitFor(() => expect(container.textContent).toContain('We don’t know 99999. Check the code.'));
    expect(findByText(container, 'button', 'Change ZIP code')).toBeTruthy();
  });

  it('say that there is no date right now if the call fails', async () => {
    const { container } = openProduct({ respond: () => respondWithFault(400, 'ConstraintViolationException') }).open();
    await openForm(container);
    enter(container, '54802');
    await waitFor(() => expect(container.textContent).toContain('We can’t show a date right now.'));
  });

  it('state the mailing date of a gift card, which needs no ZIP and does not count toward free shipping', async () => {
    const { container } = openProduct({ merchandise: 0, isGiftCard: true }).open();
    await waitFor(() => expect(container.textContent).toContain('Mailed Mon,\u00a0Nov\u00a023 if you order now.'));
    expect(container.textContent).toContain('Shipping is $8.95. Gift cards don’t count toward free shipping.');
  });
});

it('the cost of a return with a label of the shop stands beside the offer to send an item back', async () => {
  const textOf = async (returnCost?: number) => {
    const promises = { byCurrency: returnCost === undefined ? {} : { USD: { returnCost } } };
    const { container } = mountScreens({ '': <ReturnsLine /> }, '/', { promises });
    await waitFor(() => expect(container.textContent).toContain('Send it back'));
    return container.textContent?.trim();
  };
  expect(await textOf(6.95)).toMatch(/A return with our label costs \$6\.95, taken off the refund\.$/);
  expect(await textOf()).toMatch(/Send it back\.$/);
});
