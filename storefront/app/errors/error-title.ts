import { defineMessages, type IntlShape } from 'react-intl';
import { errorKind } from './error-kind.ts';

const titles = defineMessages({
  'shop-not-found': { id: 'seo.error-404', defaultMessage: 'error 404' },
  'not-found': { id: 'seo.not-found', defaultMessage: 'Sorry, we cannot find this page' },
  'other-error': { id: 'seo.error', defaultMessage: 'Sorry, there is a problem with this page' },
});

export function errorTitle(error: unknown, intl: Pick<IntlShape, 'formatMessage'>): string {
  return intl.formatMessage(titles[errorKind(error)]);
}
