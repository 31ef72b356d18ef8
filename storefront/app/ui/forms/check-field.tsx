import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from '../icon.tsx';
import * as styles from './field.module.css';

type CheckFieldProps = ComponentProps<'input'> & {
  label: ReactNode;
  error?: ReactNode;
};

export function CheckField({ label, error, ...input }: CheckFieldProps) {
  const errorId = useId();
  const box = (
    <label className={styles.check}>
      <input
        {...input}
        type="checkbox"
        className={styles.checkInput}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : input['aria-describedby']}
      />
      <span>{label}</span>
    </label>
  );
  if (!error) return box;
  return (
    <div className={`${styles.field} ${styles.isBad}`}>
      {box}
      <span className={styles.fieldError} id={errorId}>
        <Icon name="warning" small />
        <span>{error}</span>
      </span>
    </div>
  );
}
