import type { BodyMeasurement } from '@outfitter/contract/client';
import type { ReactNode, Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../../ui/button.tsx';
import { measurementNames } from '../measurements/measurement-text.tsx';
import type { Units } from '../measurements/units.ts';
import { chartGroupsFor } from '../recommendation/chart-groups.ts';
import { isWithinCharts, type ProductPart, type ProductRecommendation, type Recommendation } from '../recommendation/recommend-size.ts';
import type { SizeChart } from '../recommendation/size-chart.ts';
import { fitName, fullSizeName, selectableName, sizeName } from '../recommendation/size-names.ts';
import type { SelectedValues, SizedProduct } from '../recommendation/sized-product.ts';
import * as styles from './finder-result.module.css';
import { RecommendationReasons } from './recommendation-reasons.tsx';

export interface ProductOnPage {
  product: SizedProduct;
  chosen: SelectedValues;
  selected: SelectedValues;
  fitScale: number | undefined;
  select(selection: SelectedValues): void;
}

interface ResultProps {
  charts: readonly SizeChart[];
  units: Units;
  ref: Ref<HTMLDivElement>;
  children?: ReactNode;
}

export function GuideResult({ recommendation, charts, units, ref, children }: ResultProps & { recommendation: readonly Recommendation[] }) {
  const withinCharts = recommendation.filter(({ suggestion }) => suggestion.kind === 'size');
  return (
    <ResultPanel ref={ref}>
      {(withinCharts.length > 0 ? withinCharts : recommendation).map((part) => (
        <SizeResult
          key={`${part.attribute} ${part.chart.caption}`}
          recommendation={part}
          charts={charts}
          units={units}
          label={part.chart.caption}
        />
      ))}
      {children}
    </ResultPanel>
  );
}

export function NotEnoughMeasurements({
  missing,
  ref,
  children,
}: { missing: readonly BodyMeasurement[] } & Pick<ResultProps, 'ref' | 'children'>) {
  return (
    <ResultPanel ref={ref}>
      <p>
        <b>
          <FormattedMessage id="sizing.not-enough" defaultMessage="We need one more measurement to name a size." />
        </b>{' '}
        <MissingMeasurementList missing={missing} />
      </p>
      {children}
    </ResultPanel>
  );
}

function MissingMeasurementList({ missing }: { missing: readonly BodyMeasurement[] }) {
  const intl = useIntl();
  const measurements = intl.formatList(
    missing.map((measurement) => intl.formatMessage(measurementNames[measurement])),
    { type: 'disjunction' },
  );
  return missing.length > 0 ? <FormattedMessage id="sizing.add" defaultMessage="Add: {measurements}." values={{ measurements }} /> : null;
}

export function ProductResult({
  recommendation: { parts, selection },
  missing,
  onPage: { product, fitScale, select },
  charts,
  units,
  ref,
  children,
}: ResultProps & { recommendation: ProductRecommendation; missing: readonly BodyMeasurement[]; onPage: ProductOnPage }) {
  // A size without its dimension's name could be a waist or a length.
  const isCompleteSize = parts.length === chartGroupsFor(charts, product).length;
  const nameOf = (part: ProductPart) => product.dimensions.find(({ id }) => id === part.attribute)?.name;
  const names = parts.flatMap((part) => {
    const selected = selectableName(part, product);
    return selected === undefined ? [] : [isCompleteSize ? selected : `${nameOf(part)} ${selected}`];
  });
  const fit = selection.fit === undefined ? undefined : fitName(selection.fit, charts, product);
  const canSelect = isWithinCharts(parts) && parts.every((part) => selectableName(part, product) !== undefined);
  return (
    <ResultPanel ref={ref}>
      {parts.map((part) => (
        <SizeResult
          key={part.attribute}
          recommendation={part}
          charts={charts}
          units={units}
          label={parts.length > 1 || !isCompleteSize ? nameOf(part) : undefined}
          product={product}
          fitScale={fitScale}
        >
          <AvailabilityNote part={part} product={product} />
        </SizeResult>
      ))}
      {missing.length > 0 ? (
        <p className="text-muted">
          <MissingMeasurementList missing={missing} />
        </p>
      ) : null}
      {canSelect ? (
        <Button wide onClick={() => select(selection)}>
          <FormattedMessage id="sizing.select" defaultMessage="Choose {size}" values={{ size: fullSizeName(names, fit) }} />
        </Button>
      ) : null}
      {children}
    </ResultPanel>
  );
}

function ResultPanel({ ref, children }: { ref: Ref<HTMLDivElement>; children: ReactNode }) {
  return (
    <div className={styles.root} ref={ref} tabIndex={-1} role="status">
      <h3 className="text-label">
        <FormattedMessage id="sizing.result" defaultMessage="Your size" />
      </h3>
      {children}
    </div>
  );
}

interface SizeResultProps {
  recommendation: Recommendation;
  charts: readonly SizeChart[];
  units: Units;
  label: string | undefined;
  product?: SizedProduct;
  fitScale?: number | undefined;
  children?: ReactNode;
}

function SizeResult({ recommendation, charts, units, label, product, fitScale, children }: SizeResultProps) {
  const nameAt = (index: number) => sizeName(recommendation, index, product);
  const hasFits = recommendation.chart.within.fit !== undefined || product !== undefined;
  const fit = recommendation.fit && hasFits ? fitName(recommendation.fit.value, charts, product) : undefined;
  const { kind, sizeIndex } = recommendation.suggestion;
  return (
    <div className={styles.part}>
      {label ? <p className="text-muted">{label}</p> : null}
      {kind === 'size' ? (
        <p className={styles.sizeAndFit}>
          <b className={`text-price ${styles.size}`}>{nameAt(sizeIndex)}</b> {fit ? <span>{fit}</span> : null}
        </p>
      ) : (
        <p className="text-card">
          {kind === 'above' ? (
            <FormattedMessage id="sizing.result.above" defaultMessage="Larger than our largest size" />
          ) : (
            <FormattedMessage id="sizing.result.below" defaultMessage="Smaller than our smallest size" />
          )}
        </p>
      )}
      {children}
      <RecommendationReasons recommendation={recommendation} units={units} nameAt={nameAt} fit={fit} fitScale={fitScale} />
    </div>
  );
}

function AvailabilityNote({ part, product }: { part: ProductPart; product: SizedProduct }) {
  if (part.state === 'available' || part.suggestion.kind !== 'size') return null;
  const values = { size: sizeName(part, part.suggestion.sizeIndex, product), nearest: selectableName(part, product) ?? '' };
  const isSoldOut = part.state === 'sold-out';
  return (
    <p>
      <b>
        {isSoldOut ? (
          <FormattedMessage id="sizing.sold-out" defaultMessage="{size} is sold out online." values={values} />
        ) : (
          <FormattedMessage id="sizing.not-offered" defaultMessage="This style doesn’t come in {size}." values={values} />
        )}
      </b>{' '}
      {part.substitute ? (
        <FormattedMessage id="sizing.nearest" defaultMessage="The nearest size available is {nearest}." values={values} />
      ) : null}
    </p>
  );
}
