import type { BodyMeasurement } from '@outfitter/contract/client';
import { FormattedMessage, useIntl } from 'react-intl';
import { formatAmount, formatRange } from '../measurements/measurement-text.tsx';
import type { Units } from '../measurements/units.ts';
import type { Range } from '../recommendation/measurement-position.ts';
import type { MeasurementFieldError } from './parse-finder-form.ts';

interface MeasurementErrorMessageProps {
  measurement: BodyMeasurement;
  error: MeasurementFieldError;
  amount: number | undefined;
  range: Range | undefined;
  units: Units;
}

export function MeasurementErrorMessage({ measurement, error, amount = 0, range = [0, 0], units }: MeasurementErrorMessageProps) {
  const intl = useIntl();
  const format = (value: number) => formatAmount(intl, measurement, value, units);
  const values = {
    amount: format(amount),
    minimum: format(range[0]),
    range: formatRange(intl, measurement, range, units),
    suggestion: formatAmount(intl, measurement, amount / 2.54, 'metric'),
  };
  switch (error) {
    case 'not-a-number':
      return (
        <FormattedMessage
          id="sizing.error.not-a-number"
          defaultMessage="Enter a number such as {minimum}. You can add a unit."
          values={values}
        />
      );
    case 'not-above-zero':
      return (
        <FormattedMessage
          id="sizing.error.not-positive"
          defaultMessage="Enter a number above zero. Our sizes cover {range}."
          values={values}
        />
      );
    case 'other-units':
      return (
        <FormattedMessage
          id="sizing.error.wrong-unit"
          defaultMessage="{amount} looks too large. If you mean {suggestion}, add the unit."
          values={values}
        />
      );
    default:
      return (
        <FormattedMessage
          id="sizing.error.out-of-range"
          defaultMessage="Check this measurement: our sizes cover {range}."
          values={values}
        />
      );
  }
}
