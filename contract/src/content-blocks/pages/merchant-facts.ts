/** What a page states of returns and shipping, said once more for machines (SHELL-041): whoever changes the words changes it beside them. */
import { z } from 'zod';
import { line } from '../fields.ts';

const countries = z
  .array(z.string().regex(/^[A-Z]{2}$/, 'an ISO country'))
  .min(1)
  .max(30);
/** In major units, as the page has it. */
const money = z.strictObject({ amount: z.number().min(0).max(10_000), currency: z.string().regex(/^[A-Z]{3}$/, 'an ISO currency') });
const days = z.number().int().min(0).max(3_650);

export const returnPolicies = z
  .array(
    z.strictObject({
      countries,
      /** For how long something may be sent back; left out: for ever. */
      days: days.optional(),
      /** What a return by post costs the shopper. */
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
      /** Goods from which it is free, in the same currency. */
      freeFrom: z.number().positive().max(100_000).optional(),
      /** Working days on the way, where the page tells. */
      daysLeast: days.optional(),
      daysMost: days.optional(),
    }),
  )
  .max(20);
