import { type BodyMeasurement, type Wearer, wearers } from '@outfitter/contract/client';
import { type FormEvent, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as buttonStyles from '../../ui/button.module.css';
import { Button, TextButton } from '../../ui/button.tsx';
import * as fieldStyles from '../../ui/forms/field.module.css';
import { SelectField, TextField } from '../../ui/forms/index.ts';
import { formatRange, measurementNames, wearerNames } from '../measurements/measurement-text.tsx';
import { clearMeasurements, hasMeasurements } from '../measurements/stored-measurements.ts';
import { useStoredMeasurements } from '../measurements/use-stored-measurements.ts';
import { chartGroups, chartGroupsFor, findFitChart, missingMeasurements, requestedMeasurements } from '../recommendation/chart-groups.ts';
import { recommendForGuide, recommendForProduct } from '../recommendation/recommend-size.ts';
import type { SizeChart } from '../recommendation/size-chart.ts';
import { GuideResult, NotEnoughMeasurements, type ProductOnPage, ProductResult } from './finder-result.tsx';
import { MeasurementErrorMessage } from './measurement-error-message.tsx';
import { chartRange } from './parse-finder-form.ts';
import { ReferenceProduct } from './reference-product.tsx';
import * as styles from './size-finder.module.css';
import { useSizeFinder } from './use-size-finder.ts';

interface SizeFinderProps {
  charts: readonly SizeChart[];
  onPage?: ProductOnPage | undefined;
  onMeasured?(): void;
}

function chartsFor(charts: readonly SizeChart[], onPage: ProductOnPage | undefined): readonly SizeChart[] {
  if (!onPage) return charts;
  const own = chartGroupsFor(charts, onPage.product).flatMap((set) => set.charts);
  const cuts = onPage.product.dimensions.some(({ id }) => id === 'fit') ? findFitChart(charts) : undefined;
  return cuts ? [...own, cuts] : own;
}

export const canRecommend = (charts: readonly SizeChart[], onPage?: ProductOnPage): boolean =>
  requestedMeasurements(chartsFor(charts, onPage)).length > 0;

export function SizeFinder({ charts, onPage, onMeasured }: SizeFinderProps) {
  const relevantCharts = chartsFor(charts, onPage);
  const presentWearers = wearers.filter((wearer) => relevantCharts.some((chart) => chart.wearer === wearer));
  const [wearer, setWearer] = useState<Wearer>(presentWearers[0] ?? 'adult');
  const intl = useIntl();
  return (
    <div className={styles.root}>
      {presentWearers.length > 1 ? (
        <SelectField
          label={<FormattedMessage id="sizing.wearer" defaultMessage="Who is measured" />}
          value={wearer}
          onChange={(event) => setWearer(event.target.value as Wearer)}
        >
          {presentWearers.map((one) => (
            <option key={one} value={one}>
              {intl.formatMessage(wearerNames[one])}
            </option>
          ))}
        </SelectField>
      ) : null}
      <WearerFinder
        key={wearer}
        wearer={wearer}
        charts={charts.filter((chart) => chart.wearer === wearer)}
        relevantCharts={relevantCharts.filter((chart) => chart.wearer === wearer)}
        onPage={onPage}
        onMeasured={onMeasured}
      />
    </div>
  );
}

interface WearerFinderProps extends SizeFinderProps {
  wearer: Wearer;
  relevantCharts: readonly SizeChart[];
}

function WearerFinder({ wearer, charts, relevantCharts, onPage, onMeasured }: WearerFinderProps) {
  const formId = useId();
  const resultRef = useRef<HTMLDivElement>(null);
  const requested = requestedMeasurements(relevantCharts);
  const finder = useSizeFinder(relevantCharts, requested, wearer);
  const idOf = (measurement: BodyMeasurement) => `${formId}${measurement}`;
  const showResult = () => {
    onMeasured?.();
    requestAnimationFrame(() => {
      resultRef.current?.focus({ preventScroll: true });
      resultRef.current?.scrollIntoView({ block: 'nearest' });
    });
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const invalidField = finder.submit();
    if (invalidField) document.getElementById(idOf(invalidField))?.focus();
    else showResult();
  };
  return (
    <>
      <form className={styles.form} noValidate onSubmit={handleSubmit}>
        <div className={styles.fields}>
          {requested.map((measurement) => (
            <MeasurementField key={measurement} id={idOf(measurement)} measurement={measurement} charts={relevantCharts} finder={finder} />
          ))}
        </div>
        {finder.isEmpty ? (
          <p className={fieldStyles.error} role="alert">
            <FormattedMessage id="sizing.error.empty" defaultMessage="One measure at least." />
          </p>
        ) : null}
        <div className={buttonStyles.buttonRow}>
          <Button type="submit" kind={finder.measurements ? 'secondary' : 'primary'}>
            <FormattedMessage id="sizing.show" defaultMessage="Show my size" />
          </Button>
          <ReferenceProduct
            wearer={wearer}
            requested={requested}
            onBody={(body) => {
              finder.applyBody(body);
              showResult();
            }}
          />
        </div>
      </form>
      <FinderResult {...{ finder, charts, onPage, resultRef }} />
    </>
  );
}

interface MeasurementFieldProps {
  id: string;
  measurement: BodyMeasurement;
  charts: readonly SizeChart[];
  finder: ReturnType<typeof useSizeFinder>;
}

function MeasurementField({ id, measurement, charts, finder: { typed, errors, units, setText } }: MeasurementFieldProps) {
  const intl = useIntl();
  const range = chartRange(charts, measurement);
  const error = errors[measurement];
  return (
    <TextField
      id={id}
      name={measurement}
      label={intl.formatMessage(measurementNames[measurement])}
      help={
        range ? (
          <FormattedMessage
            id="sizing.range"
            defaultMessage="Ours: {range}"
            values={{ range: formatRange(intl, measurement, range, units) }}
          />
        ) : undefined
      }
      error={
        error ? (
          <MeasurementErrorMessage measurement={measurement} {...error} amount={error.amount} range={range} units={units} />
        ) : undefined
      }
      value={typed[measurement] ?? ''}
      onChange={(event) => setText(measurement, event.target.value)}
      autoComplete="off"
      maxLength={40}
    />
  );
}

interface FinderResultProps {
  finder: ReturnType<typeof useSizeFinder>;
  charts: readonly SizeChart[];
  onPage: ProductOnPage | undefined;
  resultRef: React.RefObject<HTMLDivElement | null>;
}

function FinderResult({ finder: { measurements, units, clear }, charts, onPage, resultRef }: FinderResultProps) {
  const hasStored = hasMeasurements(useStoredMeasurements());
  const [isCleared, setCleared] = useState(false);
  const confirmation = useRef<HTMLDivElement>(null);
  const clearAll = () => {
    clearMeasurements();
    clear();
    setCleared(true);
    // The clear button disappears with the measurements, so the focus moves to the confirmation.
    requestAnimationFrame(() => confirmation.current?.focus({ preventScroll: true }));
  };
  const stored = hasStored ? (
    <p className="text-small text-muted">
      <FormattedMessage id="sizing.stored" defaultMessage="Kept on this device and nowhere else." />{' '}
      <TextButton onClick={clearAll}>
        <FormattedMessage id="sizing.clear" defaultMessage="Forget my measures" />
      </TextButton>
    </p>
  ) : null;
  if (!measurements) {
    return (
      <div className={styles.confirmation} role="status" ref={confirmation} tabIndex={-1}>
        {isCleared && !hasStored ? <FormattedMessage id="sizing.cleared" defaultMessage="Forgotten. Nothing of it is kept." /> : stored}
      </div>
    );
  }
  const missing = missingMeasurements(onPage ? chartGroupsFor(charts, onPage.product) : chartGroups(charts), measurements);
  if (!onPage) {
    const recommendation = recommendForGuide(charts, measurements);
    return recommendation.length === 0 ? (
      <NotEnoughMeasurements missing={missing} ref={resultRef}>
        {stored}
      </NotEnoughMeasurements>
    ) : (
      <GuideResult recommendation={recommendation} charts={charts} units={units} ref={resultRef}>
        {stored}
      </GuideResult>
    );
  }
  const recommendation = recommendForProduct(charts, measurements, onPage.product, onPage.chosen);
  return recommendation ? (
    <ProductResult recommendation={recommendation} missing={missing} onPage={onPage} charts={charts} units={units} ref={resultRef}>
      {stored}
    </ProductResult>
  ) : (
    <NotEnoughMeasurements missing={missing} ref={resultRef}>
      {stored}
    </NotEnoughMeasurements>
  );
}
