import { type FormEvent, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, TextButton } from '../../ui/button.tsx';
import { SelectField, TextField } from '../../ui/forms/index.ts';
import { type BodyMeasurement, type Wearer, wearers } from '../measurements/body-measurements.ts';
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
  scales: readonly SizeChart[];
  onPage?: ProductOnPage | undefined;
  onMeasured?(): void;
}

/** The tables that speak of a garment, or of the guide. */
function chartsFor(scales: readonly SizeChart[], onPage: ProductOnPage | undefined): readonly SizeChart[] {
  if (!onPage) return scales;
  const own = chartGroupsFor(scales, onPage.product).flatMap((set) => set.charts);
  const cuts = onPage.product.dimensions.some(({ id }) => id === 'fit') ? findFitChart(scales) : undefined;
  return cuts ? [...own, cuts] : own;
}

/** Whether the finder has something to say of a garment. */
export const canRecommend = (scales: readonly SizeChart[], onPage?: ProductOnPage): boolean =>
  requestedMeasurements(chartsFor(scales, onPage)).length > 0;

/** From a few measures, or from a size that fits in something of ours, to a size and its reasons. */
export function SizeFinder({ scales, onPage, onMeasured }: SizeFinderProps) {
  const meant = chartsFor(scales, onPage);
  const present = wearers.filter((wearer) => meant.some((scale) => scale.wearer === wearer));
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
        scales={scales.filter((scale) => scale.wearer === wearer)}
        meant={meant.filter((scale) => scale.wearer === wearer)}
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

function WearerFinder({ wearer, scales, meant, onPage, onMeasured }: WearerFinderProps) {
  const formId = useId();
  const answer = useRef<HTMLDivElement>(null);
  const asked = requestedMeasurements(meant);
  const finder = useSizeFinder(meant, asked, wearer);
  const idOf = (measure: BodyMeasurement) => `${formId}${measure}`;
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
          {asked.map((measure) => (
            <MeasurementField key={measure} id={idOf(measure)} measure={measure} scales={meant} finder={finder} />
          ))}
        </div>
        {finder.isEmpty ? (
          <p className="field-error" role="alert">
            <FormattedMessage id="sizing.fault.empty" defaultMessage="One measure at least." />
          </p>
        ) : null}
        <div className="btns">
          <Button type="submit" kind={finder.measured ? 'secondary' : 'primary'}>
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
      <FinderResult {...{ finder, scales, onPage, answer }} />
    </>
  );
}

interface MeasurementFieldProps {
  id: string;
  measure: BodyMeasurement;
  scales: readonly SizeChart[];
  finder: ReturnType<typeof useSizeFinder>;
}

function MeasurementField({ id, measure, scales, finder: { typed, errors, units, setText } }: MeasurementFieldProps) {
  const intl = useIntl();
  const range = chartRange(scales, measure);
  const fault = errors[measure];
  return (
    <TextField
      id={id}
      name={measure}
      label={intl.formatMessage(measurementNames[measure])}
      help={
        range ? (
          <FormattedMessage id="sizing.range" defaultMessage="Ours: {range}" values={{ range: formatRange(intl, measure, range, units) }} />
        ) : undefined
      }
      error={fault ? <MeasurementErrorMessage measure={measure} {...fault} amount={fault.amount} range={range} units={units} /> : undefined}
      value={typed[measure] ?? ''}
      onChange={(event) => setText(measure, event.target.value)}
      autoComplete="off"
      maxLength={40}
    />
  );
}

interface FinderResultProps {
  finder: ReturnType<typeof useSizeFinder>;
  scales: readonly SizeChart[];
  onPage: ProductOnPage | undefined;
  answer: React.RefObject<HTMLDivElement | null>;
}

function FinderResult({ finder: { measured, units, clear }, scales, onPage, answer }: FinderResultProps) {
  const isKept = hasMeasurements(useStoredMeasurements());
  const [isForgotten, setForgotten] = useState(false);
  const told = useRef<HTMLDivElement>(null);
  const forget = () => {
    clearMeasurements();
    clear();
    setForgotten(true);
    // The button goes with what it forgot.
    requestAnimationFrame(() => told.current?.focus({ preventScroll: true }));
  };
  const kept = isKept ? (
    <p className="small soft">
      <FormattedMessage id="sizing.kept" defaultMessage="Kept on this device and nowhere else." />{' '}
      <TextButton onClick={forget}>
        <FormattedMessage id="sizing.forget" defaultMessage="Forget my measures" />
      </TextButton>
    </p>
  ) : null;
  if (!measured) {
    return (
      <div className="finder-forgotten" role="status" ref={told} tabIndex={-1}>
        {isForgotten && !isKept ? <FormattedMessage id="sizing.forgotten" defaultMessage="Forgotten. Nothing of it is kept." /> : kept}
      </div>
    );
  }
  const missing = missingMeasurements(onPage ? chartGroupsFor(scales, onPage.product) : chartGroups(scales), measured);
  if (!onPage) {
    const advice = recommendForGuide(scales, measured);
    return advice.length === 0 ? (
      <NotEnoughMeasurements missing={missing} ref={answer}>
        {kept}
      </NotEnoughMeasurements>
    ) : (
      <GuideResult advice={advice} scales={scales} units={units} ref={answer}>
        {kept}
      </GuideResult>
    );
  }
  const advice = recommendForProduct(scales, measured, onPage.product, onPage.chosen);
  return advice ? (
    <ProductResult advice={advice} missing={missing} onPage={onPage} scales={scales} units={units} ref={answer}>
      {kept}
    </ProductResult>
  ) : (
    <NotEnoughMeasurements missing={missing} ref={answer}>
      {kept}
    </NotEnoughMeasurements>
  );
}
