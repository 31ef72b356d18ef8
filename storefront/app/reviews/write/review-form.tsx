import { maxEmailLength, reviewLimits } from '@outfitter/contract/client';
import { FormattedMessage, useIntl } from 'react-intl';
import { EmailField, FormErrors, Honeypot } from '../../forms/index.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceRow } from '../../ui/forms/choice-row.tsx';
import * as fieldStyles from '../../ui/forms/field.module.css';
import { SelectField, TextAreaField, TextField } from '../../ui/forms/index.ts';
import { fitSteps } from '../fit-step.ts';
import { FitStepText } from '../fit-text.tsx';
import type { SizeNames } from '../purchased-size.ts';
import { ReviewErrorAlert } from './review-error-alert.tsx';
import { ReviewErrorMessage } from './review-error-message.tsx';
import * as styles from './review-form.module.css';
import { ReviewThanks } from './review-thanks.tsx';
import { type ReviewFormOptions, useReviewForm } from './use-review-form.ts';
import { wornFieldPrefix } from './write-review.ts';

const ratings = ['1', '2', '3', '4', '5'] as const;

interface ReviewFormProps extends ReviewFormOptions {
  to: string;
  sizes: readonly (SizeNames[number] & { name: string })[];
}

export function ReviewForm({ to, sizes, ...options }: ReviewFormProps) {
  const intl = useIntl();
  const form = useReviewForm(options, (field, error) => <ReviewErrorMessage field={field} error={error} />);
  const { field, setField, isInvited } = form;
  const [rating, fit, worn] = form.form.watch(['rating', 'fit', 'worn']);
  // A one-size product needs no questions about fit and measurements.
  const isSized = sizes.length > 0;
  const optional = <FormattedMessage id="ui.field.optional" defaultMessage="Optional" />;
  if (form.status === 'done') return <ReviewThanks to={to} isVerifiedBuyer={form.result?.isVerifiedBuyer === true} />;
  return (
    <form className={fieldStyles.fields} method="post" noValidate onSubmit={form.onSubmit}>
      <FormErrors form={form} alertFor={(error) => <ReviewErrorAlert error={error} />} />
      <ChoiceRow
        legend={<FormattedMessage id="reviews.rating" defaultMessage="Stars" />}
        name="rating"
        id={form.idOf('rating')}
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
        chosen={rating}
        onChoose={(value) => setField('rating', value)}
        error={form.errorOf('rating')}
        appearance="stars"
        isRequired
      />
      <TextField
        {...field('headline')}
        label={<FormattedMessage id="reviews.headline" defaultMessage="Headline" />}
        maxLength={reviewLimits.maxHeadlineLength}
        isRequired
      />
      <TextAreaField
        {...field('text')}
        label={<FormattedMessage id="reviews.text" defaultMessage="Your review" />}
        rows={7}
        maxLength={reviewLimits.maxTextLength}
        isRequired
      />
      {isSized ? (
        <ChoiceRow
          legend={<FormattedMessage id="reviews.fit.question" defaultMessage="How does it fit?" />}
          name="fit"
          id={form.idOf('fit')}
          choices={fitSteps.map((step, index) => ({ value: String(index + 1), text: <FitStepText step={step} /> }))}
          chosen={fit}
          onChoose={(value) => setField('fit', value)}
          optionalLabel={optional}
          appearance="stacked"
        />
      ) : null}
      {isSized ? (
        <div className={styles.bodyFields}>
          {sizes.map(({ id, name, values }) => (
            <SelectField
              key={id}
              label={<FormattedMessage id="reviews.size-worn" defaultMessage="{attribute} you wear" values={{ attribute: name }} />}
              name={`${wornFieldPrefix}${id}`}
              value={worn[id] ?? ''}
              onChange={(event) => setField('worn', { ...worn, [id]: event.target.value })}
              isOptional
            >
              <option value="">{intl.formatMessage({ id: 'reviews.size-unknown', defaultMessage: 'Not given' })}</option>
              {values.map((value) => (
                <option key={value.value} value={value.value}>
                  {value.name}
                </option>
              ))}
            </SelectField>
          ))}
          <TextField
            {...field('height')}
            label={<FormattedMessage id="reviews.height" defaultMessage="Wearer’s height" />}
            placeholder={intl.formatMessage({ id: 'reviews.height.example', defaultMessage: '5 ft 10' })}
            maxLength={20}
            isOptional
          />
          <TextField
            {...field('weight')}
            label={<FormattedMessage id="reviews.weight" defaultMessage="Wearer’s weight" />}
            placeholder={intl.formatMessage({ id: 'reviews.weight.example', defaultMessage: '180 lb' })}
            maxLength={20}
            isOptional
          />
        </div>
      ) : null}
      <TextField
        {...field('writerName')}
        label={<FormattedMessage id="reviews.nickname" defaultMessage="Display name" />}
        help={<FormattedMessage id="reviews.nickname.help" defaultMessage="Shown with your review. A first name is enough." />}
        maxLength={reviewLimits.maxNameLength}
        autoComplete="nickname"
        isRequired
      />
      {isInvited ? null : (
        <EmailField
          form={form}
          name="email"
          label={<FormattedMessage id="reviews.email" defaultMessage="Email" />}
          help={
            <FormattedMessage
              id="reviews.email.help"
              defaultMessage="Not shown. We email you when your review is published, with a link to delete it."
            />
          }
          maxLength={maxEmailLength}
          isRequired
        />
      )}
      <Honeypot {...field('website')} />
      <div className={styles.submit}>
        <Button type="submit" busy={form.status === 'submitting'}>
          <FormattedMessage id="reviews.submit" defaultMessage="Submit review" />
        </Button>
        <p className="text-small text-muted">
          <FormattedMessage
            id="reviews.rules"
            defaultMessage="We read every review before we publish it. Bad ones are published too; we only leave out abuse, advertising and other people’s names."
          />
        </p>
      </div>
    </form>
  );
}
