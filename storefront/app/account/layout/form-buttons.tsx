import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import * as buttonStyles from '../../ui/button.module.css';
import { Button, TextButton } from '../../ui/button.tsx';

interface FormButtonsProps {
  /** Text of the button that submits. */
  children: ReactNode;
  isSubmitting: boolean;
  /** Whether the form is a small one beside others, whose button must not stand out. */
  isSmall?: boolean;
  onCancel(): void;
}

/** The buttons of a form that opens in place: one submits it, the other closes it without a change. */
export function FormButtons({ children, isSubmitting, isSmall = false, onCancel }: FormButtonsProps) {
  const cancel = <FormattedMessage id="account.cancel" defaultMessage="Cancel" />;
  return (
    <div className={buttonStyles.buttonRow}>
      <Button type="submit" kind={isSmall ? 'secondary' : 'primary'} busy={isSubmitting}>
        {children}
      </Button>
      {isSmall ? (
        <TextButton onClick={onCancel}>{cancel}</TextButton>
      ) : (
        <Button kind="secondary" onClick={onCancel}>
          {cancel}
        </Button>
      )}
    </div>
  );
}
