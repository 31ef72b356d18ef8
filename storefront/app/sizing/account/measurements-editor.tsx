import { type BodyMeasurement, bodyMeasurements, type Wearer, wearers } from '@outfitter/contract/client';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as buttonStyles from '../../ui/button.module.css';
import { Button, TextButton } from '../../ui/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { SkeletonText } from '../../ui/feedback/skeleton.tsx';
import * as fieldStyles from '../../ui/forms/field.module.css';
import { TextField } from '../../ui/forms/index.ts';
import * as finderStyles from '../finder/size-finder.module.css';
import { useSizeFinder } from '../finder/use-size-finder.ts';
import { measurementNames } from '../measurements/measurement-text.tsx';
import { UnitSelector } from '../measurements/unit-selector.tsx';
import { isWeight } from '../measurements/units.ts';
import { useStoredMeasurements } from '../measurements/use-stored-measurements.ts';
import { WearerField } from '../measurements/wearer-field.tsx';
import { clearMeasurements } from './change-measurements.ts';
import { useFreshMeasurements } from './use-fresh-measurements.ts';

/** Measurements of each wearer for which size guides usually ask. The cup measurement is derived from the bust. */
const usualMeasurements: Readonly<Record<Wearer, readonly BodyMeasurement[]>> = {
  adult: bodyMeasurements.filter((measurement) => measurement !== 'bust-beyond-band' && measurement !== 'back'),
  kid: ['height', 'chest', 'waist', 'hip', 'inside-leg', 'hand-around', 'head', 'foot-length', 'weight'],
  dog: ['chest', 'neck', 'back', 'weight'],
};

export default function MeasurementsEditor() {
  return useFreshMeasurements() ? <Editor /> : <SkeletonText widths={['60%', '80%', '45%']} />;
}

function Editor() {
  const stored = useStoredMeasurements();
  const [wearer, setWearer] = useState<Wearer>(() => wearers.find((each) => stored[each]) ?? 'adult');
  const [clearedCount, setClearedCount] = useState(0);
  const clear = () => {
    clearMeasurements();
    setClearedCount((count) => count + 1);
  };
  return (
    <div className={finderStyles.root}>
      <UnitSelector />
      <WearerField wearers={wearers} value={wearer} onChange={setWearer} />
      <WearerForm key={`${wearer} ${clearedCount}`} wearer={wearer} />
      {wearers.some((each) => stored[each]) ? (
        <p>
          <TextButton onClick={clear}>
            <FormattedMessage id="sizing.clear" defaultMessage="Delete my measurements" />
          </TextButton>
        </p>
      ) : null}
      <p role="status">
        {clearedCount > 0 && !wearers.some((each) => stored[each]) ? (
          <FormattedMessage id="sizing.cleared" defaultMessage="Your measurements are deleted." />
        ) : null}
      </p>
    </div>
  );
}

function WearerForm({ wearer }: { wearer: Wearer }) {
  const intl = useIntl();
  const stored = useStoredMeasurements()[wearer] ?? {};
  const [requested] = useState(() =>
    bodyMeasurements.filter((measurement) => usualMeasurements[wearer].includes(measurement) || stored[measurement] !== undefined),
  );
  const finder = useSizeFinder({
    charts: [],
    requested,
    wearer,
    errorMessage: (measurement) =>
      isWeight(measurement) ? (
        <FormattedMessage id="sizing.error.weight" defaultMessage="Enter a weight such as 180 lb or 82 kg." />
      ) : (
        <FormattedMessage id="sizing.error.length" defaultMessage="Enter a length such as 40½ in or 103 cm." />
      ),
  });
  return (
    <form className={finderStyles.form} noValidate onSubmit={finder.onSubmit}>
      <div className={finderStyles.fields}>
        {requested.map((measurement) => (
          <TextField
            key={measurement}
            {...finder.field(measurement)}
            label={intl.formatMessage(measurementNames[measurement])}
            autoComplete="off"
            maxLength={40}
          />
        ))}
      </div>
      {finder.isEmpty ? (
        <p className={fieldStyles.error} role="alert">
          <FormattedMessage id="sizing.error.empty" defaultMessage="Enter at least one measurement." />
        </p>
      ) : null}
      {finder.measurements && finder.resultCount > 0 ? (
        <Alert kind="success" role="status" title={<FormattedMessage id="sizing.saved" defaultMessage="Saved." />} />
      ) : null}
      <div className={buttonStyles.buttonRow}>
        <Button type="submit">
          <FormattedMessage id="sizing.save" defaultMessage="Save" />
        </Button>
      </div>
    </form>
  );
}
