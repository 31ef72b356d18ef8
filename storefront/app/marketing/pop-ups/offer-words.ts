/** What the email offer says. Editors write it; what they leave out, or what cannot be fetched, has words of its own. Pure. */
import type { IntlShape } from 'react-intl';
import { type Fields, pictureOf, textOf } from '../../content/index.ts';

export function offerWords(content: Fields, intl: IntlShape) {
  return {
    heading:
      textOf(content, 'heading') ?? intl.formatMessage({ id: 'marketing.offer.heading', defaultMessage: '$15 OFF $50+ & FREE SHIP $50+' }),
    text:
      textOf(content, 'text') ??
      intl.formatMessage({ id: 'marketing.offer.text', defaultMessage: 'Leave your email and the code is yours.' }),
    submit: textOf(content, 'buttonText') ?? intl.formatMessage({ id: 'marketing.offer.submit', defaultMessage: 'Send me the code' }),
    decline: textOf(content, 'declineText') ?? intl.formatMessage({ id: 'marketing.offer.decline', defaultMessage: 'No thanks' }),
    sms: textOf(content, 'smsText'),
    legal: textOf(content, 'legalText'),
    successHeading:
      textOf(content, 'successHeading') ?? intl.formatMessage({ id: 'marketing.offer.sent', defaultMessage: 'It’s in the mail.' }),
    successText:
      textOf(content, 'successText') ??
      intl.formatMessage({ id: 'marketing.offer.sent-line', defaultMessage: 'Your offer arrives within 5 minutes.' }),
    picture: pictureOf(content),
  };
}
