import { defineMessages, type IntlShape } from 'react-intl';
import { errorKind } from './error-kind.ts';

const titles = defineMessages({
  missing: { id: 'head.error-404', defaultMessage: 'error 404' },
  'not-found': { id: 'head.not-found', defaultMessage: 'Sorry, we cannot find this page' },
  problem: { id: 'head.error', defaultMessage: 'Sorry, there is a problem with this page' },
});

export function errorTitle(error: unknown, intl: Pick<IntlShape, 'formatMessage'>): string {
  return intl.formatMessage(titles[errorKind(error)]);
}
