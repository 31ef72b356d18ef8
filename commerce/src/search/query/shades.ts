/** Colours as shoppers name them. A brand calls its colours as it likes; what they look like says which of these words they answer to. Pure. */

interface Shade {
  name: string;
  /** What the word is understood as, `#rrggbb`. */
  like: readonly string[];
  /** Other words for it, in any language that the shop speaks. */
  also?: readonly string[];
}

/** Words of one colour, from general to particular; a general one takes its whole family. */
const shades: readonly Shade[] = [
  { name: 'black', like: ['#161617', '#2a2a2c'], also: ['jet black', 'noir', 'noire'] },
  { name: 'charcoal', like: ['#3b3c3f', '#48484b'], also: ['dark grey', 'dark gray', 'gris fonce', 'anthracite'] },
  { name: 'grey', like: ['#77736b', '#8f8f8c', '#5b5c5e', '#a6abab'], also: ['gray', 'gris', 'grise', 'slate', 'heather'] },
  { name: 'light grey', like: ['#b5b3ad', '#c4c8c5'], also: ['light gray', 'silver', 'gris clair'] },
  { name: 'white', like: ['#f4f2ec', '#ffffff'], also: ['blanc', 'blanche'] },
  { name: 'cream', like: ['#eadfc8', '#d9ccb4', '#f1eee5'], also: ['ivory', 'off white', 'natural', 'ecru', 'creme', 'oatmeal'] },
  { name: 'tan', like: ['#b9966a', '#c4a77d', '#a87c4f'], also: ['camel', 'sand', 'fawn'] },
  { name: 'khaki', like: ['#b7a57c', '#a3926a', '#c3b091'], also: ['beige', 'kaki'] },
  { name: 'brown', like: ['#6b4a30', '#8a5229', '#5c4a3b', '#9a6b3c'], also: ['brun', 'marron', 'brune'] },
  { name: 'dark brown', like: ['#3f2f26', '#4e3a2c'], also: ['chocolate', 'coffee', 'espresso', 'marron fonce'] },
  { name: 'rust', like: ['#9c4a26', '#a5532f'], also: ['copper', 'brick', 'rouille'] },
  { name: 'red', like: ['#a32a26', '#9a2f28', '#c0392b'], also: ['rouge'] },
  { name: 'burgundy', like: ['#5e2129', '#6b2a30'], also: ['maroon', 'wine', 'dark red', 'oxblood', 'bordeaux'] },
  { name: 'orange', like: ['#c9652b', '#e07b39'] },
  { name: 'blaze orange', like: ['#f26522', '#ff6a13'], also: ['blaze', 'hunter orange', 'safety orange', 'neon orange'] },
  { name: 'yellow', like: ['#d9a63a', '#e6c34a'], also: ['gold', 'jaune'] },
  { name: 'mustard', like: ['#b98a2f', '#c99a2e'], also: ['ochre', 'moutarde'] },
  { name: 'green', like: ['#4c5c40', '#5c7a4c', '#3f5a45'], also: ['vert', 'verte'] },
  { name: 'olive', like: ['#5f5f3a', '#6b6b47', '#55583b'], also: ['army green', 'loden', 'drab', 'olive green', 'vert olive'] },
  { name: 'dark green', like: ['#2d3f33', '#2f4a3a'], also: ['forest', 'forest green', 'hunter green', 'spruce', 'vert fonce'] },
  { name: 'light green', like: ['#9aa888', '#a9b79a'], also: ['sage', 'mint'] },
  { name: 'teal', like: ['#2f6b6b', '#3b7a78'], also: ['turquoise', 'aqua'] },
  { name: 'blue', like: ['#3c5470', '#4b6a8f', '#3b4c6b', '#4b5f6e'], also: ['bleu', 'bleue'] },
  { name: 'light blue', like: ['#8fa8bf', '#7389a3', '#a7bccd'], also: ['sky', 'sky blue', 'baby blue', 'bleu clair', 'chambray'] },
  {
    name: 'navy',
    like: ['#242d44', '#2c3a52', '#1f2a44'],
    also: ['navy blue', 'dark blue', 'midnight', 'marine', 'bleu marine', 'bleu fonce'],
  },
  { name: 'purple', like: ['#5b4460', '#6a4c7a'], also: ['plum', 'violet', 'eggplant', 'aubergine'] },
  { name: 'pink', like: ['#c78a8e', '#d8a0a4'], also: ['rose', 'blush'] },
];

type Lab = readonly [number, number, number];

/** `#rrggbb` in OKLab, where equal distances look equally different. */
function labOf(hex: string): Lab {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  const [red, green, blue] = [channel(1), channel(3), channel(5)] as const;
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  ];
}

/** Lightness counts less than hue: cloth of one colour is lighter or darker by its light. */
function distance(a: Lab, b: Lab): number {
  return Math.hypot((a[0] - b[0]) * 0.6, (a[1] - b[1]) * 1.6, (a[2] - b[2]) * 1.6);
}

const known = shades.map((shade) => ({ name: shade.name, like: shade.like.map(labOf) }));

/** Farther than this from what a word is understood as, a colour does not answer to it. */
const near = 0.038;

/** Everyday words for a colour: the nearest one, all others that are near, and its family's. */
export function shadesOf(swatch: readonly string[], family?: string): string[] {
  const [hex] = swatch;
  const found = new Set(family ? [family] : []);
  if (hex && /^#[0-9a-f]{6}$/i.test(hex)) {
    const lab = labOf(hex);
    const ranked = known
      .map(({ name, like }) => ({ name, far: Math.min(...like.map((other) => distance(lab, other))) }))
      .sort((a, b) => a.far - b.far);
    for (const [place, { name, far }] of ranked.entries()) if (place === 0 || far <= near) found.add(name);
  }
  return [...found];
}

const byWord = new Map(shades.flatMap(({ name, also = [] }) => [name, ...also].map((word) => [word, name] as const)));
const wordsMost = Math.max(...[...byWord.keys()].map((word) => word.split(' ').length));

/** The shade that some words of a plain text name from a place on, the longest: 'dark', 'blue' is navy. */
export function shadeAt(words: readonly string[], start: number): { shade: string; length: number } | undefined {
  for (let length = wordsMost; length > 0; length -= 1) {
    if (start + length > words.length) continue;
    const shade = byWord.get(words.slice(start, start + length).join(' '));
    if (shade) return { shade, length };
  }
  return undefined;
}
