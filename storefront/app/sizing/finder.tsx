import { type FormEvent, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, TextButton } from '../ui/button.tsx';
import { SelectField, TextField } from '../ui/forms/index.ts';
import { adviseOn, adviseOnGarment } from './advise.ts';
import { type BodyMeasure, type Wearer, wearers } from './body-measures.ts';
import { FaultWords } from './fault-words.tsx';
import { GarmentAnswer, type GarmentOnPage, GuideAnswer, NotEnough } from './finder-answer.tsx';
import { forgetMeasures, hasMeasures } from './kept-sizes.ts';
import { measureNames, rangeText, wearerNames } from './measure-words.tsx';
import { OursThatFits } from './ours-that-fits.tsx';
import { statedRange } from './read-form.ts';
import type { Scale } from './scale.ts';
import { fitScale, measuresAsked, missingFor, scaleSets, scaleSetsFor } from './scale-sets.ts';
import { useFinder } from './use-finder.ts';
import { useSizes } from './use-sizes.ts';
import './sizing.css';

interface FinderProps {
  scales: readonly Scale[];
  onPage?: GarmentOnPage | undefined;
  onMeasured?(): void;
}

/** The tables that speak of a garment, or of the guide. */
function scalesFor(scales: readonly Scale[], onPage: GarmentOnPage | undefined): readonly Scale[] {
  if (!onPage) return scales;
  const own = scaleSetsFor(scales, onPage.garment).flatMap((set) => set.scales);
  const cuts = onPage.garment.dimensions.some(({ id }) => id === 'fit') ? fitScale(scales) : undefined;
  return cuts ? [...own, cuts] : own;
}

/** Whether the finder has something to say of a garment. */
export const canFind = (scales: readonly Scale[], onPage?: GarmentOnPage): boolean => measuresAsked(scalesFor(scales, onPage)).length > 0;

/** From a few measures, or from a size that fits in something of ours, to a size and its reasons. */
export function Finder({ scales, onPage, onMeasured }: FinderProps) {
  const meant = scalesFor(scales, onPage);
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
      <FinderOf
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

interface FinderOfProps extends FinderProps {
  wearer: Wearer;
  meant: readonly Scale[];
}

function FinderOf({ wearer, scales, meant, onPage, onMeasured }: FinderOfProps) {
  const formId = useId();
  const answer = useRef<HTMLDivElement>(null);
  const asked = measuresAsked(meant);
  const finder = useFinder(meant, asked, wearer);
  const idOf = (measure: BodyMeasure) => `${formId}${measure}`;
  const show = () => {
    onMeasured?.();
    requestAnimationFrame(() => {
      answer.current?.focus({ preventScroll: true });
      answer.current?.scrollIntoView({ block: 'nearest' });
    });
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    const wrong = finder.send();
    if (wrong) document.getElementById(idOf(wrong))?.focus();
    else show();
  };
  return (
    <>
      <form className="finder-form" noValidate onSubmit={send}>
        <div className="finder-fields">
          {asked.map((measure) => (
            <MeasureField key={measure} id={idOf(measure)} measure={measure} scales={meant} finder={finder} />
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
          <OursThatFits
            wearer={wearer}
            asked={asked}
            onBody={(body) => {
              finder.wear(body);
              show();
            }}
          />
        </div>
      </form>
      <Answer {...{ finder, scales, onPage, answer }} />
    </>
  );
}

interface MeasureFieldProps {
  id: string;
  measure: BodyMeasure;
  scales: readonly Scale[];
  finder: ReturnType<typeof useFinder>;
}

function MeasureField({ id, measure, scales, finder: { typed, faults, units, type } }: MeasureFieldProps) {
  const intl = useIntl();
  const range = statedRange(scales, measure);
  const fault = faults[measure];
  return (
    <TextField
      id={id}
      name={measure}
      label={intl.formatMessage(measureNames[measure])}
      help={
        range ? (
          <FormattedMessage id="sizing.range" defaultMessage="Ours: {range}" values={{ range: rangeText(intl, measure, range, units) }} />
        ) : undefined
      }
      error={fault ? <FaultWords measure={measure} {...fault} amount={fault.amount} range={range} units={units} /> : undefined}
      value={typed[measure] ?? ''}
      onChange={(event) => type(measure, event.target.value)}
      autoComplete="off"
      maxLength={40}
    />
  );
}

interface AnswerProps {
  finder: ReturnType<typeof useFinder>;
  scales: readonly Scale[];
  onPage: GarmentOnPage | undefined;
  answer: React.RefObject<HTMLDivElement | null>;
}

function Answer({ finder: { measured, units, clear }, scales, onPage, answer }: AnswerProps) {
  const isKept = hasMeasures(useSizes());
  const [isForgotten, setForgotten] = useState(false);
  const told = useRef<HTMLDivElement>(null);
  const forget = () => {
    forgetMeasures();
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
  const missing = missingFor(onPage ? scaleSetsFor(scales, onPage.garment) : scaleSets(scales), measured);
  if (!onPage) {
    const advice = adviseOn(scales, measured);
    return advice.length === 0 ? (
      <NotEnough missing={missing} ref={answer}>
        {kept}
      </NotEnough>
    ) : (
      <GuideAnswer advice={advice} scales={scales} units={units} ref={answer}>
        {kept}
      </GuideAnswer>
    );
  }
  const advice = adviseOnGarment(scales, measured, onPage.garment, onPage.chosen);
  return advice ? (
    <GarmentAnswer advice={advice} missing={missing} onPage={onPage} scales={scales} units={units} ref={answer}>
      {kept}
    </GarmentAnswer>
  ) : (
    <NotEnough missing={missing} ref={answer}>
      {kept}
    </NotEnough>
  );
}
