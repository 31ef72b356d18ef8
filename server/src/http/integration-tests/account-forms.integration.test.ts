import { addCustomerLink } from '@outfitter/commerce/testing';
import { describe, expect, it } from 'vitest';
import { cookieLine, newPassword, password, useAccountForms } from '../testing/account-forms.ts';

const { shop, openBrowser, newEmail, register, signIn, addCustomer, sessionOf, authTypeOf } = useAccountForms();

describe('a registration without JavaScript', () => {
  it('ACCOUNT-007 signs the customer in, and leads back', async () => {
    const browser = openBrowser();
    const response = await browser.postToSession('/register?returnTo=%2Fmen', {
      fullName: 'Wren Ostergaard',
      email: 'wren@example.com',
      password,
    });
    expect([response.status, response.headers.location]).toEqual([303, '/men']);
    const { client, customerId } = (await sessionOf(browser))!;
    expect(await client.getCustomer({ params: { customerId } })).toMatchObject({ firstName: 'Wren', lastName: 'Ostergaard' });
  });

  it.each(['registration', 'new password'])('AUTH-007 AUTH-022 a %s has the choice to stay signed in', async (way) => {
    const send = async (fields: Record<string, string>) => {
      const email = newEmail('choice');
      if (way === 'registration') return register(openBrowser(), email, fields);
      await addCustomer(email);
      const token = await addCustomerLink(shop.database.pool, email, 'password');
      return openBrowser().postToSession(`/set-password?token=${token}`, { password: newPassword, ...fields });
    };
    expect(cookieLine(await send({ keepSignedIn: 'on' }), 'outfitter_session')).toContain('Max-Age=7775940');
    expect(cookieLine(await send({}), 'outfitter_session')).not.toContain('Max-Age');
    const { text } = await openBrowser().get(way === 'registration' ? '/register' : '/set-password?token=t0ken');
    expect(/<input[^>]+name="keepSignedIn"[^>]*>/.exec(text)?.[0]).toContain('checked');
  });

  it.each([
    ['short', 'Use at least 8 characters.'],
    ['password1', 'This is one of the most used passwords'],
    ['weak@example.com', 'This password is made of our name or your email address'],
  ])('rejects the password %s beside its field, and keeps name and email only', async (weak, error) => {
    const browser = openBrowser();
    const { status, text } = await register(browser, 'weak@example.com', { password: weak });
    expect(status).toBe(422);
    expect(text).toContain(error);
    expect(text).toMatch(/<input[^>]+name="fullName"[^>]+value="Dale Lindqvist"/);
    expect(text).toMatch(/<input[^>]+name="email"[^>]+value="weak@example.com"/);
    expect(text).toMatch(/<input[^>]+name="password"[^>]+value=""/);
    expect(await authTypeOf(browser)).not.toBe('registered');
  });

  it('ERROR-010 says that the address has an account, and keeps the guest', async () => {
    await addCustomer('taken@example.com');
    const browser = openBrowser();
    const guest = JSON.parse((await browser.callSession('guest')).text) as { customerId: string };
    const { status, text } = await register(browser, 'taken@example.com');
    expect(status).toBe(400);
    expect(text).toMatch(/role="alert".*An account with this email address already exists\..*href="\/reset-password"/s);
    expect(await sessionOf(browser)).toMatchObject({ authType: 'guest', customerId: guest.customerId });
  });

  it('is limited by network', async () => {
    await addCustomer('probed@example.com');
    const browser = openBrowser();
    const statuses = [];
    for (let attempt = 0; attempt < 21; attempt += 1) statuses.push((await register(browser, 'probed@example.com')).status);
    expect(statuses).toEqual([...Array(20).fill(400), 429]);
  }, 60_000);
});

