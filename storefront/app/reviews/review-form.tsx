import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { usePlainForm } from '../forms/index.ts';
import { ActionLink, Button } from '../ui/button.tsx';
import { ErrorSummary, TextAreaField, TextField } from '../ui/forms/index.ts';
import { Icon } from '../ui/icon.tsx';
import { Note } from '../ui/note.tsx';
import { type ReviewFault, type ReviewField, reviewFaults, wordsLeast } from './review-faults.ts';

const ratings = ['1', '2', '3', '4', '5'] as const;

function FaultText({ field, fault }: { field: ReviewField; fault: ReviewFault }) {
  if (fault === 'short') {
    return (
      <FormattedMessage
        id="reviews.fault.short"
        defaultMessage="A sentence or two: {least} letters at least."
        values={{ least: wordsLeast }}
      />
    );
  }
  if (field === 'rating') return <FormattedMessage id="reviews.fault.rating" defaultMessage="Choose one to five stars." />;
  if (field === 'headline') return <FormattedMessage id="reviews.fault.headline" defaultMessage="The headline is empty." />;
  if (field === 'words') return <FormattedMessage id="reviews.fault.words" defaultMessage="The review is empty." />;
  return <FormattedMessage id="reviews.fault.nickname" defaultMessage="What shall we call you?" />;
}

/** Stars, a headline, the review and a name. Nothing takes reviews in yet: a whole one is told where it goes instead. */
export function ReviewForm() {
  const helpId = useId();
  const form = usePlainForm<ReviewField, ReviewFault>({
    start: { rating: '', headline: '', words: '', nickname: '' },
    faultsOf: reviewFaults,
    send: async () => undefined,
  });
  const errorOf = (field: ReviewField) => {
    const fault = form.fault(field);
    return fault ? <FaultText field={field} fault={fault} /> : undefined;
  };
  const rating = form.bind('rating');
  return (
    <form className="fields" method="post" noValidate onSubmit={form.onSubmit}>
      {form.state === 'done' ? (
        <Note
          kind="bad"
          role="alert"
          title={<FormattedMessage id="reviews.by-mail" defaultMessage="This page can’t take it in; our people take reviews by mail." />}
        >
          <p>
            <FormattedMessage
              id="reviews.by-mail-line"
              defaultMessage="Your words are still below. Copy them into a letter and somebody reads them."
            />
          </p>
          <ActionLink to="/customer-service#contact">
            <FormattedMessage id="reviews.write" defaultMessage="Where to write" />
          </ActionLink>
        </Note>
      ) : null}
      <ErrorSummary
        attempt={form.attempt}
        faults={form.faults.map(({ id, field, fault }) => ({ id, text: <FaultText field={field} fault={fault} /> }))}
      />
      <fieldset className={errorOf('rating') ? 'field is-bad' : 'field'}>
        <legend className="legend">
          <span>
            <FormattedMessage id="reviews.rating" defaultMessage="Stars" />
            <span className="required" aria-hidden="true">
              {' *'}
            </span>
          </span>
        </legend>
        <div className="star-choice">
          {ratings.map((value) => (
            <label key={value}>
              <input
                type="radio"
                name="rating"
                id={value === '1' ? rating.id : undefined}
                value={value}
                checked={form.values.rating === value}
                onChange={() => form.set('rating', value)}
                aria-describedby={errorOf('rating') ? `${helpId}rating` : undefined}
              />
              <span>
                <FormattedMessage
                  id="reviews.stars"
                  defaultMessage="{count, plural, one {# star} other {# stars}}"
                  values={{ count: Number(value) }}
                />
              </span>
            </label>
          ))}
        </div>
        {errorOf('rating') ? (
          <span className="field-error" id={`${helpId}rating`}>
            <Icon name="warning" small />
            <span>{errorOf('rating')}</span>
          </span>
        ) : null}
      </fieldset>
      <TextField
        {...form.bind('headline')}
        label={<FormattedMessage id="reviews.headline" defaultMessage="Headline" />}
        error={errorOf('headline')}
        maxLength={100}
        isRequired
      />
      <TextAreaField
        {...form.bind('words')}
        label={<FormattedMessage id="reviews.words" defaultMessage="Your review" />}
        error={errorOf('words')}
        rows={7}
        maxLength={5_000}
        isRequired
      />
      <TextField
        {...form.bind('nickname')}
        label={<FormattedMessage id="reviews.nickname" defaultMessage="Name to show" />}
        help={<FormattedMessage id="reviews.nickname.help" defaultMessage="Others see it. A first name does." />}
        error={errorOf('nickname')}
        maxLength={60}
        isRequired
      />
      <Button type="submit" busy={form.state === 'busy'}>
        <FormattedMessage id="reviews.submit" defaultMessage="Send the review" />
      </Button>
    </form>
  );
}
