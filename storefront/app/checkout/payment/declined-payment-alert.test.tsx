// @vitest-environment happy-dom
import { IntlProvider } from 'react-intl';
import { describe, expect, it } from 'vitest';
import french from '../../../messages/fr-FR/checkout.json' with { type: 'json' };
import { mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { DeclinedPaymentAlert } from './declined-payment-alert.tsx';

/** To the letter the sentences of the server, which other clients show. */
const english: Readonly<Record<string, string>> = {
  declined: 'Your bank said no to this card. Nothing was charged and your details are still here.',
  insufficient_funds: 'Your bank said no to this card. Nothing was charged and your details are still here.',
  processor_error: 'The payment service gave no proper answer. Nothing was charged and your details are still here.',
  not_confirmed: 'The payment was not confirmed with your bank. Nothing was charged and your details are still here.',
  timed_out: 'The payment was not confirmed in time. Nothing was charged and your details are still here.',
  given_up: 'The cart was changed before this payment was confirmed, so it was given up. Nothing was charged.',
  coupon_redeemed: 'A promo code of this order has been used already. Nothing was charged and your details are still here.',
};

async function alertText(locale: 'en-US' | 'fr-FR', reason: string, message: string): Promise<string> {
  const screen = (
    <IntlProvider locale={locale} defaultLocale="en-US" messages={locale === 'fr-FR' ? french : {}} onError={() => undefined}>
      <DeclinedPaymentAlert notice={{ reason, message }} />
    </IntlProvider>
  );
  const { container } = mountScreens({ checkout: screen }, '/checkout');
  const alert = () => container.querySelector('[role="alert"]');
  await waitFor(() => expect(alert()).not.toBeNull());
  return alert()?.textContent ?? '';
}

describe('ORDER-006 the alert of a payment that failed', () => {
  it.each(Object.entries(english))('says in English why: %s', async (reason, message) => {
    const text = await alertText('en-US', reason, 'The text of the server.');
    const [title = '', ...rest] = message.split(/(?<=\.) /);
    expect(text).toContain(title);
    expect(text).toContain(rest.join(' '));
    expect(text).not.toContain('The text of the server.');
  });
  it.each(Object.keys(english))('says in French why: %s', async (reason) => {
    const text = await alertText('fr-FR', reason, english[reason] ?? '');
    expect(text).toMatch(/Rien n’a été débité/);
    expect(text).not.toMatch(/\b(the|was|your|card|this)\b/i);
  });
  it('has the sentences of the server for a reason that the page does not know', async () => {
    const text = await alertText('fr-FR', 'cancelled', 'The order was cancelled. Nothing was charged.');
    expect(text).toContain('The order was cancelled.');
    expect(text).toContain('Nothing was charged.');
  });
});
