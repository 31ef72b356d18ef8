// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { openTab, respondWith } from '../platform/testing/fake-shop.ts';
import { mountScreens, waitFor } from '../platform/testing/mount.tsx';
import { typeInto } from '../platform/testing/type-into.ts';
import { EmailSignup } from './email-signup.tsx';

async function signUp(success: boolean) {
  openTab(null, { 'POST ': () => respondWith({ success }) });
  const { container } = mountScreens({ '': <EmailSignup source="lightbox" /> }, '/');
  await waitFor(() => expect(container.querySelector('form')).not.toBeNull());
  typeInto(container.querySelector<HTMLInputElement>('input[name="email"]')!, 'dale@example.com');
  container.querySelector<HTMLButtonElement>('button[type="submit"]')!.click();
  return container;
}

it('ERROR-006 a sign-up with an email on the list says so', async () => {
  const container = await signUp(false);
  const alert = () => container.querySelector('[role="alert"]')?.textContent;
  await waitFor(() => expect(alert()).toBe("WE'RE SORRY! It looks like this email already exists."));
});

it('ERROR-007 a sign-up that succeeds thanks the shopper', async () => {
  const container = await signUp(true);
  const status = () => container.querySelector('[role="status"]')?.textContent;
  await waitFor(() => expect(status()).toBe('THANK YOU FOR SIGNING UP! Your special savings will arrive in your inbox soon.'));
});

it('a sign-up with a mistyped domain offers the email that was meant', async () => {
  openTab(null, {});
  const { container } = mountScreens({ '': <EmailSignup source="footer" layout="row" /> }, '/');
  await waitFor(() => expect(container.querySelector('form')).not.toBeNull());
  const input = container.querySelector<HTMLInputElement>('input[name="email"]')!;
  typeInto(input, 'dale@gmial.com');
  input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  await waitFor(() => expect(container.textContent).toContain('Did you mean dale@gmail.com?'));
});
