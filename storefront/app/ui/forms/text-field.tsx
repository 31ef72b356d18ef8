import { type ComponentProps, type ReactNode, useId } from 'react';
import { describedBy, Field, type FieldProps } from './field.tsx';

type TextFieldProps = FieldProps &
  ComponentProps<'input'> & {
    /** Shown inside the field, at its end. */
    end?: ReactNode;
  };

export function TextField({ label, help, error, isRequired, isOptional, end, id, ...input }: TextFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const frame = { label, help, error, isRequired, isOptional };
  return (
    <Field id={fieldId} {...frame}>
      <span className="wrapin">
        <input
          {...input}
          id={fieldId}
          className="input"
          aria-invalid={error ? true : undefined}
          aria-required={isRequired || undefined}
          aria-describedby={describedBy(fieldId, frame)}
        />
        {end ? <span className="end">{end}</span> : null}
      </span>
    </Field>
  );
}
