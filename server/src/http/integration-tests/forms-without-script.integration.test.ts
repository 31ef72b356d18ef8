import { createLinkTokens } from '@outfitter/commerce/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { request } from '../testing/request.ts';
import { masterKey, siteOrigin, type TestWeb, useShop } from '../testing/use-shop.ts';

const shop = useShop();
let web: TestWeb;
beforeAll(async () => {
  web = await shop.startWeb();
});

const formHeaders = { origin: siteOrigin, 'content-type': 'application/x-www-form-urlencoded' };

function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const body = new URLSearchParams(fields).toString();
  return request(web.origin, path, {
    method: 'POST',
    body,
    headers: { ...formHeaders, 'content-length': String(body.length), ...headers },
  });
}
const address = { fullName: 'Dale Lindqvist', countryCode: 'US', address1: '418 Lakeview Ave', city: 'Ely', stateCode: 'MN' };
const review = {
  rating: '4',
  headline: 'Holds up',
  text: 'Two winters of fences and the knees are still there.',
  writerName: 'Dale',
  'worn.size': 'L',
};
const message = { name: 'Dale', message: 'The zipper is stuck.', orderNo: '' };

/** Forms with incomplete fields and their error, then complete fields with their confirmation. */
const forms = [
  ['/email-deals', { email: 'dale' }, /Email addresses must contain/, { email: 'dale@example.com' }, /THANK YOU FOR SIGNING UP!/],
  [
    '/email-deals',
    { email: '', source: 'footer' },
    /This field is required\./,
    { email: 'gus@example.com', source: 'footer' },
    /THANK YOU/,
  ],
  ['/unsubscribe', { email: '' }, /This field is required\./, { email: 'dale@example.com', reason: 'other' }, /You’re off the list\./],
  ['/free-catalog-signup', address, /Enter a ZIP code\./, { ...address, postalCode: '55731' }, /Your catalog is ordered\./],
  [
    '/customer-service',
    { ...message, email: '' },
    /Enter your email so we can reply/,
    { ...message, email: 'dale@example.com' },
    /Got it\./,
  ],
  ['/write-a-review?product=4117', review, /Enter your email\./, { ...review, email: 'dale@example.com' }, /Thank you for your review/],
] as const;

describe('without JavaScript', () => {
  it.each(forms)(
    'the form of %s shows what is wrong with %j, and confirms a complete one',
    async (path, incomplete, error, complete, done) => {
      const rejected = await post(path, incomplete);
      expect([rejected.status, rejected.headers['cache-control']]).toEqual([422, 'private, no-store']);
      expect(rejected.text).toMatch(error);
      const accepted = await post(path, complete);
      expect(accepted.status).toBe(200);
      expect(accepted.text).toMatch(done);
    },
  );

  it('a rejected form keeps its values', async () => {
    const { text } = await post('/free-catalog-signup', { ...address, city: '"Ely"' });
    expect(text).toMatch(/<input[^>]+name="fullName"[^>]+value="Dale Lindqvist"/);
    expect(text).toContain('value="&quot;Ely&quot;"');
  });

  it('ROUTE-019 the tracking form reports an unknown order', async () => {
    const { status, text } = await post('/track-order', { orderNumber: 'R4K72M9QXB', orderEmail: 'dale@example.com' });
    expect(status).toBe(404);
    expect(text).toContain('We found no order with this number and email.');
  });

  it('forms are accepted only from pages of the shop, and only by pages with a form', async () => {
    expect((await post('/email-deals', { email: 'dale@example.com' }, { origin: 'https://evil.example' })).status).toBe(403);
    expect((await post('/content/returns', message)).status).toBe(404);
    expect((await post('/men', {})).status).toBe(405);
  });

  it('the response to a posted form is not cached', async () => {
    await post('/email-deals', { email: 'nobody@example' });
    expect((await request(web.origin, '/email-deals')).text).not.toContain('nobody@example');
  });
});

const get = (path: string) => request(web.origin, path);
const tokens = createLinkTokens(masterKey);

async function readSubscription(email: string) {
  const { rows } = await shop.database.pool.query<{ address_key: string; signed_up_at: Date; status: string; unsubscribe_reason: string }>(
    'SELECT address_key, signed_up_at, status, unsubscribe_reason FROM email_subscription WHERE email = $1',
    [email],
  );
  if (!rows[0]) throw new Error(`${email} has not signed up`);
  return rows[0];
}

