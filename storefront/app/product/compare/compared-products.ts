/** Styles that the shopper compares, on this device only. */
import { createStoredIds, parseIds } from '../../platform/browser/stored-ids.ts';

export const maxCompared = 4;

export const comparedIds = createStoredIds('outfitter.compared', maxCompared);

/** Adds the id at the end or removes it. A full list stays as it is. */
export function withToggled(ids: readonly string[], id: string): readonly string[] {
  return ids.includes(id) ? ids.filter((each) => each !== id) : parseIds([...ids, id], maxCompared);
}

export function comparePath(ids: readonly string[]): string {
  return ids.length > 0 ? `/compare?ids=${ids.join(',')}` : '/compare';
}
