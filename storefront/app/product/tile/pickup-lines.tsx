import { createContext, type ReactNode, use } from 'react';
import * as styles from './pickup-lines.module.css';

/** What the chosen store has of each style of a listing, by the style's id. */
export type PickupLines = ReadonlyMap<string, ReactNode>;

/** Undefined outside of listings, whose tiles say nothing about stores. */
export const PickupLinesContext = createContext<PickupLines | undefined>(undefined);

/** The line is there before its text, so that nothing moves when the store has responded. */
export function PickupLine({ styleId }: { styleId: string }) {
  const lines = use(PickupLinesContext);
  return lines ? <p className={styles.line}>{lines.get(styleId)}</p> : null;
}
