import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import * as fieldStyles from './field.module.css';
import * as styles from './radio-group.module.css';

export interface RadioOption {
  value: string;
  title: ReactNode;
  end?: ReactNode;
  text?: ReactNode;
  content?: ReactNode;
}

interface RadioGroupProps {
  name: string;
  legend: ReactNode;
  isLegendHidden?: boolean;
  options: readonly RadioOption[];
  selected: string | undefined;
  onSelect(value: string): void;
}

export function RadioGroup({ name, legend, isLegendHidden, options, selected, onSelect }: RadioGroupProps) {
  return (
    <fieldset className={styles.options}>
      <legend className={isLegendHidden ? 'visually-hidden' : fieldStyles.legend}>{legend}</legend>
      {options.map(({ value, title, end, text, content }) => {
        const isSelected = value === selected;
        return (
          <div key={value} className={classNames(styles.option, isSelected && styles.selected)}>
            <label className={styles.label}>
              <input
                type="radio"
                className={styles.radio}
                name={name}
                value={value}
                checked={isSelected}
                onChange={() => onSelect(value)}
              />
              <b>{title}</b>
              {end ? <span>{end}</span> : null}
              {text ? <span className={styles.description}>{text}</span> : null}
            </label>
            {isSelected && content ? <div className={styles.content}>{content}</div> : null}
          </div>
        );
      })}
    </fieldset>
  );
}
