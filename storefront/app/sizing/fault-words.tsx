import { FormattedMessage, useIntl } from 'react-intl';
import type { BodyMeasure } from './body-measures.ts';
import { amountText, rangeText } from './measure-words.tsx';
import type { Units } from './measures.ts';
import type { Range } from './place.ts';
import type { FormFault } from './read-form.ts';

interface FaultWordsProps {
  measure: BodyMeasure;
  fault: FormFault;
  /** What was read, inches or pounds. */
  amount: number | undefined;
  range: Range | undefined;
  units: Units;
}

/** What is wrong with a measure, and what a tape could show. */
export function FaultWords({ measure, fault, amount = 0, range = [0, 0], units }: FaultWordsProps) {
  const intl = useIntl();
  const text = (value: number) => amountText(intl, measure, value, units);
  const values = {
    amount: text(amount),
    least: text(range[0]),
    range: rangeText(intl, measure, range, units),
    meant: amountText(intl, measure, amount / 2.54, 'metric'),
  };
  switch (fault) {
    case 'not-a-number':
      return (
        <FormattedMessage
          id="sizing.fault.not-a-number"
          defaultMessage="We can’t read that. A number such as {least}, with a unit of its own if you like."
          values={values}
        />
      );
    case 'not-above-zero':
      return <FormattedMessage id="sizing.fault.not-above-zero" defaultMessage="More than nothing: ours take {range}." values={values} />;
    case 'other-units':
      return (
        <FormattedMessage
          id="sizing.fault.other-units"
          defaultMessage="{amount} is more than anyone. If the tape said {meant}, type it with its unit."
          values={values}
        />
      );
    default:
      return (
        <FormattedMessage id="sizing.fault.too-far" defaultMessage="That can’t be: ours take {range}. Measure once more." values={values} />
      );
  }
}
