import { type ReactNode, useCallback, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { type FieldError, useStoredDraft, useSubmission, useValidatedForm } from '../../forms/index.ts';
import { clearDrafts, getShopper } from '../../platform/session/index.ts';
import { reviewDraftName, toDraft } from './review-draft.ts';
import type { ReviewField, ReviewValues } from './review-schema.ts';
import { reviewFormName, writeReview } from './write-review.ts';

export interface ReviewFormOptions {
  productId: string;
  initial: ReviewValues;
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
  const draftName = reviewDraftName(productId);
  useStoredDraft(form, draftName, toDraft);
  useEffect(() => {
    if (status === 'done') clearDrafts(draftName);
  }, [draftName, status]);
  return { ...reviewForm, isInvited };
}
