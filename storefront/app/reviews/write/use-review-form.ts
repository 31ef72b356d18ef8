import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { usePlainForm } from '../../forms/index.ts';
import { normalizeEmail } from '../../marketing/index.ts';
import { getShopper } from '../../platform/session/index.ts';
import { type ReviewDraft, storeDraft } from './review-draft.ts';
import { type ReviewFault, type ReviewField, readBody, reviewFaults } from './review-schema.ts';

export interface ReviewFormOptions {
  productId: string;
  start: ReviewDraft;
  /** Of the link of an order's mail. */
  token: string | undefined;
}

/** The review as it is being written, kept until it is sent. */
export function useReviewForm({ productId, start, token }: ReviewFormOptions) {
  const { locale } = useIntl();
  const [worn, setWorn] = useState(start.worn);
  const [website, setWebsite] = useState('');
  const [isVerifiedBuyer, setVerifiedBuyer] = useState(false);
  const isInvited = token !== undefined;
  const form = usePlainForm<ReviewField, ReviewFault>({
    start: start.values,
    faultsOf: (values) => reviewFaults(values, locale, isInvited),
    async send(values) {
      const { rating, headline, text, fit, writerName, email } = values;
      const read = readBody(values, locale);
      const chosen = Object.fromEntries(Object.entries(worn).filter(([, value]) => value !== ''));
      const answer = await getShopper().client.writeReview({
        body: {
          productId,
          rating: Number(rating),
          headline,
          text,
          writerName,
          locale,
          website,
          ...(isInvited ? { token } : { email: normalizeEmail(email) }),
          ...(fit ? { fit: Number(fit) } : {}),
          ...(read.ok ? read.body : {}),
          ...(Object.keys(chosen).length > 0 ? { sizeWorn: chosen } : {}),
        },
      });
      setVerifiedBuyer(answer.isVerifiedBuyer);
    },
  });
  const { values, state } = form;
  useEffect(() => {
    if (state === 'done') storeDraft(productId, undefined);
    // An empty form is the first that is drawn, before what was kept is read.
    else if ([...Object.values(values), ...Object.values(worn)].some(Boolean)) storeDraft(productId, { values, worn });
  }, [productId, values, worn, state]);
  return { form, worn, setWorn, website, setWebsite, isVerifiedBuyer, isInvited };
}
