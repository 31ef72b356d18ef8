import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { structuredPolicies } from './policies.ts';

const site = { brand: 'Ridge & Rivet', origin: 'https://shop.example' };
type Store = {
  hasMerchantReturnPolicy?: Record<string, unknown>[];
  hasShippingService?: { shippingConditions: Record<string, unknown>[] }[];
};
const storeWith = (content: Record<string, unknown>) => structuredPolicies(content, '/content/returns', site)[0] as Store;

describe('SHELL-041 structured policies', () => {
  it('contain the return method, period and fees', () => {
    const content = {
      returnPolicies: [
        { countries: ['US'], postage: { amount: 6.95, currency: 'USD' }, inStore: true },
        { countries: ['CA'], days: 90, postage: { amount: 0, currency: 'CAD' } },
      ],
    };
    expect(storeWith(content)).toMatchObject({ '@type': 'OnlineStore', '@id': 'https://shop.example/#store', name: site.brand });
    expect(storeWith(content).hasMerchantReturnPolicy).toEqual([
      {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: ['US'],
        returnPolicyCategory: 'https://schema.org/MerchantReturnUnlimitedWindow',
        returnMethod: ['https://schema.org/ReturnByMail', 'https://schema.org/ReturnInStore'],
        returnFees: 'https://schema.org/ReturnShippingFees',
        returnShippingFeesAmount: { '@type': 'MonetaryAmount', value: 6.95, currency: 'USD' },
        merchantReturnLink: 'https://shop.example/content/returns',
      },
      {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: ['CA'],
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: 90,
        returnMethod: ['https://schema.org/ReturnByMail'],
        returnFees: 'https://schema.org/FreeReturn',
        merchantReturnLink: 'https://shop.example/content/returns',
      },
    ]);
  });

  it('contain the shipping rate below the amount for free shipping, and the free rate above it', () => {
    const groundService = {
      name: 'Ground',
      countries: ['US'],
      rate: { amount: 8.95, currency: 'USD' },
      freeFrom: 99,
      daysLeast: 3,
      daysMost: 5,
    };
    const [service] = storeWith({ shippingServices: [groundService] }).hasShippingService ?? [];
    expect(service?.shippingConditions).toMatchObject([
      {
        orderValue: { maxValue: 98.99, currency: 'USD' },
        shippingRate: { value: 8.95 },
        transitTime: { duration: { minValue: 3, maxValue: 5 } },
      },
      { orderValue: { minValue: 99 }, shippingRate: { value: 0, currency: 'USD' } },
    ]);
    const [overnight] =
      storeWith({ shippingServices: { ...groundService, name: 'Overnight', freeFrom: undefined } }).hasShippingService ?? [];
    expect(overnight?.shippingConditions).toHaveLength(1);
    expect(overnight?.shippingConditions[0]).not.toHaveProperty('orderValue');
  });

  it('are empty for a page without policies, whatever its fields contain', () => {
    expect(structuredPolicies({}, '/content/careers', site)).toEqual([]);
    expect(structuredPolicies({ returnPolicies: [{ countries: ['US'] }], shippingServices: 'free' }, '/', site)).toEqual([]);
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (returnPolicies, shippingServices) => {
        expect(structuredPolicies({ returnPolicies, shippingServices }, '/', site).length).toBeLessThanOrEqual(1);
      }),
    );
  });
});
