import { FormattedMessage } from 'react-intl';
import { Tag } from '../../ui/tag.tsx';
import type { Tile, TileColor } from './tile.ts';

type Badge = Tile['badges'][number];

export function BadgeTag({ badge, className }: { badge: Badge; className?: string }) {
  switch (badge) {
    case 'New':
      return (
        <Tag className={className}>
          <FormattedMessage id="product.badge.new" defaultMessage="New" />
        </Tag>
      );
    case 'New Color':
      return (
        <Tag kind="muted" className={className}>
          <FormattedMessage id="product.badge.new-color" defaultMessage="New Color" />
        </Tag>
      );
    case 'Clearance':
      return (
        <Tag kind="sale" className={className}>
          <FormattedMessage id="product.badge.clearance" defaultMessage="Clearance" />
        </Tag>
      );
    case 'Sale':
      return (
        <Tag kind="sale" className={className}>
          <FormattedMessage id="product.badge.sale" defaultMessage="Sale" />
        </Tag>
      );
  }
}

/** Returns the badge to show, since a tile has space for one: price reductions come before new products. */
export function primaryBadge(badges: readonly Badge[]): Badge | undefined {
  return (['Clearance', 'Sale', 'New', 'New Color'] as const).find((badge) => badges.includes(badge));
}

/** Returns the badges of a tile that also apply to another color than its lead color. */
export function badgesOfOtherColor(badges: readonly Badge[], { strikePrice }: Pick<TileColor, 'strikePrice'>): readonly Badge[] {
  return badges.filter((badge) => badge === 'New' || (badge !== 'New Color' && strikePrice !== undefined));
}
