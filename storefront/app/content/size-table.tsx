import { useId } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { type Fields, listOf, textOf } from './fields.ts';
import { inEighths, type Measure, type MeasureUnit, measureOf, measureText, metricOf } from './measures.ts';

/**
 * A table of sizes: each measure in inches and centimetres, or pounds and kilograms. Too wide for the screen, it scrolls sideways by
 * itself, by keyboard too, while the sizes stay in sight.
 */
export function SizeTable({ table }: { table: Fields }) {
  const captionId = useId();
  const columns = listOf(table, 'columns');
  const rows = (Array.isArray(table.rows) ? (table.rows as unknown[]) : []).filter((row): row is unknown[] => Array.isArray(row));
  if (columns.length === 0 || rows.length === 0) return null;
  const note = textOf(table, 'note');
  return (
    <div className="size-table">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className="size-table-scroll" aria-labelledby={captionId} tabIndex={0}>
        <table>
          <caption className="card-t" id={captionId}>
            {textOf(table, 'caption')}
          </caption>
          <thead>
            <tr>
              {columns.map((column, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                <th scope="col" className="label" key={at}>
                  {textOf(column, 'heading')}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
              <SizeRow key={at} row={row} columns={columns} />
            ))}
          </tbody>
        </table>
      </section>
      {note ? <p className="soft mt-3">{note}</p> : null}
    </div>
  );
}

function SizeRow({ row, columns }: { row: readonly unknown[]; columns: readonly Fields[] }) {
  const [name, ...measured] = columns.map((column) => textOf(column, 'unit'));
  return (
    <tr>
      <th scope="row">
        <SizeCell value={row[0]} unit={name} />
      </th>
      {measured.map((unit, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
        <td className="num" key={at}>
          <SizeCell value={row[at + 1]} unit={unit} />
        </td>
      ))}
    </tr>
  );
}

function SizeCell({ value, unit }: { value: unknown; unit: string | undefined }) {
  const measure = measureOf(value);
  if (measure === undefined) return textOf({ value }, 'value') ?? '–';
  return unit === 'inch' || unit === 'pound' ? <MeasureText measure={measure} unit={unit} /> : measureText(measure, String);
}

function metricText(intl: IntlShape, measure: Measure, unit: MeasureUnit): string {
  return measureText(measure, (amount) => intl.formatNumber(metricOf(amount, unit), { maximumFractionDigits: 1 }));
}

function MeasureText({ measure, unit }: { measure: Measure; unit: MeasureUnit }) {
  const intl = useIntl();
  const amount = measureText(measure, inEighths);
  const metric = metricText(intl, measure, unit);
  return (
    <>
      <span className="size-amount">
        {unit === 'inch' ? (
          <FormattedMessage id="content.size.inches" defaultMessage="{amount} in" values={{ amount }} />
        ) : (
          <FormattedMessage id="content.size.pounds" defaultMessage="{amount} lb" values={{ amount }} />
        )}
      </span>
      <span className="size-amount soft">
        {unit === 'inch' ? (
          <FormattedMessage id="content.size.centimetres" defaultMessage="{amount} cm" values={{ amount: metric }} />
        ) : (
          <FormattedMessage id="content.size.kilograms" defaultMessage="{amount} kg" values={{ amount: metric }} />
        )}
      </span>
    </>
  );
}
