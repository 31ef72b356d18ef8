/** Whether a basket, priced now, may become an order. Pure. */
import { flashesOf } from '../../basket/flashes.ts';
import type { LoadedBasket } from '../../basket/load-basket.ts';
import { presentBasket } from '../../basket/present-basket.ts';
import { Fault } from '../../platform/http/fault.ts';
import { toMajor } from '../../platform/money.ts';

function missingFault(loaded: LoadedBasket): Fault | undefined {
  const flashes = flashesOf(loaded);
  const [first] = flashes;
  if (!first) return undefined;
  const basket = presentBasket(loaded);
  if (flashes.every((flash) => flash.type === 'ProductItemNotAvailable')) {
    return new Fault('ProductItemNotAvailableException', first.message, { ...first.details, path: first.path, basket });
  }
  return new Fault('BasketNotReadyException', first.message, { flashes, basket });
}

/**
 * The total must be what the shopper saw; where the caller does not say what that was, it must not be more than the last
 * answer said.
 */
function totalFault(loaded: LoadedBasket, expectedMinor: number | undefined): Fault | undefined {
  const { totalMinor } = loaded.totals;
  const answeredMinor = loaded.snapshot.basket.shownTotalMinor;
  const hasChanged = expectedMinor === undefined ? totalMinor > (answeredMinor ?? totalMinor) : totalMinor !== expectedMinor;
  if (!hasChanged) return undefined;
  const seen = expectedMinor ?? answeredMinor ?? totalMinor;
  return new Fault('BasketTotalChangedException', 'The total of the basket has changed.', {
    expectedTotal: toMajor(seen),
    orderTotal: toMajor(totalMinor),
    basket: presentBasket(loaded),
  });
}

/** What stands in the way, worst first; `undefined` where nothing does. */
export function readinessFault(loaded: LoadedBasket, expectedMinor: number | undefined): Fault | undefined {
  return missingFault(loaded) ?? totalFault(loaded, expectedMinor);
}
