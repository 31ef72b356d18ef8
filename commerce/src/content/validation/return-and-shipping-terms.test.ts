import { expect, it } from 'vitest';
import { contentOrThrow } from './invalid-content.ts';
import { validateContent } from './validate-content.ts';

const validated = (schema: string, body: unknown) => contentOrThrow(validateContent(schema, body));

const page = {
  seo: { title: 'Returns', metaDescription: 'How to send something back.' },
  heading: 'Returns',
  slotContent: [{ _meta: { schema: 'content-text' }, heading: 'By post', richText: { richText: '<p>Any box.</p>' } }],
};
const policy = { countries: ['US'], postage: { amount: 6.95, currency: 'USD' } };
const ground = {
  name: 'Ground',
  countries: ['US', 'CA'],
  rate: { amount: 8.95, currency: 'USD' },
  freeFrom: 99,
  daysLeast: 3,
  daysMost: 5,
};

it('SHELL-041 validates the return policies and shipping services that a page publishes as structured data', () => {
  expect(validated('content-page', { ...page, returnPolicies: [policy], shippingServices: [ground] })).toMatchObject({
    returnPolicies: [policy],
    shippingServices: [ground],
  });
  for (const invalid of [
    { returnPolicies: [{ ...policy, countries: ['Canada'] }] },
    { returnPolicies: [{ countries: ['US'] }] },
    { shippingServices: [{ ...ground, rate: { amount: -1, currency: 'USD' } }] },
    { shippingServices: [{ ...ground, surcharge: 5 }] },
  ]) {
    expect(() => validated('content-page', { ...page, ...invalid })).toThrow();
  }
});
