import type { MailMessages } from './mail-messages.ts';

/** French puts a non-breaking space before colons, question marks and similar punctuation. */
export const frFr: MailMessages = {
  order: {
    title: (orderNo) => `Commande ${orderNo}`,
    subject: (orderNo, items, brand) => `Commande ${orderNo} reçue\u00a0: ${items} chez ${brand}`,
    greeting: (firstName) => (firstName ? `Bien reçu, ${firstName}. On s’y met.` : 'Bien reçu. On s’y met.'),
    arrives: (method, day) => `${method}, arrive au plus tard le ${day}`.replace(/\.?$/, '.'),
    arrivesInTwo: (method, day, restDay) =>
      `Les articles en stock partent d’abord\u00a0: ${method}, arrivée au plus tard le ${day}`.replace(/\.?$/, '. ') +
      `Les articles en rupture temporaire suivent${restDay ? ` et arrivent au plus tard le ${restDay}` : ''}`.replace(/\.?$/, '.'),
    backordered: (day) => (day ? `en rupture temporaire, attendu le ${day}` : 'en rupture temporaire'),
    next: 'Gardez ce courriel\u00a0: c’est votre reçu.',
    items: (count) => `${count}\u00a0${count < 2 ? 'article' : 'articles'}`,
    quantity: (count) => `qté\u00a0${count}`,
    waist: (value) => `Tour de taille ${value}`,
    inseam: (value) => `Entrejambe ${value}`,
    size: (value) => `Taille ${value}`,
    width: (value) => `Largeur ${value}`,
    subtotal: (items) => `Sous-total, ${items}`,
    saving: (_text, code) => (code ? `Remise, code ${code}` : 'Remise'),
    shipping: 'Livraison',
    free: 'Offerte',
    tax: 'Taxes',
    total: 'Total',
    shipsTo: 'Livraison à',
    paidWith: 'Payé avec',
    card: (name, lastDigits) => `${name} se terminant par ${lastDigits}`,
    track: 'Suivre cette commande',
    review: 'Déjà porté\u00a0? Donnez votre avis',
  },
  footer: {
    track: 'Suivre une commande',
    service: 'Service clients',
    sent: (brand, reason) => `${brand} vous écrit parce ${reason}`,
    becauseOrder: 'qu’une commande a été passée avec cette adresse.',
    becauseListed: 'que quelqu’un a inscrit cette adresse à nos lettres.',
    becauseLeft: 'que cette adresse a quitté notre liste.',
    becauseAsked: 'que quelqu’un l’a demandé avec cette adresse.',
    becauseReviewed: 'que quelqu’un a écrit un avis avec cette adresse.',
    unsubscribe: 'Se désinscrire',
  },
  marketing: {
    welcome: (brand, hasOffer) => ({
      subject: hasOffer ? `Votre remise chez ${brand}, et une question` : `Une question de ${brand}`,
      title: hasOffer ? 'Comme promis' : 'Ravis de vous compter',
    }),
    welcomeOffer: 'Tapez le code dans votre panier. Il marche dès maintenant.',
    welcomeQuestion:
      'Cette adresse est-elle la vôtre\u00a0? Dites-le une fois, et nous vous écrirons au sujet des nouveautés et des soldes. Ne dites rien, et cette lettre aura été la seule.',
    welcomeButton: 'Oui, c’est mon adresse',
    welcomeClosing: 'Vous ne vous êtes pas inscrit\u00a0? Quelqu’un a fait une faute de frappe, et vous n’avez rien à faire.',
    listed: (brand) => ({ subject: `Vous êtes déjà sur la liste de ${brand}`, title: 'Vous êtes déjà sur la liste' }),
    listedNews: 'Quelqu’un a de nouveau inscrit cette adresse, et rien n’a changé\u00a0: nous vous écrivons comme avant.',
    listedOffer: 'Voici le code encore une fois.',
    farewell: (brand) => ({ subject: `Vous n’êtes plus sur la liste de ${brand}`, title: 'Vous n’êtes plus sur la liste' }),
    farewellNews: 'Cette adresse a quitté notre liste. Les courriels au sujet de vos commandes viennent toujours.',
    farewellMistake: 'Ce n’était pas vous\u00a0? Réinscrivez-vous quand vous voulez.',
    farewellButton: 'Me réinscrire',
    returned: (product) => ({ subject: `De retour\u00a0: ${product}`, title: 'De retour en rayon' }),
    returnedNews: (product, choice) =>
      `De nouveau en stock\u00a0: ${choice ? `${product}, ${choice}` : product}. Vous vouliez le savoir, nous voici.`,
    returnedButton: 'Aller voir',
    returnedClosing: 'Nous ne réservons rien, il peut donc repartir. C’était la seule lettre à ce sujet.',
    offer({ kind, amount, from }) {
      const benefit = kind === 'shipping_free' ? 'Port offert' : amount ? `${amount} de remise` : 'Une remise';
      return from ? `${benefit}, dès ${from}.` : `${benefit}.`;
    },
  },
  reviews: {
    written: (product) => ({ subject: `Votre avis sur ${product} est arrivé`, title: 'Bien reçu, merci' }),
    writtenNews: (product) =>
      `Votre avis sur ${product} est arrivé. Quelqu’un lit chacun avant qu’il paraisse, bon ou mauvais, et nous vous récrirons une fois ensuite.\nCe n’était pas vous, ou vous changez d’avis\u00a0? Le lien le retire, et votre nom avec lui si vous voulez.`,
    approved: (product) => ({ subject: `Votre avis sur ${product} est en ligne`, title: 'Il est en ligne' }),
    approvedNews: (product) => `Votre avis sur ${product} figure maintenant sur sa page, tel que vous l’avez écrit.`,
    refused: (product) => ({ subject: `Au sujet de votre avis sur ${product}`, title: 'Nous n’avons pas pu le publier' }),
    refusedNews: (product) => `Quelqu’un a lu votre avis sur ${product}, et il ne figure pas sur sa page.`,
    refusedClosing:
      'Vous pouvez en écrire un autre. Ce que vous pensez du produit vous appartient\u00a0; nous n’écartons que ce qui n’en est pas un avis.',
    ownButton: 'Le voir ou le retirer',
    pageButton: 'Le lire',
  },
  labelled: (label, value) => `${label}\u00a0: ${value}`,
};
