import { useId, useLayoutEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Units } from './units.ts';
import { useUnits } from './use-stored-measurements.ts';

/**
 * Inches or centimeters, for every table and field around it. Which of a cell's two values is in sight is a matter of the style sheet, so
 * the choice works without script; with it, it is remembered.
 */
export function UnitSelector() {
  const name = useId();
  const [units, choose] = useUnits();
  const options = useRef<HTMLFieldSetElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the server's HTML is taken over
  useLayoutEffect(() => {
    // What was pressed before the page could listen is not as it came.
    const pressed = [...(options.current?.querySelectorAll('input') ?? [])].find(
      ({ checked, defaultChecked }) => checked && !defaultChecked,
    );
    if (pressed) choose(pressed.value as Units);
  }, []);
  const option = (value: Units) => (
    <>
      <input
        type="radio"
        className={`sr-only units-${value}`}
        id={`${name}-${value}`}
        name={name}
        value={value}
        checked={units === value}
        onChange={() => choose(value)}
      />
      <label className="units-option" htmlFor={`${name}-${value}`}>
        {value === 'imperial' ? (
          <FormattedMessage id="sizing.units.imperial" defaultMessage="Inches" />
        ) : (
          <FormattedMessage id="sizing.units.metric" defaultMessage="Centimeters" />
        )}
      </label>
    </>
  );
  return (
    <fieldset className="units-choice" ref={options}>
      <legend className="sr-only">
        <FormattedMessage id="sizing.units" defaultMessage="Units" />
      </legend>
      {option('imperial')}
      {option('metric')}
    </fieldset>
  );
}
