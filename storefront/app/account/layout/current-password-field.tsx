import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import { PasswordField } from '../../ui/forms/index.ts';

/** Asks for the current password before a change that a stolen session must not make. */
export function CurrentPasswordField(props: Omit<ComponentProps<typeof PasswordField>, 'autoComplete' | 'label'>) {
  return (
    <PasswordField
      {...props}
      autoComplete="current-password"
      label={<FormattedMessage id="account.password.current" defaultMessage="Current password" />}
      isRequired
    />
  );
}
