import { FormattedMessage } from 'react-intl';
import { type FitStep, fitStepOf } from './fit-step.ts';

export function FitStepText({ step }: { step: FitStep }) {
  switch (step) {
    case 'small':
      return <FormattedMessage id="reviews.fit.small" defaultMessage="Runs small" />;
    case 'rather-small':
      return <FormattedMessage id="reviews.fit.rather-small" defaultMessage="Runs a little small" />;
    case 'true':
      return <FormattedMessage id="reviews.fit.true" defaultMessage="True to size" />;
    case 'rather-large':
      return <FormattedMessage id="reviews.fit.rather-large" defaultMessage="Runs a little large" />;
    case 'large':
      return <FormattedMessage id="reviews.fit.large" defaultMessage="Runs large" />;
  }
}

/** States the fit of a style in a sentence. `fit` is the mean of all votes, from 1 (runs small) to 5 (runs large). */
export function FitOpinion({ fit }: { fit: number }) {
  switch (fitStepOf(fit)) {
    case 'small':
      return <FormattedMessage id="reviews.fit-opinion.small" defaultMessage="Reviewers: runs small." />;
    case 'rather-small':
      return <FormattedMessage id="reviews.fit-opinion.rather-small" defaultMessage="Reviewers: runs a little small." />;
    case 'true':
      return <FormattedMessage id="reviews.fit-opinion.true" defaultMessage="Reviewers: true to size." />;
    case 'rather-large':
      return <FormattedMessage id="reviews.fit-opinion.rather-large" defaultMessage="Reviewers: runs a little large." />;
    case 'large':
      return <FormattedMessage id="reviews.fit-opinion.large" defaultMessage="Reviewers: runs large." />;
  }
}

/** States the fit of a style. `fit` is the mean of all votes, from 1 (runs small) to 5 (runs large). */
export function FitText({ fit }: { fit: number }) {
  return <FitStepText step={fitStepOf(fit)} />;
}
