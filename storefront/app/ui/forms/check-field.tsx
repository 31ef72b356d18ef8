import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from '../icon.tsx';

type CheckFieldProps = ComponentProps<'input'> & {
  label: ReactNode;
  error?: ReactNode;
};

export function CheckField({ label, error, ...input }: CheckFieldProps) {
  const errorId = useId();
  const box = (
    <label className="check">
      <input
        {...input}
        type="checkbox"
        className="check-input"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : input['aria-describedby']}
      />
      <span>{label}</span>
    </label>
  );
  if (!error) return box;
  return (
    <div className="field is-bad">
      {box}
      <span className="field-error" id={errorId}>
        <Icon name="warning" small />
        <span>{error}</span>
      </span>
    </div>
  );
}
