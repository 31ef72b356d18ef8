/** Source of a regular expression: the first three characters of a Canadian postal code, in capitals. */
export const canadianPostalArea = '[ABCEGHJ-NPRSTVXY]\\d[A-Z]';

/** Matches a Canadian postal code in capitals, with or without its space, as two groups of three characters. */
export const canadianPostalCode = new RegExp(`^(${canadianPostalArea})[ -]?(\\d[A-Z]\\d)$`);
