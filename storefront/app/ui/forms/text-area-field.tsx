import { type ComponentProps, useId } from 'react';
import * as styles from './field.module.css';
import { describedBy, Field, type FieldProps } from './field.tsx';

export function TextAreaField({ label, help, error, isRequired, isOptional, id, ...textarea }: FieldProps & ComponentProps<'textarea'>) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const fieldProps = { label, help, error, isRequired, isOptional };
  return (
    <Field id={fieldId} {...fieldProps}>
      <textarea
        {...textarea}
        id={fieldId}
        className={styles.input}
        aria-invalid={error ? true : undefined}
        aria-required={isRequired || undefined}
        aria-describedby={describedBy(fieldId, fieldProps)}
      />
    </Field>
  );
}
