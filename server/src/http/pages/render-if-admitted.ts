import { runInClass } from '@outfitter/commerce';
import type { CachePolicy } from '@outfitter/storefront/page-context';
import type { Admission } from '../admission/admission-control.ts';
import { OverloadError } from './page-errors.ts';

/**
 * Renders a page if the server has room for it; throws an `OverloadError` otherwise. Cart, checkout and account pages are in the class of
 * baskets: without them, a shopper of an overloaded shop could not reach the order.
 */
export async function renderIfAdmitted<Page>(
  { admission }: { admission: Admission },
  { cache }: Pick<CachePolicy, 'cache'>,
  render: () => Promise<Page>,
): Promise<Page> {
  const requestClass = cache === 'private' ? 'basket' : 'page';
  const result = await admission.admit(requestClass, () => runInClass(requestClass, render));
  if (!result.isAdmitted) throw new OverloadError('the server is overloaded');
  return result.value;
}
