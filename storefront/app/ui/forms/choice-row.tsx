import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import * as styles from './choice-row.module.css';
import * as fieldStyles from './field.module.css';

interface ChoiceRowProps {
  legend: ReactNode;
  name: string;
  id: string;
  choices: readonly { value: string; text: ReactNode }[];
  chosen: string;
  onChoose(value: string): void;
  isRequired?: boolean;
  optionalLabel?: ReactNode;
  error?: ReactNode;
  hasLongLabels?: boolean;
}

export function ChoiceRow({
  legend,
  name,
  id,
  choices,
  chosen,
  onChoose,
  isRequired,
  optionalLabel,
  error,
  hasLongLabels,
}: ChoiceRowProps) {
  return (
    <fieldset className={error ? `${fieldStyles.field} ${fieldStyles.invalid}` : fieldStyles.field}>
      <legend className={fieldStyles.label}>
        <span>
          {legend}
          {isRequired ? (
            <span className={fieldStyles.required} aria-hidden="true">
              {' *'}
            </span>
          ) : null}
        </span>
        {optionalLabel ? <span className={fieldStyles.optional}>{optionalLabel}</span> : null}
      </legend>
      <div className={classNames(styles.choices, hasLongLabels && styles.stacked)}>
        {choices.map(({ value, text }, index) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              id={index === 0 ? id : undefined}
              value={value}
              checked={chosen === value}
              onChange={() => onChoose(value)}
              onClick={() => {
                if (optionalLabel && chosen === value) onChoose('');
              }}
              aria-describedby={error ? `${id}-error` : undefined}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
      {error ? (
        <span className={fieldStyles.error} id={`${id}-error`}>
          <Icon name="warning" small />
          <span>{error}</span>
        </span>
      ) : null}
    </fieldset>
  );
}
