import { reviewLimits } from '@outfitter/contract/client';
import { FormattedMessage, useIntl } from 'react-intl';
import { Honeypot } from '../../forms/index.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceRow } from '../../ui/forms/choice-row.tsx';
import { ErrorSummary, SelectField, TextAreaField, TextField } from '../../ui/forms/index.ts';
import { fitSteps } from '../fit-step.ts';
import { FitStepText } from '../fit-text.tsx';
import type { SizeNames } from '../worn-size.ts';
import { ReviewErrorAlert } from './review-error-alert.tsx';
import { ReviewErrorMessage } from './review-error-message.tsx';
import type { ReviewField } from './review-schema.ts';
import { ReviewThanks } from './review-thanks.tsx';
import { type ReviewFormOptions, useReviewForm } from './use-review-form.ts';

const ratings = ['1', '2', '3', '4', '5'] as const;

interface ReviewFormProps extends ReviewFormOptions {
  to: string;
  /** The sizes that the product comes in, by attribute. */
  sizes: readonly (SizeNames[number] & { name: string })[];
}

/** Stars, a headline, the review; how it fits and whom; a name to show and an address that is not. */
export function ReviewForm({ to, sizes, ...options }: ReviewFormProps) {
  const intl = useIntl();
  const { form, worn, setWorn, website, setWebsite, isVerifiedBuyer, isInvited } = useReviewForm(options);
  const errorOf = (field: ReviewField) => {
    const fault = form.fault(field);
    return fault ? <ReviewErrorMessage field={field} fault={fault} /> : undefined;
  };
  // What comes in one size says nothing by who wears it.
  const isSized = sizes.length > 0;
  const optional = <FormattedMessage id="ui.field.optional" defaultMessage="Optional" />;
  if (form.state === 'done') return <ReviewThanks to={to} isVerifiedBuyer={isVerifiedBuyer} />;
  return (
    <form className="fields" method="post" noValidate onSubmit={form.onSubmit}>
      {form.state === 'failed' ? <ReviewErrorAlert error={form.error} /> : null}
      <ErrorSummary
        attempt={form.attempt}
        errors={form.faults.map(({ id, field, fault }) => ({ id, text: <ReviewErrorMessage field={field} fault={fault} /> }))}
      />
      <ChoiceRow
        legend={<FormattedMessage id="reviews.rating" defaultMessage="Stars" />}
        name="rating"
        id={form.bind('rating').id}
        choices={ratings.map((value) => ({
          value,
          text: (
            <FormattedMessage
              id="reviews.stars"
              defaultMessage="{count, plural, one {# star} other {# stars}}"
              values={{ count: Number(value) }}
            />
          ),
        }))}
        chosen={form.values.rating}
        onChoose={(value) => form.set('rating', value)}
        error={errorOf('rating')}
        isRequired
      />
      <TextField
        {...form.bind('headline')}
        label={<FormattedMessage id="reviews.headline" defaultMessage="Headline" />}
        error={errorOf('headline')}
        maxLength={reviewLimits.maxHeadlineLength}
        isRequired
      />
      <TextAreaField
        {...form.bind('text')}
        label={<FormattedMessage id="reviews.words" defaultMessage="Your review" />}
        error={errorOf('text')}
        rows={7}
        maxLength={reviewLimits.maxTextLength}
        isRequired
      />
      {isSized ? (
        <ChoiceRow
          legend={<FormattedMessage id="reviews.fit.ask" defaultMessage="How does it fit?" />}
          name="fit"
          id={form.bind('fit').id}
          choices={fitSteps.map((step, at) => ({ value: String(at + 1), text: <FitStepText step={step} /> }))}
          chosen={form.values.fit}
          onChoose={(value) => form.set('fit', value)}
          isOptional={optional}
          hasLongLabels
        />
      ) : null}
      {isSized ? (
        <div className="review-body-fields">
          {sizes.map(({ id, name, values }) => (
            <SelectField
              key={id}
              label={<FormattedMessage id="reviews.size-worn" defaultMessage="{attribute} you wear it in" values={{ attribute: name }} />}
              value={worn[id] ?? ''}
              onChange={(event) => setWorn({ ...worn, [id]: event.target.value })}
              isOptional
            >
              <option value="">{intl.formatMessage({ id: 'reviews.size-unsaid', defaultMessage: 'Not said' })}</option>
              {values.map((value) => (
                <option key={value.value} value={value.value}>
                  {value.name}
                </option>
              ))}
            </SelectField>
          ))}
          <TextField
            {...form.bind('height')}
            label={<FormattedMessage id="reviews.height" defaultMessage="Wearer’s height" />}
            placeholder={intl.formatMessage({ id: 'reviews.height.example', defaultMessage: '5 ft 10' })}
            error={errorOf('height')}
            maxLength={20}
            isOptional
          />
          <TextField
            {...form.bind('weight')}
            label={<FormattedMessage id="reviews.weight" defaultMessage="Wearer’s weight" />}
            placeholder={intl.formatMessage({ id: 'reviews.weight.example', defaultMessage: '180 lb' })}
            error={errorOf('weight')}
            maxLength={20}
            isOptional
          />
        </div>
      ) : null}
      <TextField
        {...form.bind('writerName')}
        label={<FormattedMessage id="reviews.nickname" defaultMessage="Name to show" />}
        help={<FormattedMessage id="reviews.nickname.help" defaultMessage="Others see it. A first name does." />}
        error={errorOf('writerName')}
        maxLength={reviewLimits.maxNameLength}
        autoComplete="nickname"
        isRequired
      />
      {isInvited ? null : (
        <TextField
          {...form.bind('email')}
          label={<FormattedMessage id="reviews.email" defaultMessage="Email" />}
          help={
            <FormattedMessage
              id="reviews.email.help"
              defaultMessage="Nobody sees it. We write when your review is up, with a link to take it back."
            />
          }
          error={errorOf('email')}
          type="email"
          autoComplete="email"
          maxLength={254}
          isRequired
        />
      )}
      <Honeypot value={website} onChange={setWebsite} />
      <div className="review-send">
        <Button type="submit" busy={form.state === 'busy'}>
          <FormattedMessage id="reviews.submit" defaultMessage="Send the review" />
        </Button>
        <p className="small soft">
          <FormattedMessage
            id="reviews.rules"
            defaultMessage="Somebody reads it before it shows. Bad ones show too; we only leave out abuse, advertising and other people’s names."
          />
        </p>
      </div>
    </form>
  );
}
