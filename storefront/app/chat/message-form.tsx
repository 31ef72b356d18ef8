import { type RefObject, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { FormErrorAlert, Honeypot, usePlainForm } from '../forms/index.ts';
import { getShopper } from '../platform/session/index.ts';
import { Button } from '../ui/button.tsx';
import { Alert } from '../ui/feedback/alert.tsx';
import { ErrorSummary, TextAreaField, TextField } from '../ui/forms/index.ts';
import { type MessageField, messageFaults } from './message-faults.ts';

type Fault = 'missing' | 'form';

function FaultText({ field, fault }: { field: MessageField; fault: Fault }) {
  if (fault === 'form') {
    return <FormattedMessage id="chat.fault.email" defaultMessage={'Email addresses must contain an "at" sign (@) and a period (.).'} />;
  }
  if (field === 'name') return <FormattedMessage id="chat.fault.name" defaultMessage="Tell us your name." />;
  if (field === 'email') return <FormattedMessage id="chat.fault.no-email" defaultMessage="We need an email to answer to." />;
  return <FormattedMessage id="chat.fault.message" defaultMessage="The message is empty." />;
}

export type MessageDraft = Readonly<Record<MessageField, string>>;
const blank: MessageDraft = { name: '', email: '', message: '', orderNo: '' };

/**
 * A message to the people of the shop, who answer by mail. What was typed stays when it does not go through, and in `draft`, where one is
 * given, also when the form is put away.
 */
export function MessageForm({ draft }: { draft?: RefObject<MessageDraft | undefined> }) {
  const [website, setWebsite] = useState('');
  const form = usePlainForm<MessageField, Fault>({
    start: draft?.current ?? blank,
    faultsOf: messageFaults,
    async send({ name, email, message, orderNo }) {
      await getShopper().client.sendChatMessage({ body: { name, email, message, orderNo: orderNo.trim() || undefined, website } });
    },
  });
  const { values, state } = form;
  useEffect(() => {
    if (draft) draft.current = state === 'done' ? undefined : values;
  }, [draft, values, state]);
  if (form.state === 'done') {
    return (
      <Alert kind="ok" role="status" title={<FormattedMessage id="chat.sent" defaultMessage="Got it." />}>
        <FormattedMessage
          id="chat.sent-line"
          defaultMessage="Somebody reads it now and answers to {email}."
          values={{ email: form.values.email.trim() }}
        />
      </Alert>
    );
  }
  const errorOf = (field: MessageField) => {
    const fault = form.fault(field);
    return fault ? <FaultText field={field} fault={fault} /> : undefined;
  };
  return (
    <form className="fields" method="post" noValidate onSubmit={form.onSubmit}>
      <ErrorSummary
        attempt={form.attempt}
        errors={form.faults.map(({ id, field, fault }) => ({ id, text: <FaultText field={field} fault={fault} /> }))}
      />
      {form.state === 'failed' ? <FormErrorAlert error={form.error} /> : null}
      <TextField
        {...form.bind('name')}
        label={<FormattedMessage id="chat.name" defaultMessage="Your name" />}
        error={errorOf('name')}
        autoComplete="name"
        maxLength={100}
        isRequired
      />
      <TextField
        {...form.bind('email')}
        label={<FormattedMessage id="chat.email" defaultMessage="Email" />}
        error={errorOf('email')}
        type="email"
        autoComplete="email"
        maxLength={254}
        isRequired
      />
      <TextAreaField
        {...form.bind('message')}
        label={<FormattedMessage id="chat.message" defaultMessage="What is it about?" />}
        error={errorOf('message')}
        rows={5}
        maxLength={4_000}
        isRequired
      />
      <TextField
        {...form.bind('orderNo')}
        label={<FormattedMessage id="chat.order" defaultMessage="Order number" />}
        maxLength={40}
        isOptional
      />
      <Honeypot value={website} onChange={setWebsite} />
      <Button type="submit" busy={form.state === 'busy'}>
        <FormattedMessage id="chat.send" defaultMessage="Send" />
      </Button>
    </form>
  );
}
