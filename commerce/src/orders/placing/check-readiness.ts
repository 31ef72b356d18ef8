import type { LoadedBasket } from '../../basket/load-basket.ts';
import { flashesOf } from '../../basket/presentation/flashes.ts';
import { presentBasket } from '../../basket/presentation/present-basket.ts';
import { toMajor } from '../../platform/money.ts';
import { failure, ok, type Result } from '../../platform/result.ts';

export type ReadinessError = 'ProductItemNotAvailableException' | 'BasketNotReadyException' | 'BasketTotalChangedException';

function checkComplete(loaded: LoadedBasket): Result<undefined, ReadinessError> {
  const flashes = flashesOf(loaded);
  const [first] = flashes;
  if (!first) return ok();
  const basket = presentBasket(loaded);
  if (flashes.every((flash) => flash.type === 'ProductItemNotAvailable')) {
    return failure('ProductItemNotAvailableException', first.message, { ...first.details, path: first.path, basket });
  }
  return failure('BasketNotReadyException', first.message, { flashes, basket });
}

/**
 * Checks that the total equals the one that the shopper saw or, without an expected total, does not exceed that of the last basket
 * response.
 */
function checkTotal(loaded: LoadedBasket, expectedMinor: number | undefined): Result<undefined, ReadinessError> {
  const { totalMinor } = loaded.totals;
  const shownMinor = loaded.snapshot.basket.shownTotalMinor;
  const hasChanged = expectedMinor === undefined ? totalMinor > (shownMinor ?? totalMinor) : totalMinor !== expectedMinor;
  if (!hasChanged) return ok();
  return failure('BasketTotalChangedException', 'The total of the basket has changed.', {
    expectedTotal: toMajor(expectedMinor ?? shownMinor ?? totalMinor),
    orderTotal: toMajor(totalMinor),
    basket: presentBasket(loaded),
  });
}

export function checkReadiness(loaded: LoadedBasket, expectedMinor: number | undefined): Result<undefined, ReadinessError> {
  const complete = checkComplete(loaded);
  return complete.ok ? checkTotal(loaded, expectedMinor) : complete;
}
