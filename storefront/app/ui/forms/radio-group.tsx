import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export interface RadioOption {
  value: string;
  title: ReactNode;
  /** At the end of the row: a price. */
  end?: ReactNode;
  text?: ReactNode;
  /** Shown inside the row while it is selected. */
  content?: ReactNode;
}

interface RadioGroupProps {
  name: string;
  legend: ReactNode;
  /** Shows the legend to screen readers only. */
  isLegendHidden?: boolean;
  options: readonly RadioOption[];
  selected: string | undefined;
  onSelect(value: string): void;
}

/** Radio buttons as rows of one box. */
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
