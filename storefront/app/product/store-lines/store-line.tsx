import type { StorePickup } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';

export type Choice = 'none' | 'limited' | 'full';

/** Returns how much of a style the store has. `limited`: fewer than half of its sizes and colors. */
export function choiceAtStore({ variants, available }: Pick<StorePickup['products'][number], 'variants' | 'available'>): Choice {
  if (available === 0) return 'none';
  return available * 2 < variants ? 'limited' : 'full';
}

interface StoreLineProps {
  choice: Choice;
  isToday: boolean;
  city: string;
}

export function StoreLine({ choice, isToday, city }: StoreLineProps) {
  if (choice === 'none') {
    return (
      <span className="text-muted">
        <FormattedMessage id="product.tile.store.none" defaultMessage="Not in stock at {city}" values={{ city }} />
      </span>
    );
  }
  return (
    <span className="text-success">
      {choice === 'limited' ? (
        <FormattedMessage id="product.tile.store.limited" defaultMessage="Limited choice at {city}" values={{ city }} />
      ) : isToday ? (
        <FormattedMessage id="product.tile.store.today" defaultMessage="Pickup today at {city}" values={{ city }} />
      ) : (
        <FormattedMessage id="product.tile.store.in-stock" defaultMessage="In stock at {city}" values={{ city }} />
      )}
    </span>
  );
}
