import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { choose, type Matrix, missingSelections, type Selection, selectionFrom, variantOf } from './availability.ts';
import { matrixOf, type ProductView } from './product-view.ts';
import type { Choosable, Dimension } from './variant-table.ts';

export interface Choice {
  matrix: Matrix;
  selection: Selection;
  variant: Choosable | undefined;
  missing: Dimension[];
  choose(dimensionId: string, value: string): void;
}

/** What is chosen lives in the address (`?color=10&size=L`), so that it can be shared, reloaded and gone back to. */
export function useChoice(product: ProductView): Choice {
  const [search, setSearch] = useSearchParams();
  const matrix = useMemo(() => matrixOf(product), [product]);
  const asked = Object.fromEntries(product.dimensions.flatMap(({ id }) => (search.has(id) ? [[id, search.get(id) ?? '']] : [])));
  const selection = selectionFrom(matrix, asked, product.standard);
  return {
    matrix,
    selection,
    variant: variantOf(matrix, selection),
    missing: missingSelections(matrix, selection),
    choose: (dimensionId, value) => setSearch(choose(matrix, selection, dimensionId, value), { replace: true, preventScrollReset: true }),
  };
}
