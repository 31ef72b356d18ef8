export const passwordLength = { min: 8, max: 256 } as const;
/** Reasons to reject a new password; `common` are the most used passwords, `guessable` ones are made of the shop's name or the login. */
export const passwordRejections = ['too_short', 'too_long', 'common', 'guessable'] as const;
export type PasswordRejection = (typeof passwordRejections)[number];
