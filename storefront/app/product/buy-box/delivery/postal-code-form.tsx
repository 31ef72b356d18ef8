import { type FormEvent, useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { type Destination, isCompletePostalCode, parseDestination } from '../../../basket/index.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/forms/index.ts';
import * as styles from './delivery-facts.module.css';

interface PostalCodeFormProps {
  initialCode: string;
  onSubmit(destination: Destination): void;
}

/** Form for the postal code. It receives the focus from the control that opened it. */
export function PostalCodeForm({ initialCode, onSubmit }: PostalCodeFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState(initialCode);
  const [rejectedCode, setRejectedCode] = useState<string>();
  const focusField = () => form.current?.querySelector('input')?.focus();
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const destination = parseDestination(code);
    if (destination) return onSubmit(destination);
    setRejectedCode(code.trim());
    focusField();
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <TextField
        label={<FormattedMessage id="product.arrival.postal-code" defaultMessage="ZIP or postal code" />}
        name="postalCode"
        autoComplete="postal-code"
        maxLength={10}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        error={rejectedCode === undefined ? undefined : <PostalCodeError code={rejectedCode} />}
      />
      <Button type="submit" kind="secondary" small>
        <FormattedMessage id="product.arrival.show" defaultMessage="Show the date" />
      </Button>
    </form>
  );
}

function PostalCodeError({ code }: { code: string }) {
  if (code === '') return <FormattedMessage id="product.arrival.required" defaultMessage="Enter a ZIP or postal code." />;
  return isCompletePostalCode(code, 'US') ? (
    <UnknownPostalCode code={code} />
  ) : (
    <FormattedMessage
      id="product.arrival.invalid"
      defaultMessage="A ZIP code has five digits, like 55731. A Canadian postal code looks like T2P 1J9."
    />
  );
}

export function UnknownPostalCode({ code }: { code: string }) {
  return (
    <FormattedMessage
      id="product.arrival.no-place"
      defaultMessage="We don’t know {code}. Check the code. For APO and FPO addresses, checkout shows the date."
      values={{ code }}
    />
  );
}
