import type { sourceLocale, translatedLocales } from '@outfitter/contract/client';

export interface UnavailableMessages {
  readonly title: string;
  readonly text: string;
  /** Sentence about the cart, only for a request that changes nothing. */
  readonly cart: string;
  readonly form: string;
  readonly retry: string;
}

const english: UnavailableMessages = {
  title: 'Back in a moment',
  text: 'The shop cannot show this page right now. It tries again by itself in a few seconds.',
  cart: 'Your cart is safe.',
  form: 'The shop could not respond right now, and what you sent may not have arrived. Open the page again, check it, and send it again if necessary.',
  retry: 'Try again',
};

export const unavailableMessages: Readonly<Record<typeof sourceLocale | (typeof translatedLocales)[number], UnavailableMessages>> = {
  'en-US': english,
  'en-GB': english,
  'fr-FR': {
    title: 'De retour dans un instant',
    text: 'La boutique ne peut pas afficher cette page pour le moment. Un nouvel essai aura lieu tout seul dans quelques secondes.',
    cart: 'Votre panier est conservé.',
    form: 'La boutique n’a pas pu répondre, et votre envoi n’est peut-être pas arrivé. Rouvrez la page, vérifiez, et renvoyez-le si nécessaire.',
    retry: 'Réessayer',
  },
};
