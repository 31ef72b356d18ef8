import type { Basket } from '@outfitter/contract/client';
import { FormattedMessage } from 'react-intl';
import * as buttonStyles from '../../ui/button.module.css';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { ignoreDoubleClick } from '../lines/ignore-double-click.ts';
import { MoveErrorMessage } from './move-error-message.tsx';
import type { DeliveryMoves } from './use-delivery-moves.ts';

interface Alternative {
  storeId: string;
  name: string;
}

/** The store that can no longer prepare a pickup, and the nearest ones that can; undefined if all is well (FULFIL-005). */
export function findStoreProblem({ _flash }: Pick<Basket, '_flash'>): { alternatives: readonly Alternative[] } | undefined {
  const flash = _flash.find(({ type }) => type === 'StoreNotEligible');
  return flash && { alternatives: (flash.details?.alternatives ?? []) as Alternative[] };
}

/** Says that the store cannot prepare the pickup, and offers other stores and shipping. */
export function StoreProblem({ basket, moves }: { basket: Basket; moves: DeliveryMoves }) {
  const problem = findStoreProblem(basket);
  if (!problem) return null;
  return (
    <Alert
      kind="error"
      role="alert"
      title={
        <FormattedMessage
          id="basket.store-not-eligible"
          defaultMessage="{hasStore, select, true {{store}} other {Your store}} can’t prepare pickups right now."
          values={{ store: moves.store?.name, hasStore: String(Boolean(moves.store?.name)) }}
        />
      }
    >
      <div className={buttonStyles.buttonRow}>
        {problem.alternatives.map(({ storeId, name }) => (
          <Button key={storeId} kind="secondary" small onClick={ignoreDoubleClick(() => moves.collectAt(storeId))}>
            <FormattedMessage
              id="basket.group.pick-up"
              defaultMessage="{hasStore, select, true {Pick up at {store}} other {Pick up in store}}"
              values={{ hasStore: 'true', store: name }}
            />
          </Button>
        ))}
        {moves.canPickUp ? (
          <Button kind="secondary" small onClick={moves.changeStore}>
            <FormattedMessage id="basket.store-not-eligible.other" defaultMessage="Choose another store" />
          </Button>
        ) : null}
        <Button kind="secondary" small onClick={ignoreDoubleClick(moves.shipAll)}>
          <FormattedMessage id="basket.store-not-eligible.ship" defaultMessage="Ship it all to me instead" />
        </Button>
      </div>
      {moves.error ? (
        <p className="text-critical" role="alert">
          <MoveErrorMessage error={moves.error} />
        </p>
      ) : null}
    </Alert>
  );
}
