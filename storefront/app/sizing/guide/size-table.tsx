import { type ReactNode, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  amountsOf,
  columnConverter,
  feetThreshold,
  formatEighths,
  formatFeet,
  formatMeasurement,
  type Measurement,
  measurementOf,
} from '../measurements/units.ts';
import * as sizeGuideStyles from './size-guide.module.css';
import type { GuideColumn, GuideTable } from './size-guide.ts';
import * as styles from './size-table.module.css';

interface ColumnFormats {
  imperial(amount: number): string;
  metric(amount: number): string;
  isInFeet: boolean;
}

/**
 * Renders a table of which each cell contains both inches and centimeters; the unit selector shows one of them. A table that is wider than
 * the screen scrolls horizontally, also by keyboard, and its size column stays in place.
 */
export function SizeTable({ table: { caption, columns, rows, note } }: { table: GuideTable }) {
  const captionId = useId();
  const formats = useColumnFormats(columns, rows);
  return (
    <div className={styles.root}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard */}
      <section className={styles.scrollArea} aria-labelledby={captionId} tabIndex={0}>
        <table>
          <caption className="text-card" id={captionId}>
            {caption}
          </caption>
          <thead>
            <tr>
              {columns.map(({ heading, unit }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns are identified by their position
                <th scope="col" className="text-label" key={index}>
                  {heading} {unit ? <UnitName isWeight={unit === 'pound'} isInFeet={formats[index]?.isInFeet ?? false} /> : null}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows are identified by their position
              <SizeRow key={index} cells={columns.map((column, cell) => renderCell(row[cell], column, formats[cell]))} />
            ))}
          </tbody>
        </table>
      </section>
      {note ? <p className={`text-muted ${styles.note}`}>{note}</p> : null}
    </div>
  );
}

function SizeRow({ cells: [name, ...measurements] }: { cells: readonly ReactNode[] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {measurements.map((cell, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns are identified by their position
        <td className="tabular-figures" key={index}>
          {cell}
        </td>
      ))}
    </tr>
  );
}

function UnitName({ isWeight, isInFeet }: { isWeight: boolean; isInFeet: boolean }) {
  return (
    <>
      <span className={`${sizeGuideStyles.imperial} ${styles.unit}`}>
        {isWeight ? (
          <FormattedMessage id="sizing.unit.pound" defaultMessage="lb" />
        ) : isInFeet ? (
          <FormattedMessage id="sizing.unit.feet" defaultMessage="ft, in" />
        ) : (
          <FormattedMessage id="sizing.unit.inch" defaultMessage="in" />
        )}
      </span>
      <span className={`${sizeGuideStyles.metric} ${styles.unit}`}>
        {isWeight ? (
          <FormattedMessage id="sizing.unit.kilogram" defaultMessage="kg" />
        ) : (
          <FormattedMessage id="sizing.unit.centimeter" defaultMessage="cm" />
        )}
      </span>
    </>
  );
}

function useColumnFormats(columns: readonly GuideColumn[], rows: GuideTable['rows']): ColumnFormats[] {
  const intl = useIntl();
  return columns.map(({ unit = 'inch', measurement }, index) => {
    const amounts = rows.flatMap((row) => amountsOf(measurementOf(row[index])));
    const metric = columnConverter(amounts, unit);
    const isInFeet = measurement === 'height' && Math.min(...amounts) >= feetThreshold;
    return {
      imperial: isInFeet ? formatFeet : formatEighths,
      metric: (amount) => intl.formatNumber(metric(amount), { maximumFractionDigits: 1 }),
      isInFeet,
    };
  });
}

function renderCell(value: unknown, { unit }: GuideColumn, formats: ColumnFormats | undefined): ReactNode {
  const measurement: Measurement | undefined = measurementOf(value);
  if (measurement === undefined) return typeof value === 'string' && value.trim() !== '' ? value : '–';
  if (!unit || !formats) return formatMeasurement(measurement, String);
  return (
    <>
      <span className={sizeGuideStyles.imperial}>{formatMeasurement(measurement, formats.imperial)}</span>
      <span className={sizeGuideStyles.metric}>{formatMeasurement(measurement, formats.metric)}</span>
    </>
  );
}
