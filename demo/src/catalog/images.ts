/** Image names of a style: `<styleId>-<colorCode>-<view>`. The `artwork` workspace renders them. */
import type { ArtworkType } from '@outfitter/artwork/spec';

export type View = 'front' | 'back' | 'detail';
export interface ImageName {
  styleId: string;
  colorCode: string;
  view: View;
}

/** Types that have a back view; others (boots, hats, straps) are rendered from one side only. */
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

/** Returns the views of a type in gallery order. A gift card has only a front. */
export function viewsOf(type: ArtworkType): View[] {
  if (type === 'gift-card') return ['front'];
  return withBack.has(type) ? ['front', 'back', 'detail'] : ['front', 'detail'];
}

export function imageName({ styleId, colorCode, view }: ImageName): string {
  return `${styleId}-${colorCode}-${view}`;
}

export function clipName({ id }: { id: string }): string {
  return `${id}-close-up`;
}

/** Parses the name of a style's image; `undefined` for any other text. */
export function readImageName(name: string): ImageName | undefined {
  const match = /^(\d{4,5})-(\d\d)-(front|back|detail)$/.exec(name);
  return match ? { styleId: match[1]!, colorCode: match[2]!, view: match[3] as View } : undefined;
}
