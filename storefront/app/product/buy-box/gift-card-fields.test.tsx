// @vitest-environment happy-dom
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, it, onTestFinished, vi } from 'vitest';
import { waitFor } from '../../platform/testing/mount.tsx';
import { typeInto } from '../../platform/testing/type-into.ts';
import GiftCardFields from './gift-card-fields.tsx';

function openFields(onTexts: (texts: object) => void) {
  const fields = (
    <IntlProvider locale="en-US" defaultLocale="en-US" onError={() => undefined}>
      <GiftCardFields amounts={[50, 100]} currency="USD" chosen={50} onChoose={() => undefined} onTexts={onTexts} />
    </IntlProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(fields);
  const field = (name: string) => container.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${name}"]`)!;
  const hydrate = () => {
    const root = hydrateRoot(container, fields);
    onTestFinished(() => {
      root.unmount();
      container.remove();
    });
  };
  return { container, field, hydrate };
}

it('GIFT-003 texts that are typed before the code has loaded are counted, and are those of the card', async () => {
  const onTexts = vi.fn();
  const { container, field, hydrate } = openFields(onTexts);
  field('message').value = 'For the next pair of boots.';
  hydrate();
  await waitFor(() => expect(container.textContent).toContain('223 characters left'));
  await waitFor(() => expect(onTexts).toHaveBeenLastCalledWith({ c_giftCardMessage: 'For the next pair of boots.' }));
  typeInto(field('recipientName'), 'Zoë');
  await waitFor(() =>
    expect(onTexts).toHaveBeenLastCalledWith({ c_giftCardRecipientName: 'Zoë', c_giftCardMessage: 'For the next pair of boots.' }),
  );
});

it('GIFT-003 a text that is too long says so when the shopper leaves its field', async () => {
  const { container, field, hydrate } = openFields(() => undefined);
  hydrate();
  await waitFor(() => expect(container.querySelector('[name="senderName"]')?.id).toBeTruthy());
  field('senderName').focus();
  typeInto(field('senderName'), 'D'.repeat(61));
  field('senderName').blur();
  await waitFor(() => expect(container.textContent).toContain('Use at most 60 characters.'));
  expect(field('senderName').getAttribute('aria-invalid')).toBe('true');
});
