import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { DataFileError, dataFolder } from './data-files/data-files.ts';

const styleId = z.string().regex(/^\d{4}$/);
const daysAgo = z.number().int().positive();
const inches = z.number().positive().max(120);
const pounds = z.number().positive().max(400);
const dollars = z.number().min(0).multipleOf(0.01);

/** Customer that is plainly a demo: by name, address and street. */
const demoCustomer = z.strictObject({
  firstName: z.literal('Demo'),
  lastName: z.string().regex(/^Customer \d$/),
  email: z.string().regex(/^demo\d@ridgeandrivet\.example$/),
  phone: z
    .string()
    .regex(/-555-01\d\d$/)
    .optional(),
  locale: z.string().optional(),
  /** Body measurements in inches and pounds. */
  measurements: z
    .strictObject({
      adult: z.strictObject({ height: inches, chest: inches, waist: inches, 'inside-leg': inches, weight: pounds }),
      dog: z.strictObject({ neck: inches, chest: inches, back: inches }).optional(),
    })
    .optional(),
  registeredDaysAgo: daysAgo,
  addresses: z
    .array(
      z.strictObject({
        address1: z.string().regex(/demo|démo/i),
        address2: z.string().optional(),
        city: z.string(),
        stateCode: z.string(),
        postalCode: z.string(),
        countryCode: z.enum(['US', 'CA']),
        phone: z.string().optional(),
      }),
    )
    .min(1),
  /** Test numbers of the sandbox processor. */
  cards: z.array(z.strictObject({ number: z.string(), expirationMonth: z.number().int(), expiresInYears: z.number().int().positive() })),
  orders: z.array(
    z.strictObject({
      daysAgo,
      salesOrigin: z.enum(['Internet', 'MRKT Place', 'POS', 'Phone', 'Mail orders']),
      status: z.enum(['shipped', 'completed', 'cancelled']),
      currency: z.enum(['USD', 'CAD']),
      styles: z.array(styleId).min(1),
      shipping: dollars,
      tax: dollars,
      payment: z.string().optional(),
      /** True if the order was shipped to the first address; otherwise it was picked up. */
      isShipped: z.boolean(),
      /** How it was shipped, and after how many working days at least and at most it arrives. */
      shippingMethod: z
        .strictObject({ name: z.string(), carrier: z.string(), arrivesAfterWorkingDays: z.tuple([daysAgo, daysAgo]) })
        .optional(),
    }),
  ),
  wishlist: z.strictObject({
    /** Id of a style that has become cheaper since it was added. */
    priceDrop: styleId.optional(),
    /** True to add a SKU of which few are left. */
    lowStock: z.boolean().optional(),
    plain: styleId.optional(),
  }),
  reviews: z.array(
    z.strictObject({ style: styleId, daysAgo, rating: z.number().int().min(1).max(5), headline: z.string(), text: z.string() }),
  ),
});
export type DemoCustomer = z.output<typeof demoCustomer>;

/** Returns the customers of the demo shop. Throws a DataFileError that lists every problem. */
export function loadCustomers(folder: string = dataFolder): DemoCustomer[] {
  const file = 'customers.json';
  const parsed = z.array(demoCustomer).safeParse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
  if (parsed.success) return parsed.data;
  throw new DataFileError(parsed.error.issues.map(({ path, message }) => ({ file, path: path.join('.'), message })));
}
