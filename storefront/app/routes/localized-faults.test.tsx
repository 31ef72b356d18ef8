import { readdirSync, readFileSync } from 'node:fs';
import { faultStatus } from '@outfitter/contract';
import { CallError } from '@outfitter/contract/client';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { PasswordErrorAlert } from '../account/customer/password-error-alert.tsx';
import { AddressErrorMessage } from '../address/address-error-message.tsx';
import { rejectedFieldError } from '../address/index.ts';
import { BasketErrorMessage } from '../basket/index.ts';
import { DeclinedPaymentAlert } from '../checkout/payment/declined-payment-alert.tsx';
import { FormErrorAlert, toSubmitError } from '../forms/index.ts';
import { ReviewErrorAlert } from '../reviews/write/review-error-alert.tsx';
import { PasskeyErrorAlert } from '../sign-in/passkey/passkey-error-alert.tsx';
import { NotSentAlert } from '../sign-in/password/password-link-form.tsx';
import { RegistrationErrorAlert } from '../sign-in/registration/registration-error-alert.tsx';
import { SignInErrorAlert } from '../sign-in/sign-in-error-alert.tsx';
import { WishlistErrorMessage } from '../wishlist/wishlist-error-message.tsx';

const folder = new URL('../../messages/fr-FR/', import.meta.url);
const messages: Record<string, string> = Object.assign(
  {},
  ...readdirSync(folder).map((file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8'))),
);
const serverText = 'This sentence is the server’s own.';

/** Renders an element in a locale. A message without a translation, which would be rendered in English, throws. */
function renderIn(locale: string, element: ReactNode): string {
  const router = createMemoryRouter([{ path: '/', element }]);
  const onError = (error: Error) => {
    if (locale === 'fr-FR') throw error;
  };
  return renderToStaticMarkup(
    <IntlProvider locale={locale} defaultLocale="en-US" messages={locale === 'fr-FR' ? messages : {}} onError={onError}>
      <RouterProvider router={router} />
    </IntlProvider>,
  );
}

const alerts: Record<string, (error: CallError) => ReactNode> = {
  SignInErrorAlert: (error) => <SignInErrorAlert error={toSubmitError(error)} />,
  RegistrationErrorAlert: (error) => <RegistrationErrorAlert error={toSubmitError(error)} />,
  NotSentAlert: (error) => <NotSentAlert error={toSubmitError(error)} />,
  FormErrorAlert: (error) => <FormErrorAlert error={toSubmitError(error)} />,
  PasswordErrorAlert: (error) => <PasswordErrorAlert error={toSubmitError(error)} />,
  PasskeyErrorAlert: (error) => <PasskeyErrorAlert error={error} />,
  ReviewErrorAlert: (error) => <ReviewErrorAlert error={toSubmitError(error)} />,
  AddressErrorMessage: (error) => <AddressErrorMessage error={rejectedFieldError(error)} />,
  BasketErrorMessage: (error) => <BasketErrorMessage error={error} />,
  WishlistErrorMessage: (error) => <WishlistErrorMessage error={error} />,
};
const faults = [
  ...Object.entries(faultStatus).map(([type, status]) => new CallError(status, type, serverText)),
  new CallError(400, 'ValidationException', serverText, { arguments: { reason: 'card-number' } }),
  new CallError(0, 'NetworkError', serverText),
  new CallError(503, 'MaintenanceException', serverText),
];

describe('on a French page', () => {
  it.each(Object.entries(alerts))('ERROR-003 ERROR-010 I18N-001 every fault has a French text: %s', (_, alert) => {
    for (const fault of faults) {
      const html = renderIn('fr-FR', alert(fault));
      expect(html.replaceAll(/<[^>]*>/g, ''), fault.type).not.toBe('');
      expect(html, fault.type).not.toContain(serverText);
    }
  });

  it.each(['declined', 'insufficient_funds', 'processor_error', 'not_confirmed', 'timed_out', 'given_up', 'coupon_redeemed'])(
    'ORDER-004 I18N-001 a payment that was undone (%s) has a French text',
    (reason) => {
      expect(renderIn('fr-FR', <DeclinedPaymentAlert notice={{ reason }} />)).toContain('Rien n’a été débité');
    },
  );
});

it('ERROR-003 ERROR-004 an error without a text of its own is shown in the server’s words in English', () => {
  const unknown = new CallError(503, 'MaintenanceException', serverText);
  for (const locale of ['en-US', 'en-GB']) {
    expect(renderIn(locale, alerts.SignInErrorAlert?.(unknown))).toContain(serverText);
    expect(renderIn(locale, alerts.NotSentAlert?.(unknown))).toContain(serverText);
  }
});
