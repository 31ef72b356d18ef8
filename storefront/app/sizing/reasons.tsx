import { FormattedMessage, useIntl } from 'react-intl';
import type { Advice } from './advise.ts';
import { amountText, measureNames } from './measure-words.tsx';
import type { Units } from './measures.ts';
import { secondChoice } from './second-choice.ts';
import type { MeasurePlace } from './suggest.ts';

interface ReasonsProps {
  advice: Advice;
  units: Units;
  /** What a size of its scale is called. */
  nameAt(at: number): string;
  fit: string | undefined;
  fitScale: number | undefined;
}

/** Why this size: where each measure lies, what decided, and what the other choice would be. */
export function Reasons({ advice, units, nameAt, fit, fitScale }: ReasonsProps) {
  const intl = useIntl();
  const { scale, suggestion } = advice;
  const height = suggestion.places.find(({ measure }) => measure === 'height');
  const isDisagreed = suggestion.is === 'size' && suggestion.places.some(({ place }) => place.at !== suggestion.at);
  return (
    <ul className="finder-reasons">
      {suggestion.places.map((place) => (
        <li key={place.measure}>
          <PlaceWords place={place} advice={advice} units={units} nameAt={nameAt} />
        </li>
      ))}
      {isDisagreed ? (
        <li>
          {scale.decides ? (
            <FormattedMessage
              id="sizing.reason.decides"
              defaultMessage="Where they differ, this one decides: {measure}."
              values={{ measure: intl.formatMessage(measureNames[scale.decides]) }}
            />
          ) : (
            <FormattedMessage id="sizing.reason.larger" defaultMessage="Where they differ, the one that needs more room decides." />
          )}
        </li>
      ) : null}
      {fit && advice.fit?.because === 'height' && !height ? (
        <li>
          <FormattedMessage id="sizing.reason.height" defaultMessage="{fit} goes by your height." values={{ fit }} />
        </li>
      ) : null}
      {fit && advice.fit?.because === 'girth' ? (
        <li>
          <FormattedMessage
            id="sizing.reason.girth"
            defaultMessage="{fit} is the cut that these measures go together in."
            values={{ fit }}
          />
        </li>
      ) : null}
      <Second advice={advice} nameAt={nameAt} fitScale={fitScale} />
    </ul>
  );
}

function PlaceWords({ place, advice, units, nameAt }: Omit<ReasonsProps, 'fit' | 'fitScale'> & { place: MeasurePlace }) {
  const intl = useIntl();
  const { is, at, smaller } = place.place;
  const range = advice.scale.sizes[at]?.ranges[place.measure] ?? [0, 0];
  const text = (amount: number) => amountText(intl, place.measure, amount, units);
  const values = {
    measure: intl.formatMessage(measureNames[place.measure]),
    amount: text(place.amount),
    size: nameAt(at),
    smaller: smaller === undefined ? '' : nameAt(smaller),
    least: text(range[0]),
    most: text(range[1]),
  };
  switch (is) {
    case 'in':
      return <FormattedMessage id="sizing.reason.in" defaultMessage="{measure}, {amount}: {size}." values={values} />;
    case 'between':
      return (
        <FormattedMessage
          id="sizing.reason.between"
          defaultMessage="{measure}, {amount}: between {smaller} and {size}. The larger has the room."
          values={values}
        />
      );
    case 'below':
      return (
        <FormattedMessage
          id="sizing.reason.below"
          defaultMessage="{measure}, {amount}: below our smallest, {size}, which starts at {least}."
          values={values}
        />
      );
    case 'above':
      return (
        <FormattedMessage
          id="sizing.reason.above"
          defaultMessage="{measure}, {amount}: above our largest, {size}, which goes to {most}."
          values={values}
        />
      );
  }
}

function Second({ advice: { scale, suggestion }, nameAt, fitScale }: Pick<ReasonsProps, 'advice' | 'nameAt' | 'fitScale'>) {
  const intl = useIntl();
  const second = secondChoice(scale, suggestion, fitScale);
  if (!second) return null;
  const values = { size: nameAt(second.at), measure: second.measure ? intl.formatMessage(measureNames[second.measure]) : '' };
  const isFoot = scale.measures.includes('foot-length');
  const words = {
    'runs-small': (
      <FormattedMessage
        id="sizing.second.runs-small"
        defaultMessage="Reviewers say it runs small: {size} is the other one to try."
        values={values}
      />
    ),
    'runs-large': (
      <FormattedMessage
        id="sizing.second.runs-large"
        defaultMessage="Reviewers say it runs large: {size} is the other one to try."
        values={values}
      />
    ),
    between: isFoot ? (
      <FormattedMessage id="sizing.second.thin-sock" defaultMessage="{size} with a thin sock." values={values} />
    ) : (
      <FormattedMessage id="sizing.second.close" defaultMessage="{size} if you like it close." values={values} />
    ),
    disagree: <FormattedMessage id="sizing.second.disagree" defaultMessage="{measure} alone: {size}." values={values} />,
    layers: <FormattedMessage id="sizing.second.layers" defaultMessage="{size} if you layer." values={values} />,
  };
  return <li className="finder-second">{words[second.because]}</li>;
}
