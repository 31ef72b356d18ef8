import type { ReactNode } from 'react';
import { useLazyComponent } from '../../../platform/lazy.tsx';
import type { ProductView } from '../../product-view.ts';
import type { VariantSelection } from '../../variants/use-variant-selection.ts';
import type { DeliveryFields } from '../delivery-choice/chosen-method.ts';

const loadUpdateLineButton = async () => ({ default: (await import('./update-line-button.tsx')).UpdateLineButton });

export interface BuyButtonProps {
  product: ProductView;
  variantSelection: VariantSelection;
  isSoldOut: boolean;
  delivery: DeliveryFields | undefined;
  onQuantity(quantity: number): void;
  withSelectedVariant(act: (productId: string, quantity: number) => void): void;
  addButton: ReactNode;
}

/** Adds to the cart, or updates the line that the URL names (ROUTE-037). The code for updates loads only in the second case. */
export function BuyButton(props: BuyButtonProps) {
  const itemId = props.variantSelection.editedItemId;
  return itemId ? <LazyUpdateLineButton itemId={itemId} {...props} /> : props.addButton;
}

function LazyUpdateLineButton(props: BuyButtonProps & { itemId: string }) {
  const { Component: UpdateLineButton } = useLazyComponent(loadUpdateLineButton, 'mount');
  return UpdateLineButton ? <UpdateLineButton key={props.itemId} {...props} /> : props.addButton;
}
