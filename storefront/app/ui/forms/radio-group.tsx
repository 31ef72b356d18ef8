import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export interface RadioOption {
  value: string;
  title: ReactNode;
  /** At the right end: a price. */
  end?: ReactNode;
  /** The line below. */
  text?: ReactNode;
  /** Shown inside the row while it is chosen. */
  content?: ReactNode;
}

interface RadioGroupProps {
  name: string;
  legend: ReactNode;
  /** Leaves the legend to screen readers. */
  isLegendHidden?: boolean;
  options: readonly RadioOption[];
  selected: string | undefined;
  onSelect(value: string): void;
}

/** One of several, each a row of one box; the chosen one carries a rivet. */
export function RadioGroup({ name, legend, isLegendHidden, options, selected, onSelect }: RadioGroupProps) {
  return (
    <fieldset className="radio-rows">
      <legend className={isLegendHidden ? 'sr-only' : 'legend'}>{legend}</legend>
      {options.map(({ value, title, end, text, content }) => {
        const isOn = value === selected;
        return (
          <div key={value} className={classNames('opt-row', isOn && 'is-on')}>
            <label className="radio-row">
              <input type="radio" className="rivet-input" name={name} value={value} checked={isOn} onChange={() => onSelect(value)} />
              <b>{title}</b>
              {end ? <span className="radio-row-end">{end}</span> : null}
              {text ? <span className="radio-row-text">{text}</span> : null}
            </label>
            {isOn && content ? <div className="radio-row-content">{content}</div> : null}
          </div>
        );
      })}
    </fieldset>
  );
}
