import type { IntlShape } from 'react-intl';
import { readImage, readText, type SchemaFields } from '../../content/index.ts';

export function offerMessages(content: SchemaFields<'email-lightbox'>, intl: IntlShape) {
  return {
    heading:
      readText(content, 'heading') ??
      intl.formatMessage({ id: 'marketing.offer.heading', defaultMessage: '$15 OFF $50+ & FREE SHIP $50+' }),
    text:
      readText(content, 'text') ??
      intl.formatMessage({ id: 'marketing.offer.text', defaultMessage: 'Enter your email and we’ll send you the code.' }),
    submit: readText(content, 'buttonText') ?? intl.formatMessage({ id: 'marketing.offer.submit', defaultMessage: 'Send me the code' }),
    decline: readText(content, 'declineText') ?? intl.formatMessage({ id: 'marketing.offer.decline', defaultMessage: 'No thanks' }),
    sms: readText(content, 'smsText'),
    legal: readText(content, 'legalText'),
    successHeading:
      readText(content, 'successHeading') ?? intl.formatMessage({ id: 'marketing.offer.sent', defaultMessage: 'Check your inbox.' }),
    successText:
      readText(content, 'successText') ??
      intl.formatMessage({ id: 'marketing.offer.sent-text', defaultMessage: 'Your offer arrives within 5 minutes.' }),
    picture: readImage(content),
  };
}
