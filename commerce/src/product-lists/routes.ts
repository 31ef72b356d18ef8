import { endpoints } from '@outfitter/contract';
import type { CommerceDependencies } from '../commerce-dependencies.ts';
import { valueOrFault } from '../platform/http/fault.ts';
import { type BoundRoute, bind } from '../platform/http/route.ts';
import { addItem } from './add-item.ts';
import { patchItem, removeItem, replaceItem } from './change-item.ts';
import { changeList, createList, findList, findLists, removeList } from './lists.ts';
import { findSavedProducts } from './saved-products.ts';
import { findSharedList } from './shared-list.ts';

/** Options of a change that has no effect outside of its transaction. */
const transactional = { claimsKey: true };

export function routes(deps: CommerceDependencies): BoundRoute[] {
  return [
    bind(endpoints.getProductLists, async (call) => {
      const data = valueOrFault(await findLists(deps, call, call.params.customerId));
      return { count: data.length, data, start: 0, total: data.length };
    }),
    bind(
      endpoints.createProductList,
      async (call) => valueOrFault(await createList(deps, call, call.params.customerId, call.body)),
      transactional,
    ),
    bind(endpoints.getProductList, async (call) => valueOrFault(await findList(deps, call, call.params))),
    bind(endpoints.updateProductList, async (call) => valueOrFault(await changeList(deps, call, call.params, call.body)), transactional),
    bind(endpoints.deleteProductList, async (call) => valueOrFault(await removeList(deps, call, call.params)), transactional),
    bind(endpoints.addProductListItem, async (call) => valueOrFault(await addItem(deps, call, call.params, call.body)), transactional),
    bind(endpoints.updateProductListItem, async (call) => valueOrFault(await patchItem(deps, call, call.params, call.body)), transactional),
    bind(
      endpoints.replaceProductListItem,
      async (call) => valueOrFault(await replaceItem(deps, call, call.params, call.body)),
      transactional,
    ),
    bind(endpoints.removeProductListItem, async (call) => valueOrFault(await removeItem(deps, call, call.params)), transactional),
    bind(endpoints.getSavedProducts, async ({ principal }) => ({ products: await findSavedProducts(deps, principal) })),
    bind(endpoints.getSharedProductList, async ({ body }) => valueOrFault(await findSharedList(deps, body))),
  ];
}
