import type { ReactNode, Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../ui/button.tsx';
import { type Advice, type GarmentAdvice, type GarmentPart, isFound } from './advise.ts';
import type { BodyMeasure } from './body-measures.ts';
import type { Chosen, Garment } from './garment.ts';
import { measureNames } from './measure-words.tsx';
import type { Units } from './measures.ts';
import { fitName, sizeName, takenName, wholeName } from './names.ts';
import { Reasons } from './reasons.tsx';
import type { Scale } from './scale.ts';
import { scaleSetsFor } from './scale-sets.ts';

/** A garment whose page the finder is opened from. */
export interface GarmentOnPage {
  garment: Garment;
  /** What is settled beside the size: the color. */
  chosen: Chosen;
  /** Everything that is chosen on the page. */
  selected: Chosen;
  /** 1 runs small … 5 runs large, by its reviewers. */
  fitScale: number | undefined;
  take(selection: Chosen): void;
}

interface AnswerProps {
  scales: readonly Scale[];
  units: Units;
  ref: Ref<HTMLDivElement>;
  children?: ReactNode;
}

/** What the guide answers by itself: a size for each of its tables. */
export function GuideAnswer({ advice, scales, units, ref, children }: AnswerProps & { advice: readonly Advice[] }) {
  // Of several tables those that know the body are worth reading: a child's foot is in no adult's.
  const inside = advice.filter(({ suggestion }) => suggestion.is === 'size');
  return (
    <Frame ref={ref}>
      {(inside.length > 0 ? inside : advice).map((one) => (
        <Part key={`${one.attribute} ${one.scale.caption}`} advice={one} scales={scales} units={units} label={one.scale.caption} />
      ))}
      {children}
    </Frame>
  );
}

/** That what was given says no size, and what would. */
export function NotEnough({ missing, ref, children }: { missing: readonly BodyMeasure[] } & Pick<AnswerProps, 'ref' | 'children'>) {
  return (
    <Frame ref={ref}>
      <p>
        <b>
          <FormattedMessage id="sizing.not-enough" defaultMessage="That alone doesn’t say a size." />
        </b>{' '}
        <MissingWords missing={missing} />
      </p>
      {children}
    </Frame>
  );
}

function MissingWords({ missing }: { missing: readonly BodyMeasure[] }) {
  const intl = useIntl();
  const measures = intl.formatList(
    missing.map((measure) => intl.formatMessage(measureNames[measure])),
    { type: 'disjunction' },
  );
  return missing.length > 0 ? <FormattedMessage id="sizing.add" defaultMessage="Add: {measures}." values={{ measures }} /> : null;
}

/** What to take of the garment on the page. */
export function GarmentAnswer({
  advice: { parts, selection },
  missing,
  onPage: { garment, fitScale, take },
  scales,
  units,
  ref,
  children,
}: AnswerProps & { advice: GarmentAdvice; missing: readonly BodyMeasure[]; onPage: GarmentOnPage }) {
  // A number alone may be a waist or a length.
  const isWhole = parts.length === scaleSetsFor(scales, garment).length;
  const nameOf = (part: GarmentPart) => garment.dimensions.find(({ id }) => id === part.attribute)?.name;
  const names = parts.flatMap((part) => {
    const taken = takenName(part, garment);
    return taken === undefined ? [] : [isWhole ? taken : `${nameOf(part)} ${taken}`];
  });
  const fit = selection.fit === undefined ? undefined : fitName(selection.fit, scales, garment);
  const canTake = isFound(parts) && parts.every((part) => takenName(part, garment) !== undefined);
  return (
    <Frame ref={ref}>
      {parts.map((part) => (
        <Part
          key={part.attribute}
          advice={part}
          scales={scales}
          units={units}
          label={parts.length > 1 || !isWhole ? nameOf(part) : undefined}
          garment={garment}
          fitScale={fitScale}
        >
          <MadeWords part={part} garment={garment} />
        </Part>
      ))}
      {missing.length > 0 ? (
        <p className="soft">
          <MissingWords missing={missing} />
        </p>
      ) : null}
      {canTake ? (
        <Button wide onClick={() => take(selection)}>
          <FormattedMessage id="sizing.take" defaultMessage="Take {size}" values={{ size: wholeName(names, fit) }} />
        </Button>
      ) : null}
      {children}
    </Frame>
  );
}

function Frame({ ref, children }: { ref: Ref<HTMLDivElement>; children: ReactNode }) {
  return (
    <div className="finder-answer" ref={ref} tabIndex={-1} role="status">
      <h3 className="label">
        <FormattedMessage id="sizing.answer" defaultMessage="Your size" />
      </h3>
      {children}
    </div>
  );
}

interface PartProps {
  advice: Advice;
  scales: readonly Scale[];
  units: Units;
  label: string | undefined;
  garment?: Garment;
  fitScale?: number | undefined;
  children?: ReactNode;
}

function Part({ advice, scales, units, label, garment, fitScale, children }: PartProps) {
  const nameAt = (at: number) => sizeName(advice, at, garment);
  const hasCuts = advice.scale.within.fit !== undefined || garment !== undefined;
  const fit = advice.fit && hasCuts ? fitName(advice.fit.value, scales, garment) : undefined;
  const { is, at } = advice.suggestion;
  return (
    <div className="finder-part">
      {label ? <p className="soft">{label}</p> : null}
      {is === 'size' ? (
        <p className="finder-size">
          <b className="price-t">{nameAt(at)}</b> {fit ? <span>{fit}</span> : null}
        </p>
      ) : (
        <p className="card-t">
          {is === 'above' ? (
            <FormattedMessage id="sizing.answer.above" defaultMessage="More than our largest" />
          ) : (
            <FormattedMessage id="sizing.answer.below" defaultMessage="Less than our smallest" />
          )}
        </p>
      )}
      {children}
      <Reasons advice={advice} units={units} nameAt={nameAt} fit={fit} fitScale={fitScale} />
    </div>
  );
}

/** That a size is not made, or has sold out, and what is nearest to it. */
function MadeWords({ part, garment }: { part: GarmentPart; garment: Garment }) {
  if (part.state === 'available' || part.suggestion.is !== 'size') return null;
  const values = { size: sizeName(part, part.suggestion.at, garment), nearest: takenName(part, garment) ?? '' };
  const isSoldOut = part.state === 'sold-out';
  return (
    <p>
      <b>
        {isSoldOut ? (
          <FormattedMessage id="sizing.sold-out" defaultMessage="{size} has sold out here." values={values} />
        ) : (
          <FormattedMessage id="sizing.not-made" defaultMessage="This one isn’t made in {size}." values={values} />
        )}
      </b>{' '}
      {part.instead ? <FormattedMessage id="sizing.nearest" defaultMessage="The nearest to be had is {nearest}." values={values} /> : null}
    </p>
  );
}
