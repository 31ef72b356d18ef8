import { FormattedMessage } from 'react-intl';

/** A field that no shopper sees or reaches; what fills it in is a program, and the server throws away what comes with it. */
export function Honeypot({ value, onChange }: { value: string; onChange(value: string): void }) {
  return (
    <div className="honeypot" aria-hidden="true">
      <label>
        <FormattedMessage id="forms.honeypot" defaultMessage="Leave this empty" />
        <input
          type="text"
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
    </div>
  );
}
