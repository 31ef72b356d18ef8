import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { BodyMeasure, Measured, Wearer } from './body-measures.ts';
import { keepSizes } from './kept-sizes.ts';
import { typedAmount } from './measure-words.tsx';
import type { Units } from './measures.ts';
import { type FormFaults, readForm, type Typed } from './read-form.ts';
import type { Scale } from './scale.ts';
import { useSizes, useUnits } from './use-sizes.ts';

export interface FinderState {
  units: Units;
  typed: Typed;
  faults: FormFaults;
  /** Sent with nothing in it. */
  isEmpty: boolean;
  /** What to answer to; undefined before anything was measured. */
  measured: Measured | undefined;
  type(measure: BodyMeasure, text: string): void;
  /** Reads the form; the first field that is wrong, or undefined where it is answered. */
  send(): BodyMeasure | undefined;
  /** Takes the body that a size of ours is for. */
  wear(body: Measured): void;
  /** After everything was forgotten. */
  clear(): void;
}

const only = (measured: Measured, asked: readonly BodyMeasure[]): Measured =>
  Object.fromEntries(asked.flatMap((measure) => (measured[measure] === undefined ? [] : [[measure, measured[measure]]]))) as Measured;

/** What is typed into the finder, and what was read of it; what is kept of this wearer stands there from the start. */
export function useFinder(scales: readonly Scale[], asked: readonly BodyMeasure[], wearer: Wearer): FinderState {
  const intl = useIntl();
  const [units] = useUnits();
  const kept = useSizes()[wearer] ?? {};
  const known = only(kept, asked);
  const textsOf = (measured: Measured, inUnits: Units): Typed =>
    Object.fromEntries(
      Object.entries(measured).map(([measure, amount]) => [measure, typedAmount(intl, measure as BodyMeasure, amount, inUnits)]),
    );
  const [typed, setTyped] = useState<Typed>(() => textsOf(known, units));
  const [typedIn, setTypedIn] = useState(units);
  const [faults, setFaults] = useState<FormFaults>({});
  const [isEmpty, setEmpty] = useState(false);
  const [measured, setMeasured] = useState<Measured | undefined>(() => (Object.keys(known).length > 0 ? known : undefined));
  if (typedIn !== units) {
    // The body stays the same when its units change.
    setTyped({ ...typed, ...textsOf(readForm(asked, typed, typedIn, scales).measured, units) });
    setTypedIn(units);
    setFaults({});
  }
  return {
    units,
    typed,
    faults,
    isEmpty,
    measured,
    type(measure, text) {
      setTyped({ ...typed, [measure]: text });
      const { [measure]: _mended, ...others } = faults;
      setFaults(others);
      setEmpty(false);
    },
    send() {
      const read = readForm(asked, typed, units, scales);
      const wrong = asked.find((measure) => read.faults[measure]);
      setFaults(read.faults);
      setEmpty(read.isEmpty);
      if (wrong || read.isEmpty) {
        // What was answered before is no answer to this.
        setMeasured(undefined);
        return wrong ?? asked[0];
      }
      const others = Object.fromEntries(Object.entries(kept).filter(([measure]) => !asked.includes(measure as BodyMeasure)));
      keepSizes({ [wearer]: { ...others, ...read.measured } });
      setMeasured(read.measured);
      return undefined;
    },
    wear(body) {
      // What a tape said is nearer to the body than what a size is meant for.
      keepSizes({ [wearer]: { ...body, ...kept } });
      setMeasured(body);
    },
    clear() {
      setTyped({});
      setFaults({});
      setMeasured(undefined);
    },
  };
}
