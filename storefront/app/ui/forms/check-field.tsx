import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from '../icon.tsx';
import * as styles from './field.module.css';

type CheckFieldProps = ComponentProps<'input'> & {
  label: ReactNode;
  error?: ReactNode;
};

export function CheckField({ label, error, ...input }: CheckFieldProps) {
  const errorId = useId();
  const checkbox = (
    <label className={styles.checkLabel}>
      <input
        {...input}
        type="checkbox"
        className={styles.checkbox}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : input['aria-describedby']}
      />
      <span>{label}</span>
    </label>
  );
  if (!error) return checkbox;
  return (
    <div className={`${styles.field} ${styles.invalid}`}>
      {checkbox}
      <span className={styles.error} id={errorId}>
        <Icon name="warning" small />
        <span>{error}</span>
      </span>
    </div>
  );
}
