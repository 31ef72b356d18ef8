import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import type { AccountFeature } from '../shop-features.ts';
import { PasswordLinkForm } from './password-link-form.tsx';
import * as styles from './sign-in-dialog.module.css';
import { SignInForm } from './sign-in-form.tsx';

/** The sign-in dialog of the header; its body is at least 470 px high (SHELL-008). */
export default function SignInDialog({ account, onClose }: { account: AccountFeature; onClose(): void }) {
  const [screen, setScreen] = useState<'sign-in' | 'password'>('sign-in');
  const [email, setEmail] = useState('');
  // Opens after its first render, so that the dialog takes the focus from the account button.
  const [isOpen, setOpen] = useState(false);
  useEffect(() => setOpen(true), []);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      className={styles.dialog}
      heading={
        screen === 'sign-in' ? (
          <FormattedMessage id="shell.sign-in" defaultMessage="Sign in" />
        ) : (
          <FormattedMessage id="shell.password-link" defaultMessage="Reset your password" />
        )
      }
    >
      {screen === 'sign-in' ? (
        <SignInForm
          signIn={account.signIn}
          onDone={onClose}
          onRegister={onClose}
          onForgotten={(typedEmail) => {
            setEmail(typedEmail);
            setScreen('password');
          }}
        />
      ) : (
        <PasswordLinkForm email={email} send={account.sendPasswordLink} onBack={() => setScreen('sign-in')} />
      )}
    </Dialog>
  );
}
