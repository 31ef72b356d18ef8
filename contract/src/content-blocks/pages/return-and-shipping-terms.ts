/** The return and shipping terms of a page as structured data (SHELL-041). Editors must keep them consistent with the page's text. */
import { z } from 'zod';
import { line } from '../fields.ts';

const countries = z
  .array(z.string().regex(/^[A-Z]{2}$/, 'an ISO country'))
  .min(1)
  .max(30);
/** Amount of money in major units. */
const money = z.strictObject({ amount: z.number().min(0).max(10_000), currency: z.string().regex(/^[A-Z]{3}$/, 'an ISO currency') });
const days = z.number().int().min(0).max(3_650);

export const returnPolicies = z
  .array(
    z.strictObject({
      countries,
      /** Number of days for a return; unlimited if absent. */
      days: days.optional(),
      postage: money,
      inStore: z.boolean().optional(),
    }),
  )
  .max(10);

export const shippingServices = z
  .array(
    z.strictObject({
      name: line,
      countries,
      rate: money,
      /** Merchandise total from which shipping is free, in the same currency. */
      freeFrom: z.number().positive().max(100_000).optional(),
      daysLeast: days.optional(),
      daysMost: days.optional(),
    }),
  )
  .max(20);
