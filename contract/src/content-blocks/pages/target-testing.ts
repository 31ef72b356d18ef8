import { z } from 'zod';
import { block, instant, line } from '../fields.ts';

const variation = z.strictObject({
  variationName: z.string().regex(/^[\w-]{1,60}$/),
  /** The field of this item that holds the variation's content. */
  propertyName: z.string().regex(/^[a-zA-Z]\w{0,59}$/),
  /** Weight relative to the other variations and to the default, which has 1. */
  weight: z.number().min(0).max(100).optional(),
});

const named = new Set(['variations', 'defaultContent', 'startsAt', 'endsAt', 'name']);

/** Default content, and variations that are shown to shares of the visitors instead (BLOCK-004). */
export const targetTesting = z
  .object({
    name: line.optional(),
    defaultContent: block,
    variations: z.array(variation).max(8).default([]),
    /** Start of the test; outside of its window every visitor gets the default. */
    startsAt: instant.optional(),
    endsAt: instant.optional(),
  })
  .catchall(block)
  .superRefine((item, context) => {
    const properties = item.variations.map(({ propertyName }) => propertyName);
    const missing = properties.findIndex((property) => !(property in item) || named.has(property));
    if (missing >= 0) {
      context.addIssue({
        code: 'custom',
        path: ['variations', missing, 'propertyName'],
        message: 'must name a field of this item that holds a block',
      });
    }
    const stray = Object.keys(item).find((key) => !named.has(key) && !properties.includes(key));
    if (stray !== undefined) context.addIssue({ code: 'custom', path: [stray], message: 'no variation names this field' });
    if (item.startsAt && item.endsAt && Date.parse(item.endsAt) <= Date.parse(item.startsAt)) {
      context.addIssue({ code: 'custom', path: ['endsAt'], message: 'must be after startsAt' });
    }
  });
