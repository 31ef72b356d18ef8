import type { ListingBanner } from '@outfitter/contract';
import type { RuleOf } from '../../merchandising/rule.ts';

export function presentBanner({ id, definition }: RuleOf<'banner'>): ListingBanner {
  const { place, contentId, text, detail, link, linkText, picture } = definition;
  return {
    id,
    place,
    ...(contentId === undefined ? {} : { contentId }),
    ...(text === undefined ? {} : { text }),
    ...(detail === undefined ? {} : { detail }),
    ...(link === undefined ? {} : { link }),
    ...(linkText === undefined ? {} : { linkText }),
    ...(picture === undefined ? {} : { picture: presentImage(picture) }),
  };
}

type RuleImage = NonNullable<RuleOf<'banner'>['definition']['picture']>;

function presentImage({ image: link, alt, version, ground, point }: RuleImage): ListingBanner['picture'] {
  return {
    link,
    alt,
    ...(version === undefined ? {} : { c_version: version }),
    ...(ground === undefined ? {} : { c_ground: ground }),
    ...(point === undefined ? {} : { c_point: [point.x, point.y] }),
  };
}
