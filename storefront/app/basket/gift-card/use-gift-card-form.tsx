import { TooLongMessage, useValidatedForm } from '../../forms/index.ts';
import { type GiftCardTexts, maxLength } from './gift-card-texts.ts';

const loadSchema = async () => (await import('./gift-card-schema.ts')).giftCardSchema;

/** Returns the form of the names and the message on a gift card. All of them may be empty. */
export function useGiftCardForm(texts: GiftCardTexts, submit: (texts: GiftCardTexts) => Promise<void>) {
  return useValidatedForm({
    loadSchema,
    defaultValues: texts,
    validateOn: 'blur',
    focusOnError: 'first-field',
    errorMessage: (field) => <TooLongMessage maximum={maxLength[field]} />,
    submit,
  });
}
