import { type ComponentProps, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import * as styles from './field.module.css';
import type { FieldProps } from './field.tsx';
import { TextField } from './text-field.tsx';

type PasswordFieldProps = FieldProps & Omit<ComponentProps<'input'>, 'type'> & { autoComplete: 'current-password' | 'new-password' };

/** Field for a password with a button that reveals it (SHELL-043). Pasting and password managers stay enabled. */
export function PasswordField({ id, ...field }: PasswordFieldProps) {
  const intl = useIntl();
  const ownId = useId();
  const fieldId = id ?? ownId;
  const [isShown, setShown] = useState(false);
  const reveal = (
    <button
      type="button"
      className={styles.reveal}
      aria-pressed={isShown}
      aria-controls={fieldId}
      aria-label={intl.formatMessage({ id: 'ui.password.show', defaultMessage: 'Show password' })}
      onClick={() => setShown(!isShown)}
    >
      <FormattedMessage id="ui.password.show.short" defaultMessage="Show" />
    </button>
  );
  return <TextField {...field} id={fieldId} type={isShown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} end={reveal} />;
}
