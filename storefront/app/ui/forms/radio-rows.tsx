import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export interface RadioRow {
  value: string;
  title: ReactNode;
  /** At the right end: a price. */
  end?: ReactNode;
  /** The line below. */
  text?: ReactNode;
  /** Shown inside the row while it is chosen. */
  content?: ReactNode;
}

interface RadioRowsProps {
  name: string;
  legend: ReactNode;
  /** Leaves the legend to screen readers. */
  isLegendHidden?: boolean;
  rows: readonly RadioRow[];
  chosen: string | undefined;
  onChoose(value: string): void;
}

/** One of several, each a row of one box; the chosen one carries a rivet. */
export function RadioRows({ name, legend, isLegendHidden, rows, chosen, onChoose }: RadioRowsProps) {
  return (
    <fieldset className="radio-rows">
      <legend className={isLegendHidden ? 'sr-only' : 'legend'}>{legend}</legend>
      {rows.map(({ value, title, end, text, content }) => {
        const isOn = value === chosen;
        return (
          <div key={value} className={classNames('opt-row', isOn && 'is-on')}>
            <label className="radio-row">
              <input type="radio" className="rivet-input" name={name} value={value} checked={isOn} onChange={() => onChoose(value)} />
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
