import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import * as styles from './table.module.css';

export interface TableColumn {
  heading: ReactNode;
  isNumeric?: boolean;
}

export interface TableRow {
  id: string;
  cells: readonly ReactNode[];
  isHighlighted?: boolean;
}

interface TableProps {
  caption: ReactNode;
  isCaptionHidden?: boolean;
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
  empty?: ReactNode;
}

/** Table that scrolls horizontally in its own box, also by keyboard. */
export function Table({ caption, isCaptionHidden, columns, rows, empty }: TableProps) {
  const captionId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: the caption names the region
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard
    <div className={styles.scrollBox} role="region" aria-labelledby={captionId} tabIndex={0}>
      <table className={styles.table}>
        <caption id={captionId} className={isCaptionHidden ? 'visually-hidden' : undefined}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map(({ heading, isNumeric }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns do not move
              <th key={index} scope="col" className={classNames('text-label', isNumeric && styles.numeric)}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells, isHighlighted }) => (
            <tr key={id} className={isHighlighted ? styles.highlighted : undefined}>
              {cells.map((cell, index) => {
                const Cell = index === 0 ? 'th' : 'td';
                return (
                  <Cell
                    // biome-ignore lint/suspicious/noArrayIndexKey: the cells do not move
                    key={index}
                    scope={index === 0 ? 'row' : undefined}
                    className={columns[index]?.isNumeric ? `${styles.numeric} tabular-figures` : undefined}
                  >
                    {cell}
                  </Cell>
                );
              })}
            </tr>
          ))}
          {rows.length === 0 ? (
            <tr>
              <td colSpan={columns.length} className="text-muted">
                {empty}
              </td>
            </tr>
          ) : null}
        </tbody>
      </table>
    </div>
  );
}
