import { z } from 'zod';
import { maxQuantity } from '../constants.ts';
import { amount, currency, productId } from '../shared-schemas.ts';
import { defineEndpoint } from './define-endpoint.ts';

const country = z.enum(['US', 'CA']);
const day = z.iso.date();

/** Deadline of orders, so that an item in stock arrives before a holiday. */
export const holidayDeadline = z.strictObject({ id: z.enum(['christmas']), orderBefore: z.iso.datetime() });
export type HolidayDeadline = z.output<typeof holidayDeadline>;

export const deliveryRate = z.strictObject({
  /** Merchandise total from which the rate applies. Gift cards do not count toward it. */
  from: amount,
  amount,
  /** The company that delivers at this rate, if the merchant names it. */
  carrier: z.string().optional(),
  /** The first and last day on which the item arrives, if a postal code was given and the days are known. Estimates. */
  arrival: z.strictObject({ from: day, to: day }).optional(),
});

export const deliveryEstimate = z.strictObject({
  countryCode: country,
  currency,
  /** The cheapest shipping method by merchandise total, lowest total first. Empty if nothing is shipped to the country. */
  rates: z.array(deliveryRate),
  /** The day on which the item leaves the warehouse, if a product was given and the day is known. */
  departure: day.optional(),
  /** Deadline of the cheapest method, if a product was given that need not be waited for. */
  holiday: holidayDeadline.optional(),
});
export type DeliveryEstimate = z.output<typeof deliveryEstimate>;

export const getDeliveryEstimate = defineEndpoint('getDeliveryEstimate', {
  summary: 'Returns the cheapest shipping rates to a country. For a product, adds when it leaves; for a postal code, when it arrives.',
  query: z.strictObject({
    /** Country; without one, that of a cart in this currency without an address. */
    countryCode: country.optional(),
    postalCode: z
      .string()
      .regex(/^(\d{5}([- ]?\d{4})?|[A-Za-z]\d[A-Za-z][ -]?\d[A-Za-z]\d)$/, 'a complete ZIP or Canadian postal code')
      .optional(),
    /** A SKU, or a style whose stock counts as a whole. */
    productId: productId.optional(),
    quantity: z.coerce.number().int().min(1).max(maxQuantity).optional(),
    currency: currency.optional(),
    locale: z.string().max(10).optional(),
  }),
  response: deliveryEstimate,
  faults: ['ProductNotFoundException', 'InvalidCurrencyException', 'ValidationException'],
});
