import { bodyMeasurements, wearers } from '@outfitter/contract/client';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { withoutBreaks } from '../../platform/locale/format-time.ts';
import { formatAmount, measurementNames, wearerNames } from '../measurements/measurement-text.tsx';
import { hasMeasurements } from '../measurements/stored-measurements.ts';
import { useStoredMeasurements, useUnits } from '../measurements/use-stored-measurements.ts';
import * as styles from './saved-measurements.module.css';
import { useFreshMeasurements } from './use-fresh-measurements.ts';

interface SavedMeasurementsProps {
  /** Receives the list of the measurements by wearer; undefined if there are none. */
  children(list: ReactNode | undefined): ReactNode;
}

/** Shows the measurements of this device, updated with those that another device has saved in the account. */
export default function SavedMeasurements({ children }: SavedMeasurementsProps) {
  useFreshMeasurements();
  return children(hasMeasurements(useStoredMeasurements()) ? <MeasurementList /> : undefined);
}

function MeasurementList() {
  const intl = useIntl();
  const stored = useStoredMeasurements();
  const [units] = useUnits();
  return (
    <dl className={styles.list}>
      {wearers.map((wearer) => {
        const body = stored[wearer];
        if (!body) return null;
        const texts = bodyMeasurements.flatMap((measurement) => {
          const amount = body[measurement];
          return amount === undefined
            ? []
            : `${intl.formatMessage(measurementNames[measurement])}\u00a0${withoutBreaks(formatAmount(intl, measurement, amount, units))}`;
        });
        return (
          <div key={wearer}>
            <dt>{intl.formatMessage(wearerNames[wearer])}</dt>
            <dd>{texts.join(', ')}</dd>
          </div>
        );
      })}
    </dl>
  );
}
