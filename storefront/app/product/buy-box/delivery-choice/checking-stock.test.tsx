// @vitest-environment happy-dom
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import { openTab } from '../../../platform/testing/fake-shop.ts';
import { mountScreens, waitFor } from '../../../platform/testing/mount.tsx';
import { coat, ely } from '../../testing/open-delivery-choice.tsx';
import * as styles from './checking-stock.module.css';
import { LazyPickupFacts } from './lazy-pickup-facts.tsx';
import PickupFacts from './pickup-facts.tsx';

const storeShopper = () => localStorage.setItem('outfitter.store', JSON.stringify({ store: ely }));

it('FULFIL-004 the HTML of the server asks for a store, and has a neutral text for a shopper whose store is known later', () => {
  openTab(null, {});
  storeShopper();
  const page = document.createElement('div');
  page.innerHTML = renderToString(
    <IntlProvider locale="en-US" defaultLocale="en-US" onError={() => undefined}>
      <PickupFacts variant={coat} quantity={1} />
    </IntlProvider>,
  );
  const texts = (name: string) => [...page.querySelectorAll(`.${name}`)].map(({ textContent }) => textContent);
  expect(texts(styles.withoutStore)).toEqual([expect.stringContaining('Choose a store to see whether it has the item'), 'Choose a store']);
  expect(texts(styles.withStore)).toEqual(['Checking stock']);
});

it.each([
  [true, 'div'],
  [false, ''],
])('FULFIL-004 the neutral text is shown to a shopper with a store only, until the code has loaded: %s', async (hasStore, expected) => {
  openTab(null, {});
  if (hasStore) storeShopper();
  const { container } = mountScreens({ '': <LazyPickupFacts variant={coat} quantity={1} /> }, '/');
  await waitFor(() => expect(container.querySelector('#pickup-facts')).not.toBeNull());
  expect(container.querySelector('#pickup-facts')?.closest(`.${styles.hasStore}`)?.localName ?? '').toBe(expected);
});
