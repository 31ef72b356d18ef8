import type { Flash, Order } from '@outfitter/contract/client';

export type OrderOutcome =
  | { kind: 'placed'; orderNo: string }
  | { kind: 'challenge'; orderNo: string; url: string }
  /** No order was placed and nothing was charged (ORDER-004). */
  | { kind: 'declined'; reason: string }
  | { kind: 'pending'; orderNo: string };

const findFlash = (order: Pick<Order, '_flash'>, type: string): Flash | undefined => order._flash.find((flash) => flash.type === type);

/** Returns the URL of a flash only if it is of the shop's origin, so that a response cannot redirect the shopper elsewhere. */
function sameOriginUrl(flash: Flash | undefined, origin: string): string | undefined {
  const url = flash?.details?.url;
  if (typeof url !== 'string') return undefined;
  if (!URL.canParse(url, origin)) return undefined;
  const target = new URL(url, origin);
  return target.origin === origin ? target.href : undefined;
}

export function orderOutcome(order: Pick<Order, 'orderNo' | 'status' | '_flash'>, origin: string): OrderOutcome {
  const { orderNo, status } = order;
  switch (status) {
    case 'failed':
    case 'cancelled': {
      const flash = findFlash(order, 'PaymentAuthorizationFailed') ?? order._flash[0];
      const reason = typeof flash?.details?.reason === 'string' ? flash.details.reason : status;
      return { kind: 'declined', reason };
    }
    case 'awaiting_shopper': {
      const url = sameOriginUrl(findFlash(order, 'PaymentConfirmationRequired'), origin);
      return url ? { kind: 'challenge', orderNo, url } : { kind: 'pending', orderNo };
    }
    case 'created':
    case 'authorising':
      return { kind: 'pending', orderNo };
    default:
      return { kind: 'placed', orderNo };
  }
}
