/**
 * Schema of a style's artwork spec: its type and the parameters that distinguish styles of a type. The brand's data files contain specs;
 * the garments in this workspace render them.
 */
import { z } from 'zod';

const cut = z.enum(['mens', 'womens', 'kids']).default('mens');
const length = z.enum(['short', 'regular', 'long']).default('regular');
const sleeves = z.enum(['long', 'short', 'none']).default('long');
const cloth = z.enum([
  'canvas',
  'twill',
  'denim',
  'flannel',
  'corduroy',
  'nylon',
  'wool',
  'fleece',
  'sherpa',
  'jersey',
  'leather',
  'knit',
  'linen',
]);
const pattern = z.enum(['solid', 'plaid', 'buffalo', 'stripe', 'camo', 'heather']).default('solid');
const pockets = z.enum(['none', 'one', 'two']);
/** Snaps instead of the buttons of a shirt. */
const snaps = z.boolean().default(false);

export const artworkSpec = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('jacket'),
    cut,
    length,
    pattern,
    cloth: cloth.default('canvas'),
    sleeves: z.enum(['long', 'none']).default('long'),
    /** Buttons of canvas, denim and twill are metal, those of other cloths horn; `horn-buttons` are horn on any. */
    closure: z.enum(['zip', 'buttons', 'horn-buttons', 'snaps']).default('zip'),
    collar: z.enum(['corduroy', 'self', 'stand', 'sherpa']).default('corduroy'),
    chest: z.enum(['none', 'flap', 'zip', 'two-flap']).default('flap'),
    hand: z.enum(['slant', 'patch', 'welt', 'none']).default('slant'),
    /** Rivets at the corners of patch pockets and at both ends of the waist tabs, instead of bartacks. */
    rivets: z.boolean().default(false),
    quilted: z.boolean().default(false),
  }),
  z.strictObject({
    type: z.literal('denim-jacket'),
    cut,
    length,
    sleeves: z.enum(['long', 'none']).default('long'),
    collar: z.enum(['sherpa', 'self', 'corduroy']).default('sherpa'),
    cloth: z.enum(['denim', 'corduroy', 'canvas']).default('denim'),
  }),
  z.strictObject({
    type: z.literal('down-vest'),
    cut,
    length,
    sleeves: z.enum(['long', 'none']).default('none'),
    collar: z.enum(['stand', 'hood']).default('stand'),
    baffles: z.enum(['narrow', 'regular', 'wide']).default('regular'),
  }),
  z.strictObject({
    type: z.literal('rain-shell'),
    cut,
    length,
    hood: z.boolean().default(true),
    chest: z.enum(['none', 'zip']).default('zip'),
    /** The grid of ripstop; coated knits have none. */
    ripstop: z.boolean().default(true),
  }),
  z.strictObject({
    type: z.literal('parka'),
    cut,
    length,
    trim: z.enum(['fur', 'plain']).default('fur'),
    waist: z.enum(['cord', 'plain']).default('cord'),
    /** Zips at the sides, from the hem to the hip. */
    sideZips: z.boolean().default(false),
  }),
  z.strictObject({
    type: z.literal('flannel'),
    cut,
    length,
    sleeves: z.enum(['long', 'short']).default('long'),
    pattern: pattern.default('plaid'),
    cloth: z.enum(['flannel', 'twill', 'corduroy', 'wool', 'linen', 'denim']).default('flannel'),
    collar: z.enum(['point', 'band']).default('point'),
    pockets: pockets.default('two'),
    flaps: z.boolean().default(true),
    snaps,
  }),
  z.strictObject({
    type: z.literal('work-shirt'),
    cut: cut.default('womens'),
    length: z.enum(['regular', 'tunic', 'dress']).default('regular'),
    pattern,
    sleeves: z.enum(['long', 'short', 'none']).default('long'),
    pockets: pockets.default('two'),
    cloth: z.enum(['twill', 'denim', 'linen', 'flannel', 'corduroy']).default('twill'),
    snaps,
  }),
  z.strictObject({
    type: z.literal('tee'),
    cut,
    length,
    sleeves: sleeves.default('short'),
    neck: z.enum(['crew', 'v', 'scoop']).default('crew'),
    pocket: z.boolean().default(true),
    graphic: z.enum(['none', 'ridge', 'anvil', 'pine', 'wordmark']).default('none'),
    pattern: z.enum(['solid', 'stripe', 'heather', 'camo']).default('solid'),
  }),
  z.strictObject({
    type: z.literal('henley'),
    cut,
    length,
    sleeves: z.enum(['long', 'short']).default('long'),
    knit: z.enum(['waffle', 'jersey', 'rib']).default('waffle'),
    placket: z.enum(['henley', 'crew', 'half-zip']).default('henley'),
    buttons: z.enum(['three', 'four', 'five']).default('three'),
  }),
  z.strictObject({
    type: z.literal('hoodie'),
    cut,
    length,
    neck: z.enum(['hood', 'crew', 'quarter-zip']).default('hood'),
    zip: z.boolean().default(false),
    pocket: z.enum(['kangaroo', 'none']).default('kangaroo'),
    cloth: z.enum(['jersey', 'fleece', 'sherpa']).default('jersey'),
    pattern: z.enum(['solid', 'heather', 'camo']).default('solid'),
  }),
  z.strictObject({
    type: z.literal('pants'),
    cut,
    /** Zips at the side seams, from the hem up. */
    zips: z.enum(['none', 'hems', 'legs']).default('none'),
    leg: z.enum(['straight', 'relaxed', 'slim', 'tapered']).default('straight'),
    knees: z.enum(['double', 'plain', 'darted']).default('double'),
    /** The second layer of double fronts: the cloth of the pants, or smooth nylon in a darker shade. */
    panels: z.enum(['self', 'nylon']).default('self'),
    /**
     * Rivets of double fronts. `pockets`: at the pockets only. `knees`, `fly`: also at the corners of the knee panels, or at the foot of the
     * fly. `none`: bartacks instead.
     */
    rivets: z.enum(['knees', 'fly', 'pockets', 'none']).default('knees'),
    /** The hammer loop of double fronts, on the wearer's left leg. */
    hammer: z.boolean().default(true),
    /** A utility pocket on the wearer's right thigh, a phone pocket on the left. */
    thighPockets: z.boolean().default(false),
    cargo: z.boolean().default(false),
    waist: z.enum(['button', 'drawcord']).default('button'),
    cloth: z.enum(['canvas', 'twill', 'corduroy', 'nylon', 'fleece', 'jersey']).default('canvas'),
    pattern: z.enum(['solid', 'camo', 'plaid']).default('solid'),
  }),
  z.strictObject({
    type: z.literal('jeans'),
    cut,
    leg: z.enum(['straight', 'relaxed', 'slim', 'bootcut']).default('straight'),
    rubbed: z.boolean().default(true),
    hammer: z.boolean().default(false),
  }),
  z.strictObject({
    type: z.literal('overalls'),
    cut,
    hammer: z.boolean().default(false),
    bibFlap: z.boolean().default(false),
    legs: z.enum(['long', 'short', 'skirt']).default('long'),
    cloth: z.enum(['canvas', 'denim', 'corduroy', 'twill']).default('canvas'),
    knees: z.enum(['double', 'plain']).default('plain'),
    /** Zips from the waist over the hips (the left one is the wearer's), or from the hem to the hip. */
    zips: z.enum(['none', 'left-hip', 'hips', 'legs']).default('none'),
  }),
  z.strictObject({
    type: z.literal('shorts'),
    cut,
    hammer: z.boolean().default(false),
    length,
    cargo: z.boolean().default(true),
    waist: z.enum(['button', 'drawcord']).default('button'),
    cloth: z.enum(['canvas', 'twill', 'denim', 'nylon', 'jersey']).default('canvas'),
    pattern: z.enum(['solid', 'camo', 'plaid']).default('solid'),
  }),
  z.strictObject({
    type: z.literal('boot'),
    height: z.enum(['ankle', 'mid', 'tall']).default('mid'),
    toe: z.enum(['cap', 'moc', 'plain']).default('cap'),
    /** `gore` is pulled on and has elastic at the sides, as low pull-on boots have in any case. */
    closure: z.enum(['lace', 'pull-on', 'gore']).default('lace'),
    /** Hooks on the top three rows of laces; low boots have eyelets in any case. */
    hooks: z.boolean().default(true),
    /** `molded` is a lug sole without a welt; its rubber rises round the foot. */
    sole: z.enum(['lug', 'wedge', 'molded']).default('lug'),
    lining: z.enum(['none', 'sherpa']).default('none'),
  }),
  z.strictObject({
    type: z.literal('rubber-boot'),
    height: z.enum(['ankle', 'mid', 'tall']).default('mid'),
    band: z.boolean().default(true),
  }),
  z.strictObject({
    type: z.literal('beanie'),
    cuff: z.boolean().default(true),
    pom: z.boolean().default(false),
    knit: z.enum(['rib', 'cable', 'plain']).default('rib'),
    pattern: z.enum(['solid', 'stripe', 'heather']).default('solid'),
  }),
  z.strictObject({
    type: z.literal('cap'),
    front: z.enum(['patch', 'plain', 'ridge']).default('patch'),
    mesh: z.boolean().default(false),
    cloth: z.enum(['canvas', 'twill', 'corduroy', 'wool']).default('canvas'),
    flaps: z.boolean().default(false),
    pattern: z.enum(['solid', 'camo', 'buffalo']).default('solid'),
  }),
  z.strictObject({
    type: z.literal('gloves'),
    cuff: z.enum(['knit', 'safety', 'gauntlet']).default('knit'),
    /** `knit` has a double palm, `suede-palm` is knit with a palm and a thumb of suede, `dipped` is a fine knit with a coated palm. */
    shell: z.enum(['canvas', 'leather', 'knit', 'suede-palm', 'dipped']).default('canvas'),
    fingers: z.enum(['full', 'mitten', 'half']).default('full'),
  }),
  z.strictObject({
    type: z.literal('belt'),
    buckle: z.enum(['frame', 'plate']).default('frame'),
    stitched: z.boolean().default(true),
    cloth: z.enum(['leather', 'canvas']).default('leather'),
  }),
  z.strictObject({
    type: z.literal('socks'),
    height: z.enum(['ankle', 'crew', 'boot']).default('crew'),
    pattern: z.enum(['solid', 'stripe', 'ragg']).default('solid'),
  }),
  z.strictObject({
    type: z.literal('tote'),
    size: z.enum(['small', 'regular', 'large']).default('regular'),
    pocket: z.boolean().default(true),
    zip: z.boolean().default(false),
  }),
  z.strictObject({
    type: z.literal('dog-coat'),
    collar: z.enum(['corduroy', 'sherpa', 'self']).default('corduroy'),
    cloth: z.enum(['canvas', 'nylon', 'flannel', 'fleece']).default('canvas'),
    pattern: z.enum(['solid', 'plaid', 'camo', 'buffalo']).default('solid'),
    pocket: z.boolean().default(true),
    /** Sherpa collars and fleece coats are lined with pile in any case; nylon is quilted unless it has no lining. */
    lining: z.enum(['quilted', 'blanket', 'fleece', 'none']).default('quilted'),
    collarButton: z.boolean().default(false),
    /** A slot for the leash, faced with leather. */
    leashSlot: z.boolean().default(false),
    /** Reflective piping along the shoulder seam of canvas and nylon. */
    piping: z.boolean().default(true),
  }),
  z.strictObject({
    type: z.literal('collar'),
    hardware: z.enum(['brass', 'steel']).default('brass'),
    cloth: z.enum(['leather', 'canvas', 'nylon']).default('leather'),
    studs: z.boolean().default(false),
  }),
  z.strictObject({ type: z.literal('leash'), cloth: z.enum(['rope', 'canvas']).default('rope') }),
  z.strictObject({ type: z.literal('gift-card'), design: z.enum(['ridge', 'barn', 'plaid', 'workshop', 'dog']).default('ridge') }),
]);
export type ArtworkSpecInput = z.input<typeof artworkSpec>;
export type ArtworkSpec = z.output<typeof artworkSpec>;
export type ArtworkType = ArtworkSpec['type'];
