import { EmailSignup } from './email-signup.tsx';

export default function FooterSignupForm() {
  return <EmailSignup source="footer" layout="row" />;
}
