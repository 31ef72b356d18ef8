import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import * as styles from './field.module.css';

type QuantitySelectProps = Omit<ComponentProps<'select'>, 'value' | 'onChange'> & {
  label: string;
  choices: readonly number[];
  value: number;
  prefix?: string;
  onQuantityChange(quantity: number): void;
};

/** Select for a quantity. A value that is no longer offered stays visible. */
export function QuantitySelect({ label, choices, value, prefix, onQuantityChange, className, ...rest }: QuantitySelectProps) {
  const quantities = choices.includes(value) ? choices : [...choices, value].sort((a, b) => a - b);
  return (
    <select
      {...rest}
      aria-label={label}
      className={classNames(styles.input, className)}
      value={value}
      onChange={(event) => onQuantityChange(Number(event.target.value))}
    >
      {quantities.map((quantity) => (
        <option key={quantity} value={quantity}>
          {prefix ? `${prefix} ${quantity}` : quantity}
        </option>
      ))}
    </select>
  );
}
