import { type ComponentProps, useId } from 'react';
import * as styles from './field.module.css';
import { describedBy, Field, type FieldProps } from './field.tsx';

type SelectFieldProps = FieldProps & ComponentProps<'select'>;

export function SelectField({ label, help, error, isRequired, isOptional, id, children, ...select }: SelectFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const fieldProps = { label, help, error, isRequired, isOptional };
  return (
    <Field id={fieldId} {...fieldProps}>
      <select
        {...select}
        id={fieldId}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-required={isRequired || undefined}
        aria-describedby={describedBy(fieldId, fieldProps)}
      >
        {children}
      </select>
    </Field>
  );
}
