/** Generic color names such as `navy`. Brands name their colors freely, so the index derives generic names from a color's swatch. */

interface ColorName {
  name: string;
  examples: readonly string[];
  aliases?: readonly string[];
}

const colorNames: readonly ColorName[] = [
  { name: 'black', examples: ['#161617', '#2a2a2c'], aliases: ['jet black', 'noir', 'noire'] },
  { name: 'charcoal', examples: ['#3b3c3f', '#48484b'], aliases: ['dark grey', 'dark gray', 'gris fonce', 'anthracite'] },
  { name: 'grey', examples: ['#77736b', '#8f8f8c', '#5b5c5e', '#a6abab'], aliases: ['gray', 'gris', 'grise', 'slate', 'heather'] },
  { name: 'light grey', examples: ['#b5b3ad', '#c4c8c5'], aliases: ['light gray', 'silver', 'gris clair'] },
  { name: 'white', examples: ['#f4f2ec', '#ffffff'], aliases: ['blanc', 'blanche'] },
  { name: 'cream', examples: ['#eadfc8', '#d9ccb4', '#f1eee5'], aliases: ['ivory', 'off white', 'natural', 'ecru', 'creme', 'oatmeal'] },
  { name: 'tan', examples: ['#b9966a', '#c4a77d', '#a87c4f'], aliases: ['camel', 'sand', 'fawn'] },
  { name: 'khaki', examples: ['#b7a57c', '#a3926a', '#c3b091'], aliases: ['beige', 'kaki'] },
  { name: 'brown', examples: ['#6b4a30', '#8a5229', '#5c4a3b', '#9a6b3c'], aliases: ['brun', 'marron', 'brune'] },
  { name: 'dark brown', examples: ['#3f2f26', '#4e3a2c'], aliases: ['chocolate', 'coffee', 'espresso', 'marron fonce'] },
  { name: 'rust', examples: ['#9c4a26', '#a5532f'], aliases: ['copper', 'brick', 'rouille'] },
  { name: 'red', examples: ['#a32a26', '#9a2f28', '#c0392b'], aliases: ['rouge'] },
  { name: 'burgundy', examples: ['#5e2129', '#6b2a30'], aliases: ['maroon', 'wine', 'dark red', 'oxblood', 'bordeaux'] },
  { name: 'orange', examples: ['#c9652b', '#e07b39'] },
  { name: 'blaze orange', examples: ['#f26522', '#ff6a13'], aliases: ['blaze', 'hunter orange', 'safety orange', 'neon orange'] },
  { name: 'yellow', examples: ['#d9a63a', '#e6c34a'], aliases: ['gold', 'jaune'] },
  { name: 'mustard', examples: ['#b98a2f', '#c99a2e'], aliases: ['ochre', 'moutarde'] },
  { name: 'green', examples: ['#4c5c40', '#5c7a4c', '#3f5a45'], aliases: ['vert', 'verte'] },
  { name: 'olive', examples: ['#5f5f3a', '#6b6b47', '#55583b'], aliases: ['army green', 'loden', 'drab', 'olive green', 'vert olive'] },
  { name: 'dark green', examples: ['#2d3f33', '#2f4a3a'], aliases: ['forest', 'forest green', 'hunter green', 'spruce', 'vert fonce'] },
  { name: 'light green', examples: ['#9aa888', '#a9b79a'], aliases: ['sage', 'mint'] },
  { name: 'teal', examples: ['#2f6b6b', '#3b7a78'], aliases: ['turquoise', 'aqua'] },
  { name: 'blue', examples: ['#3c5470', '#4b6a8f', '#3b4c6b', '#4b5f6e'], aliases: ['bleu', 'bleue'] },
  { name: 'light blue', examples: ['#8fa8bf', '#7389a3', '#a7bccd'], aliases: ['sky', 'sky blue', 'baby blue', 'bleu clair', 'chambray'] },
  {
    name: 'navy',
    examples: ['#242d44', '#2c3a52', '#1f2a44'],
    aliases: ['navy blue', 'dark blue', 'midnight', 'marine', 'bleu marine', 'bleu fonce'],
  },
  { name: 'purple', examples: ['#5b4460', '#6a4c7a'], aliases: ['plum', 'violet', 'eggplant', 'aubergine'] },
  { name: 'pink', examples: ['#c78a8e', '#d8a0a4'], aliases: ['rose', 'blush'] },
];

type Lab = readonly [number, number, number];

/** Converts `#rrggbb` to OKLab, a color space in which equal distances look equally different. */
function toOklab(hex: string): Lab {
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  const [red, green, blue] = [channel(1), channel(3), channel(5)] as const;
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const mediumWave = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const shortWave = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return [
    0.2104542553 * long + 0.793617785 * mediumWave - 0.0040720468 * shortWave,
    1.9779984951 * long - 2.428592205 * mediumWave + 0.4505937099 * shortWave,
    0.0259040371 * long + 0.7827717662 * mediumWave - 0.808675766 * shortWave,
  ];
}

/** Weights lightness less than hue, since lightness depends on the light in which fabric is photographed. */
function colorDistance(a: Lab, b: Lab): number {
  return Math.hypot((a[0] - b[0]) * 0.6, (a[1] - b[1]) * 1.6, (a[2] - b[2]) * 1.6);
}

const colorNamesInLab = colorNames.map(({ name, examples }) => ({ name, examples: examples.map(toOklab) }));

/** Maximum distance to an example of a color name. The nearest name applies at any distance. */
const maxDistance = 0.038;

export function colorNamesOf(swatch: readonly string[], family?: string): string[] {
  const [hex] = swatch;
  const found = new Set(family ? [family] : []);
  if (hex && /^#[0-9a-f]{6}$/i.test(hex)) {
    const lab = toOklab(hex);
    const ranked = colorNamesInLab
      .map(({ name, examples }) => ({ name, distance: Math.min(...examples.map((example) => colorDistance(lab, example))) }))
      .sort((a, b) => a.distance - b.distance);
    for (const [rank, { name, distance }] of ranked.entries()) if (rank === 0 || distance <= maxDistance) found.add(name);
  }
  return [...found];
}

const nameByAlias = new Map(colorNames.flatMap(({ name, aliases = [] }) => [name, ...aliases].map((word) => [word, name] as const)));
const maxWords = Math.max(...[...nameByAlias.keys()].map((word) => word.split(' ').length));

/** Returns the color that the tokens from an index on name, by the longest match: 'dark', 'blue' is navy. */
export function colorNameAt(tokens: readonly string[], start: number): { color: string; length: number } | undefined {
  for (let length = maxWords; length > 0; length -= 1) {
    if (start + length > tokens.length) continue;
    const color = nameByAlias.get(tokens.slice(start, start + length).join(' '));
    if (color) return { color, length };
  }
  return undefined;
}
