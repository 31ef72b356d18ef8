import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import * as starStyles from '../rating/stars.module.css';
import * as styles from './choice-row.module.css';
import * as fieldStyles from './field.module.css';

const appearances = { boxes: undefined, stacked: styles.stacked, stars: `${styles.stars} ${starStyles.starMasks}` };

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
  /** `stacked` for long texts; `stars` for a rating, whose choices are one star, two stars and so on. */
  appearance?: 'boxes' | 'stacked' | 'stars';
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
  appearance = 'boxes',
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
      <div className={classNames(styles.choices, appearances[appearance])}>
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
        {appearance === 'stars' ? (
          <span className={styles.chosenText} aria-hidden="true">
            {choices.find(({ value }) => value === chosen)?.text}
          </span>
        ) : null}
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
