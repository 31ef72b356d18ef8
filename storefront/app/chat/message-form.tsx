import { maxEmailLength } from '@outfitter/contract/client';
import { type RefObject, useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { EmailField, type FieldError, FormErrors, Honeypot, InvalidEmailMessage, useSubmission, useValidatedForm } from '../forms/index.ts';
import { getShopper } from '../platform/session/index.ts';
import { Button } from '../ui/button.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import * as fieldStyles from '../ui/forms/field.module.css';
import { TextAreaField, TextField } from '../ui/forms/index.ts';
import { emptyMessage, messageFormName, sendMessage } from './contact-message.ts';
import type { MessageValues } from './message-schema.ts';

const loadSchema = async () => (await import('./message-schema.ts')).messageSchema;

function MessageErrorMessage({ field, error }: { field: keyof MessageValues; error: FieldError }) {
  if (error.code === 'email') return <InvalidEmailMessage />;
  if (field === 'name') return <FormattedMessage id="chat.error.name-required" defaultMessage="Enter your name." />;
  if (field === 'email') return <FormattedMessage id="chat.error.email-required" defaultMessage="Enter your email so we can reply." />;
  return <FormattedMessage id="chat.error.message-required" defaultMessage="Enter a message." />;
}

export type MessageDraft = MessageValues;

/**
 * Form for a message to customer service, which replies by email. `draft` preserves the typed values while a dialog with the form is
 * closed. It is cleared when the message is sent.
 */
export function MessageForm({ draft }: { draft?: RefObject<MessageDraft | undefined> }) {
  const messageForm = useValidatedForm({
    loadSchema,
    defaultValues: { ...emptyMessage, ...draft?.current },
    errorMessage: (field, error) => <MessageErrorMessage field={field} error={error} />,
    submission: useSubmission<MessageValues, void>(messageFormName),
    submit: (values) => sendMessage(getShopper().client, values),
  });
  const { form, field, status } = messageForm;
  useEffect(() => {
    if (!draft) return;
    if (status === 'done') draft.current = undefined;
    else
      return form.subscribe({
        formState: { values: true },
        callback({ values }) {
          draft.current = values;
        },
      });
  }, [draft, form, status]);
  if (status === 'done') {
    return (
      <Alert kind="success" role="status" title={<FormattedMessage id="chat.sent" defaultMessage="Got it." />}>
        <FormattedMessage id="chat.sent-text" defaultMessage="We’ll reply to {email}." values={{ email: form.getValues('email').trim() }} />
      </Alert>
    );
  }
  return (
    <form className={fieldStyles.fields} method="post" noValidate onSubmit={messageForm.onSubmit}>
      <FormErrors form={messageForm} />
      <TextField
        {...field('name')}
        label={<FormattedMessage id="chat.name" defaultMessage="Your name" />}
        autoComplete="name"
        maxLength={100}
        isRequired
      />
      <EmailField
        form={messageForm}
        name="email"
        label={<FormattedMessage id="chat.email" defaultMessage="Email" />}
        maxLength={maxEmailLength}
        isRequired
      />
      <TextAreaField
        {...field('message')}
        label={<FormattedMessage id="chat.message" defaultMessage="What is it about?" />}
        rows={5}
        maxLength={4_000}
        isRequired
      />
      <TextField
        {...field('orderNo')}
        label={<FormattedMessage id="chat.order" defaultMessage="Order number" />}
        maxLength={40}
        isOptional
      />
      <Honeypot {...field('website')} />
      <Button type="submit" busy={status === 'submitting'}>
        <FormattedMessage id="chat.send" defaultMessage="Send" />
      </Button>
    </form>
  );
}
