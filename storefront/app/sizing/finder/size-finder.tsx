import { type BodyMeasurement, type Wearer, wearers } from '@outfitter/contract/client';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useCurrentCustomer } from '../../platform/session/index.ts';
import * as buttonStyles from '../../ui/button.module.css';
import { Button, TextButton } from '../../ui/button.tsx';
import * as fieldStyles from '../../ui/forms/field.module.css';
import { TextField } from '../../ui/forms/index.ts';
import { clearMeasurements } from '../account/change-measurements.ts';
import { useFreshMeasurements } from '../account/use-fresh-measurements.ts';
import { formatRange, measurementNames } from '../measurements/measurement-text.tsx';
import { hasMeasurements } from '../measurements/stored-measurements.ts';
import { useStoredMeasurements } from '../measurements/use-stored-measurements.ts';
import { WearerField } from '../measurements/wearer-field.tsx';
import { chartGroups, chartGroupsFor, findFitChart, missingMeasurements, requestedMeasurements } from '../recommendation/chart-groups.ts';
import { recommendForGuide, recommendForProduct } from '../recommendation/recommend-size.ts';
import type { SizeChart } from '../recommendation/size-chart.ts';
import { GuideResult, NotEnoughMeasurements, type ProductOnPage, ProductResult } from './finder-result.tsx';
import { MeasurementErrorMessage } from './measurement-error-message.tsx';
import { chartRange, type MeasurementFieldError } from './parse-finder-form.ts';
import { ReferenceProduct } from './reference-product.tsx';
import * as styles from './size-finder.module.css';
import { type SizeFinderForm, useSizeFinder } from './use-size-finder.ts';

interface SizeFinderProps {
  charts: readonly SizeChart[];
  onPage?: ProductOnPage | undefined;
  onMeasured?(): void;
}

function chartsFor(charts: readonly SizeChart[], onPage: ProductOnPage | undefined): readonly SizeChart[] {
  if (!onPage) return charts;
  const productCharts = chartGroupsFor(charts, onPage.product).flatMap((group) => group.charts);
  const fitChart = onPage.product.dimensions.some(({ id }) => id === 'fit') ? findFitChart(charts) : undefined;
  return fitChart ? [...productCharts, fitChart] : productCharts;
}

export const canRecommend = (charts: readonly SizeChart[], onPage?: ProductOnPage): boolean =>
  requestedMeasurements(chartsFor(charts, onPage)).length > 0;

export function SizeFinder({ charts, onPage, onMeasured }: SizeFinderProps) {
  const relevantCharts = useMemo(() => chartsFor(charts, onPage), [charts, onPage]);
  const presentWearers = wearers.filter((wearer) => relevantCharts.some((chart) => chart.wearer === wearer));
  useFreshMeasurements();
  const [wearer, setWearer] = useState<Wearer>(presentWearers[0] ?? 'adult');
  return (
    <div className={styles.root}>
      {presentWearers.length > 1 ? <WearerField wearers={presentWearers} value={wearer} onChange={setWearer} /> : null}
      <WearerFinder key={wearer} wearer={wearer} charts={charts} relevantCharts={relevantCharts} onPage={onPage} onMeasured={onMeasured} />
    </div>
  );
}

interface WearerFinderProps extends SizeFinderProps {
  wearer: Wearer;
  relevantCharts: readonly SizeChart[];
}

function WearerFinder({ wearer, charts: allCharts, relevantCharts: allRelevantCharts, onPage, onMeasured }: WearerFinderProps) {
  const resultRef = useRef<HTMLDivElement>(null);
  const charts = useMemo(() => allCharts.filter((chart) => chart.wearer === wearer), [allCharts, wearer]);
  const relevantCharts = useMemo(() => allRelevantCharts.filter((chart) => chart.wearer === wearer), [allRelevantCharts, wearer]);
  const requested = useMemo(() => requestedMeasurements(relevantCharts), [relevantCharts]);
  const finder = useSizeFinder({
    charts: relevantCharts,
    requested,
    wearer,
    errorMessage: (measurement, { code, values }, units) => (
      <MeasurementErrorMessage
        measurement={measurement}
        error={code as MeasurementFieldError}
        amount={values?.amount === undefined ? undefined : Number(values.amount)}
        range={chartRange(relevantCharts, measurement)}
        units={units}
      />
    ),
  });
  const { resultCount } = finder;
  const focusResult = useEffectEvent(() => {
    onMeasured?.();
    resultRef.current?.focus({ preventScroll: true });
    resultRef.current?.scrollIntoView({ block: 'nearest' });
  });
  useEffect(() => {
    if (resultCount > 0) focusResult();
  }, [resultCount]);
  return (
    <>
      <form className={styles.form} noValidate onSubmit={finder.onSubmit}>
        <div className={styles.fields}>
          {requested.map((measurement) => (
            <MeasurementField key={measurement} measurement={measurement} charts={relevantCharts} finder={finder} />
          ))}
        </div>
        {finder.isEmpty ? (
          <p className={fieldStyles.error} role="alert">
            <FormattedMessage id="sizing.error.empty" defaultMessage="Enter at least one measurement." />
          </p>
        ) : null}
        <div className={buttonStyles.buttonRow}>
          <Button type="submit" kind={finder.measurements ? 'secondary' : 'primary'}>
            <FormattedMessage id="sizing.show" defaultMessage="Show my size" />
          </Button>
        </div>
        <ReferenceProduct wearer={wearer} requested={requested} onBody={finder.applyBody} />
      </form>
      <FinderResult {...{ finder, charts, onPage, resultRef }} />
    </>
  );
}

interface MeasurementFieldProps {
  measurement: BodyMeasurement;
  charts: readonly SizeChart[];
  finder: SizeFinderForm;
}

function MeasurementField({ measurement, charts, finder: { field, units } }: MeasurementFieldProps) {
  const intl = useIntl();
  const range = chartRange(charts, measurement);
  return (
    <TextField
      {...field(measurement)}
      label={intl.formatMessage(measurementNames[measurement])}
      help={
        range ? (
          <FormattedMessage
            id="sizing.range"
            defaultMessage="Our sizes fit {range}"
            values={{ range: formatRange(intl, measurement, range, units) }}
          />
        ) : undefined
      }
      autoComplete="off"
      maxLength={40}
    />
  );
}

function StoredWhere() {
  return useCurrentCustomer().kind === 'registered' ? (
    <FormattedMessage id="sizing.stored-in-account" defaultMessage="Saved in your account." />
  ) : (
    <FormattedMessage id="sizing.stored" defaultMessage="Saved on this device only." />
  );
}

interface FinderResultProps {
  finder: SizeFinderForm;
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
      <StoredWhere />{' '}
      <TextButton onClick={clearAll}>
        <FormattedMessage id="sizing.clear" defaultMessage="Delete my measurements" />
      </TextButton>
    </p>
  ) : null;
  if (!measurements) {
    return (
      <div className={styles.confirmation} role="status" ref={confirmation} tabIndex={-1}>
        {isCleared && !hasStored ? <FormattedMessage id="sizing.cleared" defaultMessage="Your measurements are deleted." /> : stored}
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
