import { FormattedMessage } from 'react-intl';
import { useDateFormat } from '../../platform/locale/use-date-format.ts';

/** States when an item on backorder is in stock (FULFIL-014). `date` is undefined if it is not known. */
export function BackorderNotice({ date }: { date: string | undefined }) {
  const { day } = useDateFormat();
  return (
    <p className="text-small">
      {date ? (
        <FormattedMessage id="basket.notice.backorder" defaultMessage="Backorder until {date}" values={{ date: day(date) }} />
      ) : (
        <FormattedMessage id="basket.notice.backorder-undated" defaultMessage="On backorder" />
      )}
    </p>
  );
}
