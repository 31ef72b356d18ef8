export { CatalogForm } from './catalog-form.tsx';
export { EmailDealsForm } from './email-deals-form.tsx';
export { type EmailFault, emailFaults, emailToSend } from './email-fault.ts';
export { EmailFaultText } from './email-fault-text.tsx';
export { footerSignup } from './footer-signup.ts';
export { PopUps } from './idle-pop-ups.tsx';
export { UnsubscribeForm } from './unsubscribe-form.tsx';
