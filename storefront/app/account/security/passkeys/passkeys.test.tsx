// @vitest-environment happy-dom
import { maxPasskeys, type Passkey } from '@outfitter/contract/client';
import { describe, expect, it } from 'vitest';
import { openTab, respondWith, respondWithFault } from '../../../platform/testing/fake-shop.ts';
import { findByText, mountScreens, waitFor } from '../../../platform/testing/mount.tsx';
import { typeInto } from '../../../platform/testing/type-into.ts';
import { creationOptions, stubAuthenticator } from '../../../sign-in/testing/fake-authenticator.ts';
import { Passkeys } from './passkeys.tsx';

const dale = { firstName: 'Dale', email: 'dale@example.com' };
const passkey = (passkeyId: string, fields: Partial<Passkey> = {}): Passkey => ({
  passkeyId,
  browser: 'Chrome',
  system: 'Windows',
  isSynced: false,
  createdAt: '2026-11-20T12:00:00Z',
  ...fields,
});
const noContent = () => new Response(null, { status: 204 });

async function openPasskeys(
  passkeys: Passkey[],
  calls: Parameters<typeof openTab>[1] = {},
  device: Parameters<typeof stubAuthenticator>[0] = {},
) {
  const { requests } = openTab(null, { 'GET passkeys': () => respondWith({ passkeys }), ...calls }, dale);
  stubAuthenticator(device);
  const { container } = mountScreens({ security: <Passkeys /> }, '/security');
  await waitFor(() => expect(container.querySelector('[aria-busy="true"]')).toBeNull());
  return {
    container,
    text: () => container.textContent ?? '',
    click: (text: string) => findByText(container, 'button', text).click(),
    fill: (name: string, value: string) => typeInto(container.querySelector<HTMLInputElement>(`input[name="${name}"]`)!, value),
    submit: () => container.querySelector<HTMLButtonElement>('form button[type="submit"]')!.click(),
    alert: () => container.querySelector('[role="alert"]')?.textContent,
    sent: (call: string) => requests.filter((request) => request.call === call).map(({ body }) => body),
  };
}
const none = () => respondWith({ passkeys: [] });
const one = () => respondWith({ passkeys: [passkey('p1')] });
const adding = { 'POST registration': () => respondWith(creationOptions), 'POST passkeys': () => respondWith(passkey('p1')) };

