import { FormattedMessage, useIntl } from 'react-intl';
import { formatAmount, measurementNames } from '../measurements/measurement-text.tsx';
import type { Units } from '../measurements/units.ts';
import { alternativeSize } from '../recommendation/alternative-size.ts';
import type { Recommendation } from '../recommendation/recommend-size.ts';
import type { MeasurementPosition } from '../recommendation/suggest-size.ts';
import * as styles from './recommendation-reasons.module.css';

interface RecommendationReasonsProps {
  recommendation: Recommendation;
  units: Units;
  nameAt(index: number): string;
  fit: string | undefined;
  fitScale: number | undefined;
}

export function RecommendationReasons({ recommendation, units, nameAt, fit, fitScale }: RecommendationReasonsProps) {
  const intl = useIntl();
  const { chart, suggestion } = recommendation;
  const height = suggestion.positions.find(({ measurement }) => measurement === 'height');
  const hasDisagreement =
    suggestion.kind === 'size' && suggestion.positions.some(({ position }) => position.sizeIndex !== suggestion.sizeIndex);
  return (
    <ul className={styles.root}>
      {suggestion.positions.map((position) => (
        <li key={position.measurement}>
          <PositionReason position={position} recommendation={recommendation} units={units} nameAt={nameAt} />
        </li>
      ))}
      {hasDisagreement ? (
        <li>
          {chart.decides ? (
            <FormattedMessage
              id="sizing.reason.decides"
              defaultMessage="When they point to different sizes, go by {measurement}."
              values={{ measurement: intl.formatMessage(measurementNames[chart.decides]) }}
            />
          ) : (
            <FormattedMessage id="sizing.reason.larger" defaultMessage="When they point to different sizes, take the larger one." />
          )}
        </li>
      ) : null}
      {fit && recommendation.fit?.reason === 'height' && !height ? (
        <li>
          <FormattedMessage id="sizing.reason.height" defaultMessage="{fit}, based on your height." values={{ fit }} />
        </li>
      ) : null}
      {fit && recommendation.fit?.reason === 'girth' ? (
        <li>
          <FormattedMessage id="sizing.reason.girth" defaultMessage="{fit} is the cut for these measurements." values={{ fit }} />
        </li>
      ) : null}
      <AlternativeReason recommendation={recommendation} nameAt={nameAt} fitScale={fitScale} />
    </ul>
  );
}

function PositionReason({
  position,
  recommendation,
  units,
  nameAt,
}: Omit<RecommendationReasonsProps, 'fit' | 'fitScale'> & { position: MeasurementPosition }) {
  const intl = useIntl();
  const { kind, sizeIndex, smallerIndex } = position.position;
  const range = recommendation.chart.sizes[sizeIndex]?.ranges[position.measurement] ?? [0, 0];
  const format = (amount: number) => formatAmount(intl, position.measurement, amount, units);
  const values = {
    measurement: intl.formatMessage(measurementNames[position.measurement]),
    amount: format(position.amount),
    size: nameAt(sizeIndex),
    smallerSize: smallerIndex === undefined ? '' : nameAt(smallerIndex),
    minimum: format(range[0]),
    maximum: format(range[1]),
  };
  switch (kind) {
    case 'in':
      return <FormattedMessage id="sizing.reason.within" defaultMessage="{measurement}, {amount}: {size}." values={values} />;
    case 'between':
      return (
        <FormattedMessage
          id="sizing.reason.between"
          defaultMessage="{measurement}, {amount}: between {smallerSize} and {size}. Take the larger for more room."
          values={values}
        />
      );
    case 'below':
      return (
        <FormattedMessage
          id="sizing.reason.below"
          defaultMessage="{measurement}, {amount}: below our smallest size, {size}, which starts at {minimum}."
          values={values}
        />
      );
    case 'above':
      return (
        <FormattedMessage
          id="sizing.reason.above"
          defaultMessage="{measurement}, {amount}: above our largest size, {size}, which goes up to {maximum}."
          values={values}
        />
      );
  }
}

function AlternativeReason({
  recommendation: { chart, suggestion },
  nameAt,
  fitScale,
}: Pick<RecommendationReasonsProps, 'recommendation' | 'nameAt' | 'fitScale'>) {
  const intl = useIntl();
  const alternative = alternativeSize(chart, suggestion, fitScale);
  if (!alternative) return null;
  const values = {
    size: nameAt(alternative.sizeIndex),
    measurement: alternative.measurement ? intl.formatMessage(measurementNames[alternative.measurement]) : '',
  };
  const isFoot = chart.measurements.includes('foot-length');
  const messages = {
    'runs-small': (
      <FormattedMessage id="sizing.alternative.runs-small" defaultMessage="Reviewers say it runs small: also try {size}." values={values} />
    ),
    'runs-large': (
      <FormattedMessage id="sizing.alternative.runs-large" defaultMessage="Reviewers say it runs large: also try {size}." values={values} />
    ),
    between: isFoot ? (
      <FormattedMessage id="sizing.alternative.thin-sock" defaultMessage="{size} with thin socks." values={values} />
    ) : (
      <FormattedMessage id="sizing.alternative.close" defaultMessage="{size} for a close fit." values={values} />
    ),
    disagree: <FormattedMessage id="sizing.alternative.disagree" defaultMessage="{measurement} alone: {size}." values={values} />,
    layers: <FormattedMessage id="sizing.alternative.layers" defaultMessage="{size} if you layer." values={values} />,
  };
  return <li className={styles.alternative}>{messages[alternative.reason]}</li>;
}
