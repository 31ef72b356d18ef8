/** The promo code of the link by which the shopper came, such as `/men?coupon=WELCOME15`, until it is applied to a basket. */
import { readStored, writeStored } from '../../platform/session/index.ts';

const storageKey = 'outfitter.promo-code';
const parameter = 'coupon';
const maxLength = 64;

/** Stores the code of the address at which the document was loaded, which navigations of the router do not change, and returns it. */
export function storeLinkedPromoCode(): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  const code = navigation && new URL(navigation.name).searchParams.get(parameter)?.trim();
  if (!code || code.length > maxLength) return undefined;
  writeStored('session', storageKey, code);
  return code;
}

export function readLinkedPromoCode(): string | undefined {
  const code = readStored('session', storageKey);
  return typeof code === 'string' ? code : undefined;
}

/**
 * Deletes the stored code. Call it when the shop has responded, not before: a page that is left earlier loses no code, and one that the
 * shopper removes stays removed.
 */
export function clearLinkedPromoCode(): void {
  writeStored('session', storageKey, undefined);
}