describe('a forgotten password without JavaScript', () => {
  const countRequests = async () =>
    (await shop.database.pool.query(`SELECT count(*)::int AS requests FROM outbox_event WHERE kind = 'customer-password-reset'`)).rows[0]
      .requests;

  it.each(['reset@example.com', 'nobody@example.com'])('ACCOUNT-010 ERROR-005 confirms that a link was sent to %s', async (email) => {
    if (email === 'reset@example.com') await addCustomer(email);
    const before = await countRequests();
    const { status, text } = await openBrowser().post('/reset-password', { email: email.toUpperCase() });
    expect(status).toBe(200);
    expect(text).toContain('Hey, check your email');
    expect(text).toMatch(/<a[^>]+href="\/login"[^>]*>Continue/);
    expect(text).not.toContain('Back to sign in');
    expect(await countRequests()).toBe(before + 1);
  });

  it('ACCOUNT-013 requires an address', async () => {
    const { status, text } = await openBrowser().post('/reset-password', { email: '' });
    expect(status).toBe(422);
    expect(text).toContain('This field is required');
  });

  it('ACCOUNT-015 the link sets a password and signs in, and works once; a weak password does not use it up', async () => {
    await addCustomer('forgot@example.com');
    const page = `/set-password?token=${await addCustomerLink(shop.database.pool, 'forgot@example.com', 'password')}`;
    const browser = openBrowser();
    const form = await browser.get(page);
    expect(form.text).toContain(`action="/api/session/form${page}"`);
    const rejected = await browser.postToSession(page, { password: 'password1' });
    expect(rejected.status).toBe(422);
    expect(rejected.text).toContain('This is one of the most used passwords');
    expect(rejected.headers).toMatchObject({ 'referrer-policy': 'strict-origin', 'x-robots-tag': 'noindex' });
    const done = await browser.postToSession(page, { password: newPassword });
    expect([done.status, done.headers.location]).toEqual([303, '/account']);
    expect(await authTypeOf(browser)).toBe('registered');
    const used = await openBrowser().postToSession(page, { password: 'nine brown geese' });
    expect([used.status, used.setCookies]).toEqual([400, []]);
    expect(used.text).toMatch(/This link has expired or was used already\..*href="\/reset-password"/s);
    expect((await signIn(openBrowser(), 'forgot@example.com')).status).toBe(401);
  });
});

describe('the account without JavaScript', () => {
  it.each(['/account', '/account/orders', '/account/profile'])(
    'says at %s what works without it, and nothing about the customer',
    async (path) => {
      const email = newEmail('quiet');
      await addCustomer(email);
      const browser = openBrowser();
      await signIn(browser, email);
      const { text } = await browser.get(path);
      expect(text).toMatch(/<noscript>.*Your account needs JavaScript\..*href="\/track-order".*action="\/api\/session\/form\/account"/s);
      expect(text).not.toContain('Lindqvist');
    },
  );

  it('AUTH-016 signs out by its form', async () => {
    await addCustomer('leaving@example.com');
    const browser = openBrowser();
    await signIn(browser, 'leaving@example.com');
    const session = browser.cookies.get('outfitter_session')!;
    const response = await browser.postToSession('/account', {});
    expect([response.status, response.headers.location]).toEqual([303, '/']);
    expect(browser.cookies.has('outfitter_session')).toBe(false);
    browser.cookies.set('outfitter_session', session);
    expect(await sessionOf(browser)).toBeUndefined();
    expect((await browser.postToSession('/account/profile', {})).status).toBe(404);
  });

  it('confirms an email address by the button behind the link, and changes nothing when it is opened', async () => {
    await addCustomer('confirm@example.com');
    const page = `/account/confirm-email?token=${await addCustomerLink(shop.database.pool, 'confirm@example.com', 'email')}`;
    const isConfirmed = async () =>
      (await shop.database.pool.query(`SELECT email_confirmed_at FROM customer WHERE email = 'confirm@example.com'`)).rows[0]
        .email_confirmed_at !== null;
    const browser = openBrowser();
    const opened = await browser.get(page);
    expect(opened.text).toMatch(/<noscript><form[^>]+action="\/api\/session\/form\/account\/confirm-email\?token=.*Confirm my email/s);
    expect(await isConfirmed()).toBe(false);
    const { status, text } = await browser.postToSession(page, {});
    expect(status).toBe(200);
    expect(text).toContain('confirm@example.com is confirmed');
    expect(await isConfirmed()).toBe(true);
    const unknown = await browser.postToSession('/account/confirm-email?token=unknown', {});
    expect(unknown.status).toBe(400);
    expect(unknown.text).toContain('This link has expired or was used already.');
  });

  it('erases the account by the button behind the link, ends the session, and changes nothing when it is opened', async () => {
    await addCustomer('erased@example.com');
    const browser = openBrowser();
    await signIn(browser, 'erased@example.com');
    const page = `/account/confirm-erasure?token=${await addCustomerLink(shop.database.pool, 'erased@example.com', 'erasure')}`;
    const count = async () =>
      (await shop.database.pool.query(`SELECT count(*)::int AS found FROM customer WHERE email = 'erased@example.com'`)).rows[0].found;
    expect((await browser.get(page)).text).toContain('Erase my account for good');
    expect(await count()).toBe(1);
    const foreign = await browser.postToSession(page, {}, { origin: 'https://evil.example' });
    expect([foreign.status, await count()]).toEqual([403, 1]);
    const { status, text } = await browser.postToSession(page, {});
    expect(status).toBe(200);
    expect(text).toContain('Your account is erased');
    expect([await count(), browser.cookies.has('outfitter_session')]).toEqual([0, false]);
    const unknown = await browser.postToSession('/account/confirm-erasure?token=unknown', {});
    expect([unknown.status, unknown.text.includes('Nothing was erased.')]).toEqual([400, true]);
  });
});
