import { parseIds } from '../platform/browser/stored-ids.ts';
import { maxCompared } from '../product/index.ts';

export interface RequestedIds {
  ids: readonly string[];
  isTooMany: boolean;
  unreadableCount: number;
}

/** Reads `?ids=4117,4120`: each id once, at most four. */
export function requestedIds(text: string | null): RequestedIds {
  const parts = [
    ...new Set(
      (text ?? '')
        .slice(0, 1000)
        .split(',')
        .map((part) => part.trim()),
    ),
  ].filter(Boolean);
  const valid = parseIds(parts, parts.length);
  return { ids: valid.slice(0, maxCompared), isTooMany: valid.length > maxCompared, unreadableCount: parts.length - valid.length };
}
