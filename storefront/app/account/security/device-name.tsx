import { FormattedMessage, useIntl } from 'react-intl';

export function DeviceName({ device: { browser, system } }: { device: { browser: string; system: string } }) {
  const intl = useIntl();
  const values = {
    browser: browser || intl.formatMessage({ id: 'account.sessions.unknown-browser', defaultMessage: 'Unknown browser' }),
    system: system || intl.formatMessage({ id: 'account.sessions.unknown-system', defaultMessage: 'unknown device' }),
  };
  return <FormattedMessage id="account.sessions.device" defaultMessage="{browser} on {system}" values={values} />;
}
