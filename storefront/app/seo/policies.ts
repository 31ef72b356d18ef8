/** Builds schema.org objects from the return and shipping policies in the content of a page. */
import { type ContentFields, readGroup, readList, readText } from '../content/index.ts';
import { absoluteUrl, type Site } from '../platform/document/meta.ts';
import { storeId } from './shop.ts';

const readNumber = (fields: ContentFields, name: string): number | undefined => {
  const value = Number(readText(fields, name) ?? Number.NaN);
  return Number.isNaN(value) ? undefined : value;
};
const readCountries = ({ countries }: ContentFields): string[] =>
  Array.isArray(countries) ? countries.filter((country) => typeof country === 'string') : [];

interface Money {
  amount: number;
  currency: string;
}

function readMoney(fields: ContentFields, name: string): Money | undefined {
  const amount = readNumber(readGroup(fields, name), 'amount');
  const currency = readText(readGroup(fields, name), 'currency');
  return amount === undefined || !currency ? undefined : { amount, currency };
}

function returnPolicy(fields: ContentFields, link: string): object[] {
  const [countries, postage, days] = [readCountries(fields), readMoney(fields, 'postage'), readNumber(fields, 'days')];
  if (countries.length === 0 || !postage) return [];
  return [
    {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: countries,
      returnPolicyCategory: `https://schema.org/${days === undefined ? 'MerchantReturnUnlimitedWindow' : 'MerchantReturnFiniteReturnWindow'}`,
      ...(days === undefined ? {} : { merchantReturnDays: days }),
      returnMethod: ['ReturnByMail', ...(fields.inStore === true ? ['ReturnInStore'] : [])].map((method) => `https://schema.org/${method}`),
      ...(postage.amount > 0
        ? {
            returnFees: 'https://schema.org/ReturnShippingFees',
            returnShippingFeesAmount: { '@type': 'MonetaryAmount', value: postage.amount, currency: postage.currency },
          }
        : { returnFees: 'https://schema.org/FreeReturn' }),
      merchantReturnLink: link,
    },
  ];
}

/** Returns the stated rate below the amount for free shipping, and a rate of zero from that amount on. */
function shippingService(fields: ContentFields): object[] {
  const [name, countries, rate] = [readText(fields, 'name'), readCountries(fields), readMoney(fields, 'rate')];
  if (!name || countries.length === 0 || !rate) return [];
  const [freeFrom, minDays, maxDays] = [readNumber(fields, 'freeFrom'), readNumber(fields, 'daysLeast'), readNumber(fields, 'daysMost')];
  const { currency } = rate;
  const conditions = (value: number, orderValue?: object) => ({
    '@type': 'ShippingConditions',
    shippingDestination: countries.map((addressCountry) => ({ '@type': 'DefinedRegion', addressCountry })),
    ...(orderValue ? { orderValue: { '@type': 'MonetaryAmount', currency, ...orderValue } } : {}),
    shippingRate: { '@type': 'MonetaryAmount', value, currency },
    ...(minDays === undefined || maxDays === undefined
      ? {}
      : {
          transitTime: {
            '@type': 'ServicePeriod',
            duration: { '@type': 'QuantitativeValue', minValue: minDays, maxValue: maxDays, unitCode: 'DAY' },
          },
        }),
  });
  const belowFreeShipping = freeFrom === undefined ? undefined : { maxValue: Math.round(freeFrom * 100 - 1) / 100 };
  return [
    {
      '@type': 'ShippingService',
      name,
      shippingConditions: [
        conditions(rate.amount, belowFreeShipping),
        ...(freeFrom === undefined ? [] : [conditions(0, { minValue: freeFrom })]),
      ],
    },
  ];
}

/** Returns an `OnlineStore` with the `@id` that the home page uses, so that crawlers add the policies to the same store. */
export function structuredPolicies(content: ContentFields, path: string, site: Site): object[] {
  const hasMerchantReturnPolicy = readList(content, 'returnPolicies').flatMap((policy) => returnPolicy(policy, absoluteUrl(path, site)));
  const hasShippingService = readList(content, 'shippingServices').flatMap(shippingService);
  if (hasMerchantReturnPolicy.length + hasShippingService.length === 0) return [];
  return [
    {
      '@type': 'OnlineStore',
      '@id': storeId(site),
      name: site.brand,
      url: absoluteUrl('/', site),
      ...(hasMerchantReturnPolicy.length > 0 ? { hasMerchantReturnPolicy } : {}),
      ...(hasShippingService.length > 0 ? { hasShippingService } : {}),
    },
  ];
}
