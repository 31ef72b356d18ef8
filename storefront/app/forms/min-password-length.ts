/** Of a new password. */
export const minPasswordLength = 8;
