import { EmailSignup } from './email-signup.tsx';

/** The form of the footer, in one row. */
export default function FooterSignupForm() {
  return <EmailSignup source="footer" layout="row" />;
}
