import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import * as styles from './field.module.css';

export interface FieldProps {
  label: ReactNode;
  help?: ReactNode;
  error?: ReactNode;
  /** Marked with a red asterisk (SHELL-042). */
  isRequired?: boolean;
  isOptional?: boolean;
}

export function describedBy(id: string, { help, error }: Pick<FieldProps, 'help' | 'error'>): string | undefined {
  return [error ? `${id}-error` : '', help ? `${id}-help` : ''].filter(Boolean).join(' ') || undefined;
}

export function Field({ id, label, help, error, isRequired, isOptional, children }: FieldProps & { id: string; children: ReactNode }) {
  return (
    <div className={classNames(styles.field, !!error && styles.invalid)}>
      <label className={styles.label} htmlFor={id}>
        <span>
          {label}
          {isRequired ? (
            <span className={styles.required} aria-hidden="true">
              {' *'}
            </span>
          ) : null}
        </span>
        {isOptional ? (
          <span className={styles.optional}>
            <FormattedMessage id="ui.field.optional" defaultMessage="Optional" />
          </span>
        ) : null}
      </label>
      {children}
      {error ? (
        <span className={styles.error} id={`${id}-error`}>
          <Icon name="warning" small />
          <span>{error}</span>
        </span>
      ) : null}
      {help ? (
        <span className={styles.help} id={`${id}-help`}>
          {help}
        </span>
      ) : null}
    </div>
  );
}
