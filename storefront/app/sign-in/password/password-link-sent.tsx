import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button, ButtonLink } from '../../ui/button.tsx';
import * as fieldStyles from '../../ui/forms/field.module.css';

/** The confirmation of a password link (ERROR-005). It takes the focus, because it replaces the form that had it. */
export function PasswordLinkSent({ level, onSignIn }: { level: 2 | 3; onSignIn: (() => void) | undefined }) {
  const Heading = `h${level}` as const;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const next = <FormattedMessage id="sign-in.password-link.continue" defaultMessage="Continue" />;
  return (
    <div className={fieldStyles.fields}>
      <Heading className="text-card" ref={heading} tabIndex={-1}>
        <FormattedMessage id="sign-in.password-link.sent" defaultMessage="Hey, check your email" />
      </Heading>
      <p>
        <FormattedMessage
          id="sign-in.password-link.sent-text"
          defaultMessage="You should receive an email from us in just a few moments with a link to reset your password. This link will expire in 30 minutes."
        />
      </p>
      {onSignIn ? (
        <Button wide onClick={onSignIn}>
          {next}
        </Button>
      ) : (
        <ButtonLink wide to="/login">
          {next}
        </ButtonLink>
      )}
    </div>
  );
}
