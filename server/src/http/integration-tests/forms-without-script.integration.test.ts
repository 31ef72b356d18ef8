import { beforeAll, describe, expect, it } from 'vitest';
import { request } from '../testing/request.ts';
import { siteOrigin, type TestWeb, useShop } from '../testing/use-shop.ts';

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

/** For each form: incomplete fields with their error, then complete fields with their confirmation. */
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
  ['/free-catalog-signup', address, /Postal code is empty\./, { ...address, postalCode: '55731' }, /It’s in the next sack\./],
  ['/customer-service', { ...message, email: '' }, /We need an email/, { ...message, email: 'dale@example.com' }, /Got it\./],
  ['/write-a-review?product=4117', review, /Which address do we write to\?/, { ...review, email: 'dale@example.com' }, /Got it, thank you/],
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
    expect(text).toContain('No order has this number and this email.');
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
