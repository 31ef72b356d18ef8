// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { openTab, respondWith } from '../../platform/testing/fake-shop.ts';
import { findByText, mountScreens, waitFor } from '../../platform/testing/mount.tsx';
import { typeInto } from '../../platform/testing/type-into.ts';
import SignInDialog from '../sign-in-dialog.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';

const respondSent = () => new Response(null, { status: 204 });

async function openForm(respond: () => Response = respondSent) {
  const { requests } = openTab(null, { 'POST password_reset': respond });
  const { container, router } = mountScreens({ 'reset-password': <ResetPasswordPage />, login: <h1>Sign-in page</h1> }, '/reset-password');
  await waitFor(() => expect(container.querySelector('form')).not.toBeNull());
  const email = () => container.querySelector<HTMLInputElement>('input[name="email"]');
  const submit = (address: string) => {
    typeInto(email()!, address);
    container.querySelector<HTMLButtonElement>('button[type="submit"]')!.click();
  };
  return { container, router, requests, email, submit };
}

describe('the reset of a password', () => {
  it('ACCOUNT-010 ACCOUNT-012 ACCOUNT-014 ERROR-005 asks for the email, sends it in lower case, and confirms', async () => {
    const { container, requests, email, submit } = await openForm();
    submit('Dale@Example.com');
    await waitFor(() => expect(findByText(container, 'h2', 'Hey, check your email')).toBe(document.activeElement));
    expect(container.textContent).toContain(
      'You should receive an email from us in just a few moments with a link to reset your password. This link will expire in 30 minutes.',
    );
    expect(email()).toBeNull();
    expect(requests).toMatchObject([{ call: 'POST password_reset', body: { identification: 'dale@example.com', type: 'email' } }]);
  });

  it('ACCOUNT-011 continues to the sign-in page', async () => {
    const { container, router, submit } = await openForm();
    submit('dale@example.com');
    await waitFor(() => expect(findByText(container, 'a', 'Continue')).toBeDefined());
    expect(container.querySelectorAll('a[href="/login"]')).toHaveLength(1);
    findByText(container, 'a', 'Continue').click();
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  });

  it('ACCOUNT-013 requires the email, and sends nothing without it', async () => {
    const { container, requests, submit } = await openForm();
    submit('');
    await waitFor(() => expect(container.textContent).toContain('This field is required'));
    expect(requests).toEqual([]);
  });

  it('ERROR-004 ACCOUNT-012 shows a failure with an error icon, its texts and the message of the server', async () => {
    const message = 'The mail server does not respond.';
    const { container, email, submit } = await openForm(() => respondWith({ fault: { type: 'InternalServerException', message } }, 500));
    submit('dale@example.com');
    const alert = () => container.querySelector('[role="alert"]');
    await waitFor(() => expect(alert()?.textContent).toContain('Unknown error ocurred'));
    expect(alert()?.querySelector('svg')).not.toBeNull();
    expect(alert()?.textContent).toContain(message);
    expect(alert()?.textContent).toContain(
      "We're sorry, but we couldn't send the email to reset your password. Please check your email address and try again.",
    );
    expect(email()?.value).toBe('dale@example.com');
  });
});

describe('the sign-in dialog', () => {
  it('AUTH-005 AUTH-006 ACCOUNT-010 ACCOUNT-011 has a screen to sign in and one to request a reset link, between which it changes', async () => {
    const { requests } = openTab(null, { 'POST password_reset': respondSent });
    const { container } = mountScreens({ 'men/coats': <SignInDialog onClose={() => {}} /> }, '/men/coats?color=10');
    const dialog = () => container.querySelector('dialog')!;
    await waitFor(() => expect(dialog()?.open).toBe(true));
    await waitFor(() => expect(document.activeElement).toBe(dialog().querySelector('input[name="email"]')));
    expect(findByText(dialog(), 'a', 'Create an account').getAttribute('href')).toBe('/register?returnTo=%2Fmen%2Fcoats%3Fcolor%3D10');
    typeInto(dialog().querySelector<HTMLInputElement>('input[name="email"]')!, 'dale@example.com');
    findByText(dialog(), 'button', 'Forgot password').click();
    await waitFor(() => expect(dialog().textContent).toContain('Reset your password'));
    expect(dialog().querySelector<HTMLInputElement>('input[name="email"]')?.value).toBe('dale@example.com');
    dialog().querySelector<HTMLButtonElement>('button[type="submit"]')!.click();
    await waitFor(() => expect(dialog().textContent).toContain('Hey, check your email'));
    findByText(dialog(), 'button', 'Continue').click();
    await waitFor(() => expect(dialog().querySelector('input[name="password"]')).not.toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(dialog().querySelector('input[name="email"]')));
    expect(requests).toHaveLength(1);
  });
});
