/** The longest address that mail servers accept (RFC 5321). */
export const maxEmailLength = 254;
