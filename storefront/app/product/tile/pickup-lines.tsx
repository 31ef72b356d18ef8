import { createContext, type ReactNode, use } from 'react';
import * as styles from './pickup-lines.module.css';

/** Stock of the chosen store by style id, as the line of each tile. */
export type PickupLines = ReadonlyMap<string, ReactNode>;

/** Lines of the chosen store; undefined around single tiles, such as those of a comparison, which say nothing about stores. */
export const PickupLinesContext = createContext<PickupLines | undefined>(undefined);

/** Renders the line of a tile about the store. It exists before its text, so that nothing moves when the store has responded. */
export function PickupLine({ styleId }: { styleId: string }) {
  const lines = use(PickupLinesContext);
  return lines ? <p className={`text-small ${styles.line}`}>{lines.get(styleId)}</p> : null;
}
