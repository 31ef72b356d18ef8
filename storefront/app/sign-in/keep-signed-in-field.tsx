import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import { CheckField } from '../ui/forms/index.ts';

/** The choice to stay signed in after the browser is closed (AUTH-007). */
export function KeepSignedInField(props: Omit<ComponentProps<typeof CheckField>, 'label'>) {
  return <CheckField {...props} label={<FormattedMessage id="sign-in.keep-signed-in" defaultMessage="Keep me signed in" />} />;
}
