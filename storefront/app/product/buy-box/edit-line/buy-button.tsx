import type { ReactNode } from 'react';
import { useLazyComponent } from '../../../platform/lazy.tsx';
import type { ProductView } from '../../product-view.ts';
import type { VariantSelection } from '../../variants/use-variant-selection.ts';

const loadUpdateLineButton = async () => ({ default: (await import('./update-line-button.tsx')).UpdateLineButton });

export interface BuyButtonProps {
  product: ProductView;
  choice: VariantSelection;
  isSoldOut: boolean;
  onQuantity(quantity: number): void;
  /** Acts on the chosen variant and quantity, or says what is missing. */
  withSelectedVariant(act: (productId: string, quantity: number) => void): void;
  /** The button that adds: what stands there where no line is changed. */
  addButton: ReactNode;
}

/**
 * The button of the page: it adds, or, where the address names a line of the cart, changes that line. The code for that comes only then.
 */
export function BuyButton(props: BuyButtonProps) {
  const itemId = props.choice.editedItemId;
  return itemId ? <LazyUpdateLineButton itemId={itemId} {...props} /> : props.addButton;
}

function LazyUpdateLineButton(props: BuyButtonProps & { itemId: string }) {
  const { Component: UpdateLineButton } = useLazyComponent(loadUpdateLineButton, 'mount');
  return UpdateLineButton ? <UpdateLineButton key={props.itemId} {...props} /> : props.addButton;
}
