import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { loadCommerceData } from '../commerce.ts';
import { loadContent } from './content.ts';
import { fillPromises } from './testing/fill-promises.ts';

const money = z.object({ amount: z.number(), currency: z.string() });
const stated = z.object({
  shippingServices: z
    .array(
      z.object({
        name: z.string(),
        countries: z.tuple([z.string()]),
        rate: money,
        freeFrom: z.number().optional(),
        daysLeast: z.number().optional(),
        daysMost: z.number().optional(),
      }),
    )
    .default([]),
  returnPolicies: z.array(z.object({ postage: money })).default([]),
});

const content = loadContent();
const pages = content.filter(({ deliveryKey }) => ['customer-service', 'returns'].includes(deliveryKey));
const { shipping } = loadCommerceData();

describe.each(pages)('the structured policies of $locale $deliveryKey', ({ body }) => {
  const { shippingServices, returnPolicies } = stated.parse(body);

  it('SHELL-041 is equal to the text of the page', () => {
    const text = fillPromises(JSON.stringify(body.slotContent)).replaceAll(',', '.');
    const amounts = [
      ...shippingServices.flatMap(({ rate, freeFrom }) => [rate.amount, freeFrom ?? rate.amount]),
      ...returnPolicies.map(({ postage }) => postage.amount),
    ];
    expect(amounts.length).toBeGreaterThan(0);
    expect(amounts.filter((amount) => !text.includes(String(amount)))).toEqual([]);
  });

  it.each(shippingServices)(
    'SHIP-001 $name has the stated price and duration',
    ({ name, countries: [country], rate, freeFrom, daysLeast, daysMost }) => {
      const method = shipping.methods.find((each) => each.name === name);
      const own = shipping.rates.find(
        (each) => each.method === method?.id && each.currency === rate.currency && each.countries.some((own) => own === country),
      );
      expect(own?.tiers).toEqual([[0, rate.amount], ...(freeFrom === undefined ? [] : [[freeFrom, 0]])]);
      if (daysLeast !== undefined) expect([daysLeast, daysMost]).toEqual([method?.daysLeast, method?.daysMost]);
    },
  );
});
