import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router';
import { Dialog, useOpenOnMount } from '../ui/overlays/dialog.tsx';
import { PasswordLinkForm } from './password/password-link-form.tsx';
import type { SignInInput, SignInResult } from './sign-in.ts';
import * as styles from './sign-in-dialog.module.css';
import { SignInForm } from './sign-in-form.tsx';

interface SignInDialogProps {
  onClose(): void;
  signIn?(input: SignInInput): Promise<SignInResult>;
}

/** The sign-in dialog with its two screens; its body is at least 470 px high (AUTH-005, AUTH-006, SHELL-008). */
export default function SignInDialog({ onClose, signIn }: SignInDialogProps) {
  const [screen, setScreen] = useState<'sign-in' | 'password'>('sign-in');
  const [email, setEmail] = useState('');
  const { pathname, search } = useLocation();
  const [isOpen, setOpen] = useOpenOnMount();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      className={styles.dialog}
      heading={
        screen === 'sign-in' ? (
          <FormattedMessage id="sign-in.title" defaultMessage="Sign in" />
        ) : (
          <FormattedMessage id="sign-in.password-link" defaultMessage="Reset your password" />
        )
      }
    >
      {screen === 'sign-in' ? (
        <SignInForm
          {...(signIn ? { signIn } : {})}
          takesFocus
          returnTo={`${pathname}${search}`}
          onDone={() => setOpen(false)}
          onRegister={onClose}
          onForgotten={(typedEmail) => {
            setEmail(typedEmail);
            setScreen('password');
          }}
        />
      ) : (
        <PasswordLinkForm email={email} takesFocus onSignIn={() => setScreen('sign-in')} />
      )}
    </Dialog>
  );
}
