import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

export interface TableColumn {
  heading: ReactNode;
  /** Aligned right, with tabular digits. */
  isNumeric?: boolean;
}

export interface TableRow {
  id: string;
  /** The first cell is the row header. */
  cells: readonly ReactNode[];
  isHighlighted?: boolean;
}

interface TableProps {
  caption: ReactNode;
  isCaptionHidden?: boolean;
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
  /** Shown if there are no rows. */
  empty?: ReactNode;
}

/** Scrolls sideways in its own box, by keyboard too. */
export function Table({ caption, isCaptionHidden, columns, rows, empty }: TableProps) {
  const captionId = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would be no smaller
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <div className="table-place" role="region" aria-labelledby={captionId} tabIndex={0}>
      <table className="table">
        <caption id={captionId} className={isCaptionHidden ? 'sr-only' : undefined}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map(({ heading, isNumeric }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
              <th key={at} scope="col" className={classNames('label', isNumeric && 'is-figure')}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells, isHighlighted }) => (
            <tr key={id} className={isHighlighted ? 'is-marked' : undefined}>
              {cells.map((cell, at) => {
                const Cell = at === 0 ? 'th' : 'td';
                return (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell belongs to its column
                  <Cell key={at} scope={at === 0 ? 'row' : undefined} className={columns[at]?.isNumeric ? 'is-figure num' : undefined}>
                    {cell}
                  </Cell>
                );
              })}
            </tr>
          ))}
          {rows.length === 0 ? (
            <tr>
              <td colSpan={columns.length} className="soft">
                {empty}
              </td>
            </tr>
          ) : null}
        </tbody>
      </table>
    </div>
  );
}