describe('the passkeys of an account', () => {
  it('are listed by their name, or by the device, with their times', async () => {
    const named = passkey('p2', { name: 'Barn tablet', lastUsedAt: '2026-11-25T12:00:00Z' });
    const page = await openPasskeys([passkey('p1'), named, passkey('p3', { browser: '', system: '' })]);
    await waitFor(() => expect(page.container.querySelectorAll('li')).toHaveLength(3));
    expect(document.activeElement, 'nothing takes the focus while the page loads').toBe(document.body);
    const rows = [...page.container.querySelectorAll('li')].map((row) => row.textContent);
    expect(rows[0]).toMatch(/^Chrome on WindowsAdded Nov 20, 2026, not used yet/);
    expect(rows[1]).toMatch(/^Barn tabletAdded Nov 20, 2026, last used Nov 25, 2026/);
    expect(rows[2]).toMatch(/^Unknown browser on unknown device/);
  });

  it('are none at first, and come beside the password', async () => {
    const page = await openPasskeys([]);
    await waitFor(() => expect(page.text()).toContain('You have no passkeys yet.'));
    expect(page.text()).toContain('Your password keeps working, and you can always reset it by email.');
  });

  it('are added without a question after a recent sign-in', async () => {
    const page = await openPasskeys([], { ...adding, 'GET passkeys': [none, one] });
    await waitFor(() => page.click('Add a passkey'));
    await waitFor(() => expect(page.text()).toContain('Passkey added.'));
    expect(page.sent('POST registration')).toEqual([{}]);
  });

  it('are added after the password if the sign-in was long ago', async () => {
    const page = await openPasskeys([], {
      ...adding,
      'GET passkeys': [none, one],
      'POST registration': [
        () => respondWithFault(403, 'PasswordRequiredException'),
        () => respondWithFault(401, 'InvalidCredentialsException'),
        () => respondWith(creationOptions),
      ],
    });
    await waitFor(() => page.click('Add a passkey'));
    await waitFor(() => expect(page.text()).toContain('please enter your password'));
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('password'));
    page.fill('password', 'wrong');
    page.submit();
    await waitFor(() => expect(page.alert()).toBe('This is not your current password.'));
    page.fill('password', 'three brass rivets');
    page.submit();
    await waitFor(() => expect(page.text()).toContain('Passkey added.'));
    expect(page.sent('POST registration').at(-1)).toEqual({ password: 'three brass rivets' });
    expect(page.text()).not.toContain('please enter your password');
  });

  it.each([
    ['InvalidStateError', 'This device already has a passkey for your account.'],
    ['ConstraintError', 'A passkey needs a device with a fingerprint, a face or a screen lock. Set one up, or use another device.'],
    ['UnknownError', 'The passkey didn’t work. Try again, or use your password.'],
  ])('say why the device cannot hold one: %s', async (error, message) => {
    const page = await openPasskeys([], adding, { error });
    await waitFor(() => page.click('Add a passkey'));
    await waitFor(() => expect(page.alert()).toBe(message));
  });

  it('are not added when the dialog of the browser is closed, of which nothing is said', async () => {
    const page = await openPasskeys([], adding, { error: 'NotAllowedError' });
    await waitFor(() => page.click('Add a passkey'));
    await waitFor(() => expect(page.sent('POST registration')).toHaveLength(1));
    await waitFor(() => expect(findByText(page.container, 'button', 'Add a passkey').getAttribute('aria-busy')).toBeNull());
    expect([page.alert(), page.sent('POST passkeys')]).toEqual([undefined, []]);
  });

  it('are renamed, with a name', async () => {
    const page = await openPasskeys([passkey('p1')], { 'PATCH p1': () => respondWith(passkey('p1', { name: 'Barn tablet' })) });
    await waitFor(() => page.click('Rename'));
    await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('name'));
    page.submit();
    await waitFor(() => expect(page.text()).toContain('Enter a name.'));
    page.fill('name', ' Barn tablet ');
    page.submit();
    await waitFor(() => expect(page.sent('PATCH p1')).toEqual([{ name: 'Barn tablet' }]));
    await waitFor(() => expect(page.container.querySelector('form')).toBeNull());
    await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^Rename/));
  });

  it('are removed after a confirmation, or say that it failed', async () => {
    let isRemoved = false;
    const remove = () => {
      isRemoved = true;
      return noContent();
    };
    const page = await openPasskeys([passkey('p1')], {
      'GET passkeys': () => (isRemoved ? none() : one()),
      'DELETE p1': [() => respondWithFault(500, 'InternalServerException'), remove],
    });
    await waitFor(() => page.click('Remove'));
    await waitFor(() => page.click('Yes, remove'));
    await waitFor(() => expect(page.alert()).toContain('That didn’t go through.'));
    findByText(page.container, 'button', 'Yes, remove').focus();
    page.click('Yes, remove');
    await waitFor(() => expect(page.sent('DELETE p1')).toHaveLength(2));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Passkeys'));
  });

  it(`are ${maxPasskeys} at most`, async () => {
    const page = await openPasskeys(Array.from({ length: maxPasskeys }, (_, index) => passkey(`p${index}`)));
    await waitFor(() => expect(page.text()).toContain(`You have ${maxPasskeys} passkeys, the most an account can have.`));
    expect(page.text()).not.toContain('Add a passkey');
  });

  it('can be seen and removed, and not added, in a browser without them', async () => {
    const { container } = await openPasskeys([passkey('p1')]);
    expect(container.textContent).not.toContain('This browser can’t add passkeys.');
    openTab(null, { 'GET passkeys': () => respondWith({ passkeys: [passkey('p1')] }) }, dale);
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    const unsupported = mountScreens({ security: <Passkeys /> }, '/security').container;
    await waitFor(() => expect(unsupported.textContent).toContain('This browser can’t add passkeys.'));
    expect(unsupported.textContent).toContain('Remove');
    expect(unsupported.textContent).not.toContain('Add a passkey');
  });
});
