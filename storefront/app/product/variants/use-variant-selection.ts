import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { createSearchParams, useLocation, useSearchParams } from 'react-router';
import { afterPaint } from '../../platform/browser/after-paint.ts';
import { useNavigate } from '../../platform/locale/navigation.tsx';
import { useHydrated } from '../../ui/hooks/use-hydrated.ts';
import { matrixOf, type ProductView } from '../product-view.ts';
import {
  initialSelection,
  missingDimensions,
  type SelectedValues,
  selectedVariant,
  selectValue,
  type VariantMatrix,
} from './variant-availability.ts';
import type { Dimension, ProductVariant } from './variant-table.ts';

/** The query parameter that names the line of the cart which the page changes: `/products/4117?edit={itemId}`. */
export const editedItemParameter = 'edit';

export interface VariantSelection {
  matrix: VariantMatrix;
  selection: SelectedValues;
  variant: ProductVariant | undefined;
  missingDimensions: Dimension[];
  select(dimensionId: string, value: string): void;
  /** The line of the cart that the address asks to change; known once the page has been taken over, which is the same for everyone. */
  editedItemId: string | undefined;
  /** Chooses all of this, as far as it is made. */
  selectAll(asked: SelectedValues): void;
}

/** What was pressed on the page that one entry of the history shows. */
export interface ClickedSelection {
  entry: string;
  selection: SelectedValues;
}

/** The entry of the history that a location belongs to: an address that follows a press names the one it took the place of. */
export function historyEntryOf({ key, state }: { key: string; state: unknown }): string {
  const { entry } = (state ?? {}) as { entry?: unknown };
  return typeof entry === 'string' ? entry : key;
}

/** What is chosen: what was pressed while this entry shows, else what its address says. */
export function currentSelection(entry: string, fromAddress: SelectedValues, pressed: ClickedSelection | undefined): SelectedValues {
  return pressed?.entry === entry ? pressed.selection : fromAddress;
}

/** The choice with what was pressed before the page could listen: `pressedValue` says what stands pressed for a dimension. */
export function withClicksBeforeHydration(
  matrix: VariantMatrix,
  selection: SelectedValues,
  pressedValue: (dimensionId: string) => string | undefined,
): SelectedValues {
  const earlier = matrix.dimensions.flatMap(({ id }) => {
    const value = pressedValue(id);
    return value === undefined || value === selection[id] ? [] : [[id, value] as const];
  });
  return earlier.reduce((chosen, [id, value]) => selectValue(matrix, chosen, id, value), selection);
}

function checkedInDocument(dimensionId: string): string | undefined {
  return document.querySelector<HTMLInputElement>(`.choice input[name="${CSS.escape(dimensionId)}"]:checked`)?.value;
}

/**
 * What is chosen lives in the address (`?color=10&size=L`), so that it can be shared, reloaded and gone back to. A press shows at once:
 * the address follows a moment later.
 */
export function useVariantSelection(product: ProductView): VariantSelection {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const entry = historyEntryOf(useLocation());
  const isHydrated = useHydrated();
  const [pressed, setPressed] = useState<ClickedSelection>();
  const matrix = useMemo(() => matrixOf(product), [product]);
  const asked = Object.fromEntries(product.dimensions.flatMap(({ id }) => (search.has(id) ? [[id, search.get(id) ?? '']] : [])));
  const selection = currentSelection(entry, initialSelection(matrix, asked, product.defaultSelection), pressed);

  const show = (next: SelectedValues) => setPressed({ entry, selection: next });
  const tellAddress = useEffectEvent((told: ClickedSelection) => {
    if (told.entry !== entry) return;
    const edited = search.get(editedItemParameter);
    const query = edited === null ? told.selection : { ...told.selection, [editedItemParameter]: edited };
    void navigate({ search: `?${createSearchParams(query)}` }, { replace: true, preventScrollReset: true, state: { entry } });
  });
  useEffect(() => (pressed ? afterPaint(() => tellAddress(pressed)) : undefined), [pressed]);
  const catchUp = useEffectEvent(() => {
    const next = withClicksBeforeHydration(matrix, selection, checkedInDocument);
    if (next !== selection) show(next);
  });
  useEffect(() => catchUp(), []);

  return {
    matrix,
    selection,
    variant: selectedVariant(matrix, selection),
    missingDimensions: missingDimensions(matrix, selection),
    select: (dimensionId, value) => show(selectValue(matrix, selection, dimensionId, value)),
    editedItemId: (isHydrated && search.get(editedItemParameter)) || undefined,
    selectAll: (all) => show(initialSelection(matrix, all)),
  };
}
