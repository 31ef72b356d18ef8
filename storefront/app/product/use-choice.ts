import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { afterPaint } from '../platform/after-paint.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { choose, type Matrix, missingSelections, type Selection, selectionFrom, variantOf } from './availability.ts';
import { matrixOf, type ProductView } from './product-view.ts';
import type { Choosable, Dimension } from './variant-table.ts';

/** The query parameter that names the line of the cart which the page changes: `/products/4117?edit={itemId}`. */
export const editedItem = 'edit';

export interface Choice {
  matrix: Matrix;
  selection: Selection;
  variant: Choosable | undefined;
  missing: Dimension[];
  choose(dimensionId: string, value: string): void;
  /** The line of the cart that the address asks to change; known once the page has been taken over, which is the same for everyone. */
  editedItemId: string | undefined;
  /** Chooses all of this, as far as it is made. */
  take(asked: Selection): void;
}

/** What was pressed on the page that one entry of the history shows. */
export interface Pressed {
  entry: string;
  selection: Selection;
}

/** The entry of the history that a location belongs to: an address that follows a press names the one it took the place of. */
export function entryOf({ key, state }: { key: string; state: unknown }): string {
  const { entry } = (state ?? {}) as { entry?: unknown };
  return typeof entry === 'string' ? entry : key;
}

/** What is chosen: what was pressed while this entry shows, else what its address says. */
export function chosenNow(entry: string, fromAddress: Selection, pressed: Pressed | undefined): Selection {
  return pressed?.entry === entry ? pressed.selection : fromAddress;
}

/** The choice with what was pressed before the page could listen: `pressedValue` says what stands pressed for a dimension. */
export function withEarlierPresses(
  matrix: Matrix,
  selection: Selection,
  pressedValue: (dimensionId: string) => string | undefined,
): Selection {
  const earlier = matrix.dimensions.flatMap(({ id }) => {
    const value = pressedValue(id);
    return value === undefined || value === selection[id] ? [] : [[id, value] as const];
  });
  return earlier.reduce((chosen, [id, value]) => choose(matrix, chosen, id, value), selection);
}

function pressedInDocument(dimensionId: string): string | undefined {
  return document.querySelector<HTMLInputElement>(`.choice input[name="${CSS.escape(dimensionId)}"]:checked`)?.value;
}

/**
 * What is chosen lives in the address (`?color=10&size=L`), so that it can be shared, reloaded and gone back to. A press shows at once:
 * the address follows a moment later.
 */
export function useChoice(product: ProductView): Choice {
  const [search, setSearch] = useSearchParams();
  const entry = entryOf(useLocation());
  const isHydrated = useHydrated();
  const [pressed, setPressed] = useState<Pressed>();
  const matrix = useMemo(() => matrixOf(product), [product]);
  const asked = Object.fromEntries(product.dimensions.flatMap(({ id }) => (search.has(id) ? [[id, search.get(id) ?? '']] : [])));
  const selection = chosenNow(entry, selectionFrom(matrix, asked, product.standard), pressed);

  const show = (next: Selection) => setPressed({ entry, selection: next });
  const tellAddress = useEffectEvent((told: Pressed) => {
    if (told.entry !== entry) return;
    const edited = search.get(editedItem);
    const query = edited === null ? told.selection : { ...told.selection, [editedItem]: edited };
    setSearch(query, { replace: true, preventScrollReset: true, state: { entry } });
  });
  useEffect(() => (pressed ? afterPaint(() => tellAddress(pressed)) : undefined), [pressed]);
  const catchUp = useEffectEvent(() => {
    const next = withEarlierPresses(matrix, selection, pressedInDocument);
    if (next !== selection) show(next);
  });
  useEffect(() => catchUp(), []);

  return {
    matrix,
    selection,
    variant: variantOf(matrix, selection),
    missing: missingSelections(matrix, selection),
    choose: (dimensionId, value) => show(choose(matrix, selection, dimensionId, value)),
    editedItemId: (isHydrated && search.get(editedItem)) || undefined,
    take: (all) => show(selectionFrom(matrix, all)),
  };
}
