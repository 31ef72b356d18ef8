import { FormattedMessage } from 'react-intl';

export function TooLongMessage({ maximum }: { maximum: number }) {
  return <FormattedMessage id="forms.too-long" defaultMessage="Use at most {maximum} characters." values={{ maximum }} />;
}
