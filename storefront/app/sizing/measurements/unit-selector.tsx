import { useId, useLayoutEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { classNames } from '../../ui/class-names.ts';
import * as styles from './unit-selector.module.css';
import type { Units } from './units.ts';
import { useUnits } from './use-stored-measurements.ts';

/**
 * Selects the units of the tables and fields on the page. A style sheet shows one value of each cell, so the selector works without
 * JavaScript, which only stores the selection.
 */
export function UnitSelector({ className }: { className?: string | undefined }) {
  const name = useId();
  const [units, setUnits] = useUnits();
  const options = useRef<HTMLFieldSetElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useLayoutEffect(() => {
    // A click before hydration may differ from the server's default.
    const clicked = [...(options.current?.querySelectorAll('input') ?? [])].find(
      ({ checked, defaultChecked }) => checked && !defaultChecked,
    );
    if (clicked) setUnits(clicked.value as Units);
  }, []);
  const renderOption = (value: Units) => (
    <>
      <input
        type="radio"
        className="visually-hidden"
        id={`${name}-${value}`}
        name={name}
        value={value}
        checked={units === value}
        onChange={() => setUnits(value)}
      />
      <label className={styles.option} htmlFor={`${name}-${value}`}>
        {value === 'imperial' ? (
          <FormattedMessage id="sizing.units.imperial" defaultMessage="Inches" />
        ) : (
          <FormattedMessage id="sizing.units.metric" defaultMessage="Centimeters" />
        )}
      </label>
    </>
  );
  return (
    <fieldset className={classNames(styles.root, className)} ref={options}>
      <legend className="visually-hidden">
        <FormattedMessage id="sizing.units" defaultMessage="Units" />
      </legend>
      {renderOption('imperial')}
      {renderOption('metric')}
    </fieldset>
  );
}
