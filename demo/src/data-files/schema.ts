import { artworkSpec } from '@outfitter/artwork/spec';
import { z } from 'zod';

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const day = z.iso.date();

/** `data/colors.json`: cloth colors by id. `code` (two digits, unique) is part of a SKU's number. */
export const color = z.strictObject({
  code: z.string().regex(/^\d\d$/),
  name: z.string().max(30),
  hex: z.string().regex(/^#[0-9a-f]{6}$/),
  /** Further yarn colors of a plaid, stripe or camouflage. */
  accents: z
    .array(z.string().regex(/^#[0-9a-f]{6}$/))
    .max(3)
    .default([]),
  family: z.enum(['brown', 'black', 'grey', 'white', 'blue', 'green', 'red', 'orange', 'yellow', 'tan', 'purple', 'pink']),
});
export const colors = z.record(id, color);

/** `data/size-runs.json`: the sizes of a garment, in one to three dimensions, in the order in which a shopper selects them. */
export const sizeRun = z.strictObject({
  dimensions: z
    .array(
      z.strictObject({
        id: z.enum(['fit', 'size', 'waist', 'inseam', 'width']),
        name: z.string(),
        /** What kind of size the values of `size` are: `letters`, `shoes`, …; or the values of each kind. */
        sizeSystem: z.union([z.string(), z.record(z.string(), z.array(z.string()))]).optional(),
        values: z.array(z.string()).min(1),
      }),
    )
    .min(0)
    .max(3),
  /** Combinations that are not produced, as values joined by `/` in dimension order; `*` matches any value. */
  except: z.array(z.string()).default([]),
});
export const sizeRuns = z.record(id, sizeRun);

/** `data/categories.json`: the tree, three levels deep, parents before children. */
export const category = z.strictObject({
  id,
  parent: id.nullable(),
  name: z.string().max(40),
  /** The last segment of the category's path: `/men/coats/chore-coats`. */
  segment: id,
  ranking: z.string().regex(/^\d+(\.0\d)?$/),
  showInMenu: z.boolean().default(true),
  megaMenu: z.boolean().default(false),
  itemBold: z.boolean().default(false),
  menuTextColor: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .optional(),
  tiles: z
    /** The image is the name of an image, or `style/4117` for a style in its first color, or `style/4117/loden` for one in that color. */
    .array(z.strictObject({ text: z.string(), link: z.string(), image: z.string() }))
    .max(3)
    .default([]),
  /** One line beside the heading of the category's listing. */
  line: z.string().max(160),
  description: z.string().max(320),
});
export const categories = z.array(category);

export const fiber = z.enum([
  'acrylic',
  'alpaca',
  'cotton',
  'cupro',
  'down',
  'elastane',
  'hemp',
  'leather',
  'linen',
  'merino-wool',
  'modal',
  'neoprene',
  'nitrile',
  'nylon',
  'polyester',
  'polypropylene',
  'polyurethane',
  'pvc',
  'rayon',
  'recycled-acrylic',
  'recycled-nylon',
  'recycled-polyester',
  'rubber',
  'wool',
]);

/** The fibers of a part in percent by weight, the largest first (16 CFR 303.16). */
const material = z.strictObject({
  /**
   * `panel` is a facing, a patch, a palm or a mesh of another cloth than the shell; `coating` is the dip of a glove; `sole` is that of a
   * boot; `trim` is smaller: collar, rib, ruff, binding, gore.
   */
  part: z.enum(['shell', 'panel', 'lining', 'fill', 'trim', 'sole', 'coating']),
  fibers: z
    .partialRecord(fiber, z.number().int().min(1).max(100))
    .refine((fibers) => Object.values(fibers).reduce((sum, percent) => sum + percent, 0) === 100, 'the percentages sum to 100')
    .refine((fibers) => {
      const percents = Object.values(fibers);
      return percents.every((percent, index) => index === 0 || percent <= (percents[index - 1] ?? 0));
    }, 'the largest percentage comes first'),
});

export const style = z.strictObject({
  /** Style number and product id: four or five digits. */
  id: z.string().regex(/^\d{4,5}$/),
  name: z.string().max(120),
  /** Ids of categories: the first is the primary one; third-level ids where they exist. */
  categories: z.array(id).min(1),
  artwork: artworkSpec,
  /** Displayed below the name on a tile: "12 oz duck, blanket lined". */
  cloth: z.string().max(60),
  /** Weight in ounces per square yard of the shell fabric. */
  ounces: z.number().optional(),
  /** Headline of at most two lines above the long description. */
  headline: z.string().max(80),
  description: z.array(z.string()).min(1).max(3),
  features: z.array(z.string().max(140)).min(3).max(6),
  /** Rows of the care label: "Shell" – "12 oz cotton duck, garment washed once". */
  facts: z
    .array(z.tuple([z.string().max(24), z.string().max(160)]))
    .min(2)
    .max(9),
  care: z
    .array(
      z.enum([
        'wash-cold',
        'wash-warm',
        'hand-wash',
        'no-wash',
        'no-bleach',
        'tumble-low',
        'hang-dry',
        'flat-dry',
        'no-iron',
        'warm-iron',
        'no-dry-clean',
        'wipe-clean',
        'oil',
        // Instructions that the shop shows as they are; translations state all of a style's care.
        'Brush dry',
        'Suede protector, no oil',
      ]),
    )
    .min(1),
  /** Materials; empty for gift cards, which are paper. */
  materials: z.array(material).default([]),
  /** ISO 3166-1 code of the country of origin. */
  origin: z.string().regex(/^[A-Z]{2}$/),
  fit: z.string().max(160),
  /** Color ids of `colors.json`; the first is the default. */
  colors: z.array(id).min(1),
  sizes: id,
  /** List price in major units. */
  price: z.strictObject({ usd: z.number().positive(), cad: z.number().positive() }),
  /** Temporary (sale book) or permanent (clearance book) discount; `colors` restricts it. */
  markdown: z
    .strictObject({ kind: z.enum(['sale', 'clearance']), percent: z.number().int().min(5).max(70), colors: z.array(id).optional() })
    .optional(),
  /** 0 to 100, relative to other styles. */
  popularity: z.number().int().min(0).max(100),
  launched: day,
  badge: z.enum(['new', 'new_color']).optional(),
  /** Path of an image that a shop shows as the style's badge. */
  badgeImage: z
    .string()
    .regex(/^\/i\/[\w/-]+$/)
    .optional(),
  newColors: z.array(id).default([]),
  /** Stock profile: `holes` has no stock of some sizes, `backorder` promises a date, `sold-out` has no stock. */
  stock: z.enum(['deep', 'normal', 'thin', 'holes', 'backorder', 'sold-out']).default('normal'),
  inStockDate: day.optional(),
  /** Color of the style's close-up video, `data/videos/{id}-close-up`. */
  filmed: id.optional(),
  /** Search terms that occur nowhere else in the style's texts. */
  keywords: z.array(z.string()).default([]),
  /** Ids of the styles that are worn with it, the best first. */
  goesWith: z.array(z.string()).default([]),
  giftCard: z.strictObject({ amounts: z.array(z.number().int().positive()) }).optional(),
});
export const styles = z.array(style);
export type Style = z.output<typeof style>;
export type StyleInput = z.input<typeof style>;
export type Color = z.output<typeof color>;
export type SizeRun = z.output<typeof sizeRun>;
export type Category = z.output<typeof category>;

export const store = z.strictObject({
  id: z.string().regex(/^\d{3}$/),
  name: z.string(),
  address: z.strictObject({
    address1: z.string(),
    address2: z.string().default(''),
    city: z.string(),
    stateCode: z.string().length(2),
    postalCode: z.string(),
    countryCode: z.enum(['US', 'CA']),
  }),
  latitude: z.number(),
  longitude: z.number(),
  timeZone: z.string(),
  phone: z.string(),
  email: z.email(),
  storeIdExt: z.string(),
  dtcStoreId: z.string(),
  fax: z.string(),
  /** Monday to Sunday, local time; null is closed. */
  hours: z.array(z.strictObject({ open: z.string().regex(/^\d\d:\d\d$/), close: z.string().regex(/^\d\d:\d\d$/) }).nullable()).length(7),
  pickup: z.boolean(),
  preparationMinutes: z.number().int().min(0),
  transferDays: z.number().int().min(1),
  /** Closure between local dates, both closed. */
  closedOverride: z.strictObject({ from: z.iso.date(), to: z.iso.date(), reason: z.string() }).optional(),
  services: z.array(z.string()).min(1),
  features: z.array(z.string()),
  /** Names of scenes of the artwork. */
  gallery: z.array(z.string()).min(1),
  blurb: z.string().max(240),
});
export const stores = z.array(store);
