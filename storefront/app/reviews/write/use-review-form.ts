import { type ReactNode, useCallback, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { type FieldError, useSubmission, useValidatedForm } from '../../forms/index.ts';
import { getShopper } from '../../platform/session/index.ts';
import { type ReviewDraft, storeDraft } from './review-draft.ts';
import type { ReviewField, ReviewValues } from './review-schema.ts';
import { reviewFormName, writeReview } from './write-review.ts';

export interface ReviewFormOptions {
  productId: string;
  initial: ReviewDraft;
  /** Token of the link in an order's mail. */
  token: string | undefined;
}

export function useReviewForm(
  { productId, initial, token }: ReviewFormOptions,
  errorMessage: (field: ReviewField, error: FieldError) => ReactNode,
) {
  const { locale } = useIntl();
  const isInvited = token !== undefined;
  const reviewForm = useValidatedForm({
    loadSchema: useCallback(async () => (await import('./review-schema.ts')).reviewSchema(locale, isInvited), [locale, isInvited]),
    defaultValues: initial,
    errorMessage,
    submission: useSubmission<ReviewValues, { isVerifiedBuyer: boolean }>(reviewFormName),
    submit: (values) => writeReview(getShopper().client, values, { productId, locale, token }),
  });
  const { form, status } = reviewForm;
  useEffect(() => {
    if (status !== 'done') return form.subscribe({ formState: { values: true }, callback: ({ values }) => storeDraft(productId, values) });
    storeDraft(productId, undefined);
  }, [productId, form, status]);
  return { ...reviewForm, isInvited };
}
