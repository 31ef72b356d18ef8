/** The parts of a payment card that may be stored and shown (PAY-004). */
export interface MaskedCard {
  maskedNumber: string;
  numberLastDigits: string;
  cardType: string;
  holder: string;
  expirationMonth: number;
  expirationYear: number;
}
