import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { createSearchParams, useLocation, useSearchParams } from 'react-router';
import { afterPaint } from '../../platform/browser/after-paint.ts';
import { useNavigate } from '../../platform/locale/navigation.tsx';
import type { SelectedValues } from '../../sizing/index.ts';
import { useHydrated } from '../../ui/hooks/use-hydrated.ts';
import { matrixOf, type ProductView } from '../product-view.ts';
import { initialSelection, missingDimensions, selectedVariant, selectValue, type VariantMatrix } from './variant-availability.ts';
import type { Dimension, ProductVariant } from './variant-table.ts';

/** Query parameter with the id of the basket line to update: `/products/4117?edit={itemId}`. */
export const editedItemParameter = 'edit';

export type SelectOption = (dimensionId: string, value: string) => void;

export interface VariantSelection {
  matrix: VariantMatrix;
  selection: SelectedValues;
  variant: ProductVariant | undefined;
  missingDimensions: Dimension[];
  /** The same function until another page or product is shown, so that an option renders again only if it changes. */
  select: SelectOption;
  /** Id of the edited basket line; undefined until hydration, since the cached page is the same for everyone. */
  editedItemId: string | undefined;
  selectAll(requested: SelectedValues): void;
}

export interface ClickedSelection {
  entry: string;
  selection: SelectedValues;
}

/** Returns the key of the history entry. A replaced location has the key of the entry that it replaced. */
export function historyEntryOf({ key, state }: { key: string; state: unknown }): string {
  const { entry } = (state ?? {}) as { entry?: unknown };
  return typeof entry === 'string' ? entry : key;
}

export function currentSelection(entry: string, fromAddress: SelectedValues, clicked: ClickedSelection | undefined): SelectedValues {
  return clicked?.entry === entry ? clicked.selection : fromAddress;
}

/** Applies options that were clicked before hydration. `checkedValue` reads a dimension's checked value from the DOM. */
export function withClicksBeforeHydration(
  matrix: VariantMatrix,
  selection: SelectedValues,
  checkedValue: (dimensionId: string) => string | undefined,
): SelectedValues {
  const clicked = matrix.dimensions.flatMap(({ id }) => {
    const value = checkedValue(id);
    return value === undefined || value === selection[id] ? [] : [[id, value] as const];
  });
  return clicked.reduce((current, [id, value]) => selectValue(matrix, current, id, value), selection);
}

function checkedInDocument(dimensionId: string): string | undefined {
  return document.querySelector<HTMLInputElement>(`[role="radiogroup"] input[name="${CSS.escape(dimensionId)}"]:checked`)?.value;
}

/**
 * The URL contains the selection (`?color=10&size=L`), so that it survives sharing, reloading and going back. A click takes effect at
 * once; the URL changes after the next paint.
 */
export function useVariantSelection(product: ProductView): VariantSelection {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const entry = historyEntryOf(useLocation());
  const isHydrated = useHydrated();
  const [clicked, setClicked] = useState<ClickedSelection>();
  const matrix = useMemo(() => matrixOf(product), [product]);
  const fromAddress = useMemo(() => {
    const requested = product.dimensions.flatMap(({ id }) => (search.has(id) ? [[id, search.get(id) ?? '']] : []));
    return initialSelection(matrix, Object.fromEntries(requested), product.defaultSelection);
  }, [matrix, product, search]);
  const selection = currentSelection(entry, fromAddress, clicked);

  const showSelection = (next: SelectedValues) => setClicked({ entry, selection: next });
  const select = useCallback(
    (dimensionId: string, value: string) =>
      setClicked((previous) => ({
        entry,
        selection: selectValue(matrix, currentSelection(entry, fromAddress, previous), dimensionId, value),
      })),
    [entry, fromAddress, matrix],
  );
  const updateAddress = useEffectEvent((clickedSelection: ClickedSelection) => {
    if (clickedSelection.entry !== entry) return;
    const edited = search.get(editedItemParameter);
    const query = edited === null ? clickedSelection.selection : { ...clickedSelection.selection, [editedItemParameter]: edited };
    void navigate({ search: `?${createSearchParams(query)}` }, { replace: true, preventScrollReset: true, state: { entry } });
  });
  useEffect(() => (clicked ? afterPaint(() => updateAddress(clicked)) : undefined), [clicked]);
  const applyClicksBeforeHydration = useEffectEvent(() => {
    const next = withClicksBeforeHydration(matrix, selection, checkedInDocument);
    if (next !== selection) showSelection(next);
  });
  useEffect(() => applyClicksBeforeHydration(), []);

  return {
    matrix,
    selection,
    variant: selectedVariant(matrix, selection),
    missingDimensions: missingDimensions(matrix, selection),
    select,
    editedItemId: (isHydrated && search.get(editedItemParameter)) || undefined,
    selectAll: (all) => showSelection(initialSelection(matrix, all)),
  };
}
