import { type BodyMeasurement, type Wearer, wearers } from '@outfitter/contract/client';
import { type FormEvent, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, TextButton } from '../../ui/button.tsx';
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
import { useSizeFinder } from './use-size-finder.ts';
import '../sizing.css';

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
  const meant = chartsFor(charts, onPage);
  const present = wearers.filter((wearer) => meant.some((chart) => chart.wearer === wearer));
  const [wearer, setWearer] = useState<Wearer>(present[0] ?? 'adult');
  const intl = useIntl();
  return (
    <div className="finder">
      {present.length > 1 ? (
        <SelectField
          label={<FormattedMessage id="sizing.wearer" defaultMessage="Who is measured" />}
          value={wearer}
          onChange={(event) => setWearer(event.target.value as Wearer)}
        >
          {present.map((one) => (
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
        meant={meant.filter((chart) => chart.wearer === wearer)}
        onPage={onPage}
        onMeasured={onMeasured}
      />
    </div>
  );
}

interface WearerFinderProps extends SizeFinderProps {
  wearer: Wearer;
  meant: readonly SizeChart[];
}

function WearerFinder({ wearer, charts, meant, onPage, onMeasured }: WearerFinderProps) {
  const formId = useId();
  const answer = useRef<HTMLDivElement>(null);
  const asked = requestedMeasurements(meant);
  const finder = useSizeFinder(meant, asked, wearer);
  const idOf = (measurement: BodyMeasurement) => `${formId}${measurement}`;
  const show = () => {
    onMeasured?.();
    requestAnimationFrame(() => {
      answer.current?.focus({ preventScroll: true });
      answer.current?.scrollIntoView({ block: 'nearest' });
    });
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    const wrong = finder.submit();
    if (wrong) document.getElementById(idOf(wrong))?.focus();
    else show();
  };
  return (
    <>
      <form className="finder-form" noValidate onSubmit={send}>
        <div className="finder-fields">
          {asked.map((measurement) => (
            <MeasurementField key={measurement} id={idOf(measurement)} measurement={measurement} charts={meant} finder={finder} />
          ))}
        </div>
        {finder.isEmpty ? (
          <p className="field-error" role="alert">
            <FormattedMessage id="sizing.fault.empty" defaultMessage="One measure at least." />
          </p>
        ) : null}
        <div className="btns">
          <Button type="submit" kind={finder.measurements ? 'secondary' : 'primary'}>
            <FormattedMessage id="sizing.show" defaultMessage="Show my size" />
          </Button>
          <ReferenceProduct
            wearer={wearer}
            asked={asked}
            onBody={(body) => {
              finder.applyBody(body);
              show();
            }}
          />
        </div>
      </form>
      <FinderResult {...{ finder, charts, onPage, answer }} />
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
  answer: React.RefObject<HTMLDivElement | null>;
}

function FinderResult({ finder: { measurements, units, clear }, charts, onPage, answer }: FinderResultProps) {
  const isKept = hasMeasurements(useStoredMeasurements());
  const [isForgotten, setForgotten] = useState(false);
  const told = useRef<HTMLDivElement>(null);
  const forget = () => {
    clearMeasurements();
    clear();
    setForgotten(true);
    // The clear button disappears with the measurements, so the focus moves to the confirmation.
    requestAnimationFrame(() => told.current?.focus({ preventScroll: true }));
  };
  const stored = isKept ? (
    <p className="small soft">
      <FormattedMessage id="sizing.kept" defaultMessage="Kept on this device and nowhere else." />{' '}
      <TextButton onClick={forget}>
        <FormattedMessage id="sizing.forget" defaultMessage="Forget my measures" />
      </TextButton>
    </p>
  ) : null;
  if (!measurements) {
    return (
      <div className="finder-forgotten" role="status" ref={told} tabIndex={-1}>
        {isForgotten && !isKept ? <FormattedMessage id="sizing.forgotten" defaultMessage="Forgotten. Nothing of it is kept." /> : stored}
      </div>
    );
  }
  const missing = missingMeasurements(onPage ? chartGroupsFor(charts, onPage.product) : chartGroups(charts), measurements);
  if (!onPage) {
    const advice = recommendForGuide(charts, measurements);
    return advice.length === 0 ? (
      <NotEnoughMeasurements missing={missing} ref={answer}>
        {stored}
      </NotEnoughMeasurements>
    ) : (
      <GuideResult advice={advice} charts={charts} units={units} ref={answer}>
        {stored}
      </GuideResult>
    );
  }
  const advice = recommendForProduct(charts, measurements, onPage.product, onPage.chosen);
  return advice ? (
    <ProductResult advice={advice} missing={missing} onPage={onPage} charts={charts} units={units} ref={answer}>
      {stored}
    </ProductResult>
  ) : (
    <NotEnoughMeasurements missing={missing} ref={answer}>
      {stored}
    </NotEnoughMeasurements>
  );
}
