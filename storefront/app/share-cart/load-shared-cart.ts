import type { Product } from '@outfitter/contract/client';
import { requiredCall } from '../platform/loaders/loader-errors.ts';
import type { PageContext } from '../platform/loaders/page-context.ts';
import type { ImageSource } from '../ui/media/image-url.ts';
import { parseSharedCart } from './parse-shared-cart.ts';

export interface SharedLine {
  productId: string;
  quantity: number;
  name: string;
  variationText: string;
  price: number;
  to: string;
  image: ImageSource | undefined;
  /** True for a variant in stock, false for a master whose size is still to choose. */
  isOrderable: boolean;
}
export interface SharedCartData {
  status: 'none' | 'unreadable' | 'items';
  lines: SharedLine[];
  unavailableCount: number;
}

function toSharedLine(product: Product, quantity: number): SharedLine {
  const values = Object.entries(product.variationValues ?? {}).flatMap(([id, value]) => {
    const attribute = product.variationAttributes.find((each) => each.id === id);
    const name = attribute?.values.find((each) => each.value === value)?.name;
    if (name === undefined) return [];
    // A number needs the name of what it measures.
    return /^\d\S*$/.test(name) ? `${attribute?.name} ${name}` : name;
  });
  const image = product.imageGroups.find(({ viewType }) => viewType === 'large')?.images[0];
  return {
    productId: product.id,
    quantity,
    name: product.name,
    variationText: values.join(', '),
    price: product.price,
    to: product.c_slugUrl,
    image: image && { link: image.link, alt: image.alt, version: image.c_version, background: image.c_ground },
    isOrderable: !product.type.master && product.inventory?.orderable === true,
  };
}

export async function loadSharedCart({ client, currency }: PageContext, text: string | null): Promise<SharedCartData> {
  const shared = parseSharedCart(text);
  if (shared.status !== 'items') return { status: shared.status, lines: [], unavailableCount: 0 };
  const productIds = shared.items.map(({ productId }) => productId).join(',');
  const { data } = await requiredCall(client.getProducts({ params: { productIds }, query: { currency, allImages: 'true' } }));
  const lines = shared.items.flatMap(({ productId, quantity }) => {
    const product = data.find(({ id }) => id === productId);
    return product ? [toSharedLine(product, quantity)] : [];
  });
  return { status: 'items', lines, unavailableCount: shared.items.length - lines.length };
}