async function signUp(email: string) {
  await post('/email-deals', { email });
  const { address_key, signed_up_at } = await readSubscription(email);
  return {
    confirm: `/email-deals?confirm=${encodeURIComponent(tokens.confirm(address_key, signed_up_at))}`,
    unsubscribe: `/unsubscribe?token=${encodeURIComponent(tokens.unsubscribe(address_key))}`,
    oneClick: `/api/comms/unsubscribe/${tokens.unsubscribe(address_key)}`,
  };
}

describe('a link of a mail without JavaScript', () => {
  it('ROUTE-017 confirms a sign-up by its button, also twice, and changes nothing when it is opened', async () => {
    const { confirm } = await signUp('wren@example.com');
    const opened = await get(confirm);
    expect(opened.status).toBe(200);
    expect(opened.text).toMatch(/<form[^>]+method="post"[^>]*><p>This link is for one email address only/);
    expect(opened.text).toContain('Confirm my email');
    expect(await readSubscription('wren@example.com')).toMatchObject({ status: 'unconfirmed' });
    for (const confirmed of [await post(confirm, {}), await post(confirm, {})]) {
      expect(confirmed.status).toBe(200);
      expect(confirmed.text).toContain('You’re on the list.');
    }
    expect(await readSubscription('wren@example.com')).toMatchObject({ status: 'confirmed' });
  });

  it('ROUTE-018 unsubscribes by its button, also twice, and changes nothing when it is opened', async () => {
    const { unsubscribe } = await signUp('hazel@example.com');
    const opened = await get(unsubscribe);
    expect(opened.text).toContain('This link is for one email address only. Select the button to take it off the list.');
    expect(await readSubscription('hazel@example.com')).toMatchObject({ status: 'unconfirmed' });
    for (const reason of ['too-many', '']) {
      const { status, text } = await post(unsubscribe, { reason });
      expect(status).toBe(200);
      expect(text).toContain('You’re off the list.');
    }
    expect(await readSubscription('hazel@example.com')).toMatchObject({ status: 'unsubscribed', unsubscribe_reason: 'too-many' });
  });

  it.each([
    ['/email-deals?confirm=unknown', /This link is no longer valid\..*Sign me up/s],
    ['/unsubscribe?token=unknown', /This link is no longer valid\..*href="\/unsubscribe"/s],
  ])('with an unknown token shows an error and another way: %s', async (path, error) => {
    const { status, text } = await post(path, {});
    expect(status).toBe(409);
    expect(text).toMatch(error);
  });

  it('ROUTE-003 takes back the author’s own review by its button', async () => {
    const author = { ...review, headline: 'Taken back', text: 'The pockets are where the hands go, and the collar is warm.' };
    await post('/write-a-review?product=4117', { ...author, email: 'fern@example.com' });
    const readStatus = async () => (await shop.database.pool.query("SELECT id, status FROM review WHERE headline = 'Taken back'")).rows[0];
    const { id } = await readStatus();
    const path = `/write-a-review?product=4117&review=${encodeURIComponent(tokens.ownReview(id))}`;
    const opened = await get(path);
    expect(opened.text).toMatch(/<noscript><form[^>]+method="post">.*name="forget".*Yes, delete it/s);
    expect((await readStatus()).status).not.toBe('withdrawn');
    const { status, text } = await post(path, {});
    expect(status).toBe(200);
    expect(text).toContain('Done. It’s removed from the page within seconds.');
    expect((await readStatus()).status).toBe('withdrawn');
    const unknown = await post('/write-a-review?product=4117&review=unknown', {});
    expect(unknown.status).toBe(400);
    expect(unknown.text).toContain('This link isn’t valid');
  });

  it('ROUTE-003 asks for an email address only if the link of the review is unknown', async () => {
    const path = '/write-a-review?product=4117&token=unknown';
    const fieldsOf = (text: string) => /<main.*<\/main>/s.exec(text)?.[0].match(/name="email"/g)?.length ?? 0;
    expect(fieldsOf((await get(path)).text)).toBe(0);
    const { status, text } = await post(path, review);
    expect([status, fieldsOf(text)]).toEqual([400, 1]);
    expect(text).toContain('You can still write a review. We’ll ask for your email.');
  });

  it.each([
    '/email-deals?confirm=secret',
    '/fr-FR/unsubscribe?token=secret',
    '/unsubscribe.data?token=secret',
    '/write-a-review?product=4117&token=secret',
  ])('is stored in no cache, indexed by no search engine, and sent in no Referer: %s', async (path) => {
    for (const { status, headers } of [await get(path), await get(path)]) {
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'strict-origin',
      });
      expect(headers).not.toHaveProperty('x-page-cache');
    }
    const shared = await get(path.replace(/[?&](confirm|token)=secret/, ''));
    expect(shared.headers['cache-control']).toMatch(/^public/);
    expect(shared.text).not.toContain('secret');
  });

  it.each(['/en-US/unsubscribe?token=secret', '/unsubscribe/?token=secret'])('is not cached when it redirects: %s', async (path) => {
    const { status, headers } = await get(path);
    expect([status, headers.location, headers['cache-control']]).toEqual([301, '/unsubscribe?token=secret', 'private, no-store']);
  });

  it('unsubscribes with one POST by the mail program, from no page and without a cookie', async () => {
    const { oneClick } = await signUp('june@example.com');
    const body = 'List-Unsubscribe=One-Click';
    const headers = { 'content-type': 'application/x-www-form-urlencoded', 'content-length': String(body.length) };
    const { status, text } = await request(web.origin, oneClick, { method: 'POST', body, headers });
    expect([status, JSON.parse(text)]).toEqual([200, { success: true }]);
    expect(await readSubscription('june@example.com')).toMatchObject({ status: 'unsubscribed' });
  });
});

