import { defineMessages, useIntl } from 'react-intl';

const words = defineMessages({
  'wash-cold': { id: 'product.care.wash-cold', defaultMessage: 'Wash cold' },
  'wash-warm': { id: 'product.care.wash-warm', defaultMessage: 'Wash warm' },
  'hand-wash': { id: 'product.care.hand-wash', defaultMessage: 'Wash by hand' },
  'no-wash': { id: 'product.care.no-wash', defaultMessage: 'Don’t wash' },
  'no-bleach': { id: 'product.care.no-bleach', defaultMessage: 'No bleach' },
  'tumble-low': { id: 'product.care.tumble-low', defaultMessage: 'Tumble low' },
  'hang-dry': { id: 'product.care.hang-dry', defaultMessage: 'Hang to dry' },
  'flat-dry': { id: 'product.care.flat-dry', defaultMessage: 'Dry flat' },
  'no-iron': { id: 'product.care.no-iron', defaultMessage: 'Don’t iron' },
  'warm-iron': { id: 'product.care.warm-iron', defaultMessage: 'Warm iron' },
  'no-dry-clean': { id: 'product.care.no-dry-clean', defaultMessage: 'Don’t dry-clean' },
  'wipe-clean': { id: 'product.care.wipe-clean', defaultMessage: 'Wipe clean' },
  oil: { id: 'product.care.oil', defaultMessage: 'Oil now and then' },
});

function isKnown(care: string): care is keyof typeof words {
  return Object.hasOwn(words, care);
}

/** A care instruction in words; one that we have no words for stands as it is. */
export function CareText({ care }: { care: string }) {
  const intl = useIntl();
  return isKnown(care) ? intl.formatMessage(words[care]) : care;
}
