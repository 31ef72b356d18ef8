import type { ReactNode } from 'react';
import { FormattedDisplayName, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { useDateFormat } from '../../../platform/locale/use-date-format.ts';
import * as styles from './exported-row.module.css';
import { fieldLabels } from './field-labels.ts';
import { valueLabels } from './value-labels.ts';

type Row = Readonly<Record<string, unknown>>;

const timestamp = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const productIds = /^(?:product|sku|style)Id$/;
/** Matches the names of fields for programs only: other ids, addresses of pages and images, user agents, and copies of other fields. */
const technical =
  /^_|^id$|(?:Ids?|Url|[lL]ink|[iI]mages?)$|^(?:addressName|orderNumber|numberLastDigits|userAgent|c_color|c_reauthorizeCC|c_variationValues|c_product(?:Color|Size|Waist|Inseam))$/;
const isTechnical = (key: string) => technical.test(key) && !productIds.test(key);

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value);
const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (typeof value === 'object' && Object.values(value as object).every(isEmpty));

const labeled = Object.keys(fieldLabels);

/** Returns the position of a field by its label, because the database orders the fields of a document by their length. */
function positionOf(key: string): number {
  const position = labeled.indexOf(key);
  return position < 0 ? labeled.length : position;
}

/** Spells out the name of a field without a label: `c_priceWhenAdded` becomes "Price when added". */
function spellOut(key: string): string {
  const words = key
    .replace(/^c_/, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function FieldLabel({ name }: { name: string }) {
  const intl = useIntl();
  const label = fieldLabels[name];
  return label ? intl.formatMessage(label) : spellOut(name);
}

const Timestamp = ({ value }: { value: string }) => useDateFormat().dateTimeOf(value);

/** Shows a value. With `currency`, a number with the name of an amount is money. */
function FieldValue({ name, value, currency }: { name: string; value: unknown; currency: string | undefined }): ReactNode {
  if (typeof value === 'boolean') {
    return value ? (
      <FormattedMessage id="account.export.yes" defaultMessage="Yes" />
    ) : (
      <FormattedMessage id="account.export.no" defaultMessage="No" />
    );
  }
  const text = String(value);
  const label = valueLabels[name]?.[text];
  if (label) return <FormattedMessage {...label} />;
  if (typeof value === 'number') {
    const isMinor = name.endsWith('Minor');
    if (currency && (isMinor || /(?:[pP]rice|[tT]otal|[tT]ax|amount)$/.test(name))) {
      return <FormattedNumber value={isMinor ? value / 100 : value} style="currency" currency={currency} />;
    }
    return <FormattedNumber value={value} useGrouping={false} />;
  }
  if (timestamp.test(text)) return <Timestamp value={text} />;
  if (name === 'locale') return <FormattedDisplayName type="language" value={text} />;
  return text;
}

interface ExportedRowProps {
  row: Row;
  currency?: string | undefined;
}

/** Shows the fields of a stored row: texts and numbers first, then nested rows. Empty fields are left out. */
export function ExportedRow({ row, currency = typeof row.currency === 'string' ? row.currency : undefined }: ExportedRowProps) {
  const entries = Object.entries(row)
    .filter(([key, value]) => !isTechnical(key) && !isEmpty(value))
    .sort(([one], [other]) => positionOf(one) - positionOf(other));
  const fields = entries.filter(([, value]) => typeof value !== 'object');
  const nested = entries.filter(([, value]) => typeof value === 'object');
  return (
    <>
      {fields.length > 0 ? (
        <dl className={styles.fields}>
          {fields.map(([key, value]) => (
            <div key={key}>
              <dt>
                <FieldLabel name={key} />
              </dt>
              <dd>
                <FieldValue name={key} value={value} currency={currency} />
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {nested.map(([key, value]) => (
        <div key={key} className={styles.nested}>
          <p className="text-label">
            <FieldLabel name={key} />
          </p>
          {isRow(value) ? (
            <ExportedRow row={value} currency={currency} />
          ) : (
            <ExportedRows rows={value as readonly unknown[]} name={key} currency={currency} />
          )}
        </div>
      ))}
    </>
  );
}

interface ExportedRowsProps {
  rows: readonly unknown[];
  name?: string;
  currency?: string | undefined;
}

export function ExportedRows({ rows, name = '', currency }: ExportedRowsProps) {
  return (
    <ul className={styles.rows}>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
        <li key={index}>
          {isRow(row) ? <ExportedRow row={row} currency={currency} /> : <FieldValue name={name} value={row} currency={currency} />}
        </li>
      ))}
    </ul>
  );
}
