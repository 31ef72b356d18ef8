import { type ComponentProps, type ReactNode, useId } from 'react';
import * as styles from './field.module.css';
import { describedBy, Field, type FieldProps } from './field.tsx';

type TextFieldProps = FieldProps &
  ComponentProps<'input'> & {
    end?: ReactNode;
  };

export function TextField({ label, help, error, isRequired, isOptional, end, id, ...input }: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const fieldProps = { label, help, error, isRequired, isOptional };
  return (
    <Field id={fieldId} {...fieldProps}>
      <span className={styles.inputWrapper}>
        <input
          {...input}
          id={fieldId}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-required={isRequired || undefined}
          aria-describedby={describedBy(fieldId, fieldProps)}
        />
        {end ? <span className={styles.end}>{end}</span> : null}
      </span>
    </Field>
  );
}
