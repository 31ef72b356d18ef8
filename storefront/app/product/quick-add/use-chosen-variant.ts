import { useCallback, useMemo, useState } from 'react';
import type { SelectedValues } from '../../sizing/index.ts';
import { matrixOf, type ProductView } from '../product-view.ts';
import type { VariantSelection } from '../variants/use-variant-selection.ts';
import { initialSelection, missingDimensions, selectedVariant, selectValue, type VariantMatrix } from '../variants/variant-availability.ts';
import type { ProductVariant } from '../variants/variant-table.ts';

/** Selects a variant in a dialog: unlike on the page of a product, the URL does not change. */
export function useChosenVariant(product: ProductView, requested: SelectedValues): VariantSelection {
  const matrix = useMemo(() => matrixOf(product), [product]);
  const [selection, setSelection] = useState(() => initialSelection(matrix, requested, product.defaultSelection));
  const select = useCallback(
    (dimensionId: string, value: string) => setSelection((current) => selectValue(matrix, current, dimensionId, value)),
    [matrix],
  );
  return {
    matrix,
    selection,
    variant: selectedVariant(matrix, selection),
    missingDimensions: missingDimensions(matrix, selection),
    editedItemId: undefined,
    select,
    selectAll: (all) => setSelection(initialSelection(matrix, all)),
  };
}

/** Returns the variant of a style in a color if there is nothing else to choose, and it can be ordered. */
export function onlyVariant(matrix: VariantMatrix, color: string | undefined, colorDimension: string): ProductVariant | undefined {
  const hasChoice = matrix.dimensions.some(({ id, values }) => values.length > 1 && !(id === colorDimension && color !== undefined));
  if (hasChoice) return undefined;
  const selection = initialSelection(matrix, color === undefined ? {} : { [colorDimension]: color });
  const variant = selectedVariant(matrix, selection);
  const isRequested =
    color === undefined || !matrix.dimensions.some(({ id }) => id === colorDimension) || selection[colorDimension] === color;
  return isRequested && variant?.orderable ? variant : undefined;
}