describe('a sold-out size without JavaScript', () => {
  const soldOut = '/rail-yard-denim-vest-4246.html?size=XL';
  const fieldsOf = (html: string) =>
    Object.fromEntries([...html.matchAll(/<input type="hidden" name="(\w+)" value="(\w+)"/g)].map(([, name, value]) => [name, value]));

  it('PDP-002 has a button that loads the page with the form, outside of the cache and the search index', async () => {
    const page = await get(soldOut);
    expect(page.headers['cache-control']).toMatch(/^public/);
    const [button = ''] = /<form action="#back-in-stock">.*?<\/form>/s.exec(page.text) ?? [];
    expect(button).toContain('Email me when it’s back');
    expect(fieldsOf(button)).toMatchObject({ size: 'XL', notify: '1' });
    const opened = await get(`/rail-yard-denim-vest-4246.html?${new URLSearchParams(fieldsOf(button))}`);
    expect(opened.text).toMatch(/<div[^>]+id="back-in-stock"/);
    expect(opened.headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' });
    expect((await get(soldOut)).text).not.toContain('id="back-in-stock"');
  });

  it('offers to select another color or size', async () => {
    const { text } = await get('/rail-yard-denim-vest-4246.html');
    expect(text).toMatch(/<noscript><form id="selection">.*Update/s);
    expect(text).toMatch(/<input[^>]+form="selection"[^>]+name="size" value="XL"/);
  });

  it('is requested for the variant, once its email address is valid', async () => {
    const path = `${soldOut}&notify=1`;
    const { productId = '' } = fieldsOf((await get(path)).text);
    const rejected = await post(path, { productId, email: 'dale@example' });
    expect([rejected.status, rejected.headers['cache-control']]).toEqual([422, 'private, no-store']);
    expect(rejected.text).toMatch(/<input[^>]+name="email"[^>]+value="dale@example"/);
    expect(rejected.text).toContain('Email addresses must contain');
    const accepted = await post(path, { productId, email: 'dale@example.com' });
    expect(accepted.status).toBe(200);
    expect(accepted.text).toContain('We’ll email you when it’s back in stock.');
    const { rows } = await shop.database.pool.query('SELECT email FROM back_in_stock_request WHERE sku_id = $1', [productId]);
    expect(rows).toEqual([{ email: 'dale@example.com' }]);
    expect((await post(path, { productId: 'nosuch', email: 'dale@example.com' })).status).toBe(404);
  });
});
