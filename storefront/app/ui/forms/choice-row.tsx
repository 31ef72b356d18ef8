import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';

interface ChoiceRowProps {
  legend: ReactNode;
  name: string;
  /** Of the first choice: where the summary of faults leads. */
  id: string;
  choices: readonly { value: string; text: ReactNode }[];
  chosen: string;
  onChoose(value: string): void;
  isRequired?: boolean;
  /** Pressed again, a choice is taken back. */
  isOptional?: ReactNode;
  error?: ReactNode;
  /** On a phone one below the other. */
  hasLongLabels?: boolean;
}

/** One of a few, side by side: stars, steps of fit, sizes. */
export function ChoiceRow({ legend, name, id, choices, chosen, onChoose, isRequired, isOptional, error, hasLongLabels }: ChoiceRowProps) {
  return (
    <fieldset className={error ? 'field is-bad' : 'field'}>
      <legend className="field-label">
        <span>
          {legend}
          {isRequired ? (
            <span className="required" aria-hidden="true">
              {' *'}
            </span>
          ) : null}
        </span>
        {isOptional ? <span className="field-optional">{isOptional}</span> : null}
      </legend>
      <div className={classNames('star-choice', hasLongLabels && 'is-wordy')}>
        {choices.map(({ value, text }, at) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              id={at === 0 ? id : undefined}
              value={value}
              checked={chosen === value}
              onChange={() => onChoose(value)}
              onClick={() => {
                if (isOptional && chosen === value) onChoose('');
              }}
              aria-describedby={error ? `${id}-error` : undefined}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
      {error ? (
        <span className="field-error" id={`${id}-error`}>
          <Icon name="warning" small />
          <span>{error}</span>
        </span>
      ) : null}
    </fieldset>
  );
}
