/** The names of the pictures of a style: `<styleId>-<colorCode>-<view>`. What they show is drawn by `demo/artwork`. */
import type { ArtworkType } from '@outfitter/artwork/spec';

export type View = 'front' | 'back' | 'detail';
export interface ImageName {
  styleId: string;
  colorCode: string;
  view: View;
}

/** What is worn on the body has a back worth showing; boots, hats, straps and the like are drawn from one side. */
const withBack: ReadonlySet<ArtworkType> = new Set<ArtworkType>([
  'jacket',
  'denim-jacket',
  'down-vest',
  'rain-shell',
  'parka',
  'flannel',
  'work-shirt',
  'tee',
  'henley',
  'hoodie',
  'pants',
  'jeans',
  'overalls',
  'shorts',
]);

/** The views that a type is pictured in, in the order of a gallery. A gift card is all front. */
export function viewsOf(type: ArtworkType): View[] {
  if (type === 'gift-card') return ['front'];
  return withBack.has(type) ? ['front', 'back', 'detail'] : ['front', 'detail'];
}

export function imageName({ styleId, colorCode, view }: ImageName): string {
  return `${styleId}-${colorCode}-${view}`;
}

/** The name of the clip of a style that was filmed. */
export function clipName({ id }: { id: string }): string {
  return `${id}-close-up`;
}

/** The parts of a picture's name, or undefined when it does not name a style's picture. */
export function readImageName(name: string): ImageName | undefined {
  const match = /^(\d{4,5})-(\d\d)-(front|back|detail)$/.exec(name);
  return match ? { styleId: match[1]!, colorCode: match[2]!, view: match[3] as View } : undefined;
}
