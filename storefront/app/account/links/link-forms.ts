/** Names of the forms that a mail's link opens. Each has one button, because opening a link changes nothing without it. */
export const emailConfirmationForm = 'email-confirmation';
export const erasureForm = 'erasure';
