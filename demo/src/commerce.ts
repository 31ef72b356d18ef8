import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { DataFileError, dataFolder } from './data-files/data-files.ts';

const dollars = z.number().min(0).multipleOf(0.01);
const byCurrency = z.partialRecord(z.enum(['USD', 'CAD']), dollars);
const instant = z.iso.datetime();
const weekday = z.enum(['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']);
const locale = z.string().regex(/^[a-z]{2}-[A-Z]{2}$/);
const hour = z.number().int().min(0).max(24);

const shape = z.strictObject({
  brand: z.string(),
  shipping: z.strictObject({
    methods: z.array(
      z.strictObject({
        id: z.string().regex(/^\d\d$/),
        name: z.string(),
        description: z.string(),
        daysLeast: z.number().int().min(0),
        daysMost: z.number().int(),
        reachesPoBox: z.boolean().default(true),
        carrier: z.string().optional(),
        translations: z
          .record(locale, z.strictObject({ name: z.string(), description: z.string(), carrier: z.string().optional() }))
          .default({}),
      }),
    ),
    rates: z.array(
      z.strictObject({
        countries: z.array(z.enum(['US', 'CA', 'AA', 'AE', 'AP'])).min(1),
        currency: z.enum(['USD', 'CAD']),
        method: z.string(),
        /** Minimum merchandise total, and the price of shipping from there on. */
        tiers: z.array(z.tuple([dollars, dollars])).min(1),
      }),
    ),
  }),
  /** Units that stores keep back from what they promise; without a store or style, all of them. */
  safetyStock: z.array(
    z.strictObject({ store: z.string().optional(), style: z.string().optional(), units: z.number().int().min(0), reason: z.string() }),
  ),
  promotions: z.array(
    z.strictObject({
      id: z.string(),
      kind: z.enum(['order_amount', 'shipping_free']),
      threshold: byCurrency,
      benefit: byCurrency,
      requiresCoupon: z.boolean(),
      callout: z.string(),
      validFrom: instant.optional(),
      validTo: instant.optional(),
      priority: z.number().int(),
      translations: z.record(locale, z.strictObject({ callout: z.string() })).default({}),
    }),
  ),
  coupons: z.array(
    z.strictObject({
      code: z.string().regex(/^[A-Z0-9-]+$/),
      promotion: z.string(),
      singleUse: z.boolean().default(false),
      validFrom: instant.optional(),
      validTo: instant.optional(),
    }),
  ),
  /** Site preferences of the brand; the shop validates them. */
  preferences: z.strictObject({
    chatHours: z.partialRecord(weekday, z.strictObject({ start: hour, end: hour })),
    chatTimeZone: z.string(),
    chatMail: z.email(),
    emailOfferCodes: z.array(z.string()),
    storeSafetyStock: z.number().int().min(0),
    topLevelPages: z.array(
      z.strictObject({
        deliveryKey: z.string(),
        name: z.string(),
        translations: z.record(locale, z.strictObject({ name: z.string() })).optional(),
      }),
    ),
    promises: z.strictObject({
      byCurrency: z.partialRecord(
        z.enum(['USD', 'CAD']),
        z.strictObject({ freeShippingFrom: dollars, returnCost: dollars, offer: dollars, offerFrom: dollars }),
      ),
      exchanges: z.strictObject({
        text: z.string(),
        translations: z.record(locale, z.strictObject({ text: z.string() })),
      }),
      storeDiscount: z.number(),
    }),
    giftCardTypes: z.array(z.strictObject({ type: z.string(), id: z.string(), image: z.string(), enabled: z.boolean() })),
  }),
});
export type CommerceData = z.output<typeof shape>;

export function loadCommerceData(folder: string = dataFolder): CommerceData {
  const file = 'commerce.json';
  const parsed = shape.safeParse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
  if (!parsed.success) {
    throw new DataFileError(parsed.error.issues.map(({ path, message }) => ({ file, path: path.join('.'), message })));
  }
  const methods = new Set(parsed.data.shipping.methods.map(({ id }) => id));
  const promotions = new Set(parsed.data.promotions.map(({ id }) => id));
  const codes = new Set(parsed.data.coupons.map(({ code }) => code));
  const problems = [
    ...parsed.data.shipping.rates
      .filter(({ method }) => !methods.has(method))
      .map(({ method }) => `there is no shipping method "${method}"`),
    ...parsed.data.coupons.filter(({ promotion }) => !promotions.has(promotion)).map(({ code }) => `nothing comes of the code ${code}`),
    ...parsed.data.preferences.emailOfferCodes.filter((code) => !codes.has(code)).map((code) => `there is no code ${code} to offer`),
  ];
  if (problems.length > 0) throw new DataFileError(problems.map((message) => ({ file, path: '', message })));
  return parsed.data;
}
