import type { MailMessages } from './mail-messages.ts';

const addedUnits = (added: number, requested: number) =>
  added === 0 ? 'non ajouté' : `${added} sur ${requested} ${added === 1 ? 'ajouté' : 'ajoutés'}`;

/** French puts a no-break space before colons, and a narrow one before question marks. */
export const frFr: MailMessages = {
  order: {
    title: (orderNo) => `Commande ${orderNo}`,
    subject: (orderNo, items, brand) => `Commande ${orderNo} reçue\u00a0: ${items} chez ${brand}`,
    greeting: (firstName) => (firstName ? `Bien reçu, ${firstName}. On s’y met.` : 'Bien reçu. On s’y met.'),
    placed: (day) => `Passée le ${day}`,
    deliveries: (count) => `Votre commande est divisée en ${count}\u00a0parties, détaillées ci-dessous.`,
    arrives: (days) => `Arrivée\u00a0: ${days}`,
    arrivalUnknown: 'Date d’arrivée non disponible',
    carrier: (name) => `Transporteur\u00a0: ${name}`,
    pickupEmail: 'Nous vous écrivons quand vos articles à ramasser sont prêts.',
    noParcelEmail: 'Aucun courriel n’annonce le départ d’un colis\u00a0: «\u00a0Suivre cette commande\u00a0» indique où il est.',
    backordered: (day) => (day ? `en rupture temporaire, de retour en stock le ${day}` : 'en rupture temporaire'),
    next: 'Gardez ce courriel\u00a0: c’est votre reçu.',
    items: (count) => `${count}\u00a0${count < 2 ? 'article' : 'articles'}`,
    quantity: (count) => `qté\u00a0${count}`,
    waist: (value) => `Tour de taille ${value}`,
    inseam: (value) => `Entrejambe ${value}`,
    size: (value) => `Taille ${value}`,
    width: (value) => `Largeur ${value}`,
    giftCardTo: (name) => `À\u00a0: ${name}`,
    giftCardFrom: (name) => `De\u00a0: ${name}`,
    giftCardMessage: (message) => `«\u00a0${message}\u00a0»`,
    subtotal: (items) => `Sous-total, ${items}`,
    saving: (_text, code) => (code ? `Rabais, code ${code}` : 'Rabais'),
    shipping: 'Livraison',
    free: 'Gratuite',
    tax: 'Taxes',
    total: 'Total',
    shipsTo: (recipient) => `Livraison à ${recipient}`,
    shipsLaterTo: (recipient) => `Livraison à ${recipient} dès le retour en stock`,
    byEmail: 'Envoi par courriel',
    pickUpAt: (store) => `Ramassage\u00a0: ${store}`,
    shipsToStore: (store) => `Livraison au magasin\u00a0: ${store}`,
    readyBy: (day, time) => `Prêt le ${day}${time ? `, au plus tard à ${time}` : ''}`,
    collectedBy: (name, alternate) => `Pour ${name}${alternate ? ` ou ${alternate}` : ''}`,
    proof: 'Apportez le code du courriel qui annonce que c’est prêt, ou une pièce d’identité à votre nom.',
    directions: 'Itinéraire',
    gift: 'Cadeau',
    giftReceipt: 'Le bordereau d’expédition n’indique aucun prix.',
    payment: 'Paiement',
    chargedLater: (hasPickup) =>
      `Votre carte n’est pas débitée avant l’expédition de vos articles${hasPickup ? ' ou avant qu’ils soient prêts' : ''}.`,
    card: (name, lastDigits) => `${name} se terminant par ${lastDigits}`,
    track: 'Suivre cette commande',
    returns: 'Retours et échanges',
  },
  footer: {
    track: 'Suivre une commande',
    service: 'Service à la clientèle',
    sent: (brand, reason) => `${brand} vous écrit parce ${reason}`,
    reasonOrder: 'qu’une commande a été passée avec cette adresse.',
    reasonPickup: 'que cette adresse a été donnée pour le ramassage d’une commande.',
    reasonSubscribed: 'que cette adresse a été inscrite à nos courriels.',
    reasonUnsubscribed: 'que cette adresse a été retirée de notre liste.',
    reasonRequested: 'qu’un avis de retour en stock a été demandé avec cette adresse.',
    reasonReviewed: 'qu’un avis a été écrit avec cette adresse.',
    reasonWishlist: 'que vous avez demandé des courriels sur votre liste de souhaits.',
    reasonAccount: 'que cette adresse est celle d’un compte.',
    reasonErased: 'que cette adresse était celle d’un compte. Vous ne recevrez plus de courriels à son sujet.',
    reasonReset: 'qu’un nouveau mot de passe a été demandé pour le compte de cette adresse.',
    unsubscribe: 'Se désabonner',
  },
  marketing: {
    welcome: (brand, hasOffer) => ({
      subject: hasOffer ? `Votre rabais chez ${brand}\u00a0: confirmez votre courriel` : `Confirmez votre courriel pour ${brand}`,
      title: hasOffer ? 'Comme promis' : 'Bienvenue',
    }),
    welcomeOffer: 'Entrez chaque code dans votre panier. Il est valable dès maintenant.',
    welcomeQuestion:
      'Cette adresse est-elle la vôtre\u202f? Confirmez-la pour recevoir nos courriels sur les nouveautés et les soldes. Sinon, nous ne vous écrirons plus.',
    welcomeButton: 'Confirmer mon courriel',
    welcomeClosing: 'Vous ne vous êtes pas inscrit\u202f? Quelqu’un s’est peut-être trompé d’adresse. Vous n’avez rien à faire.',
    alreadySubscribed: (brand) => ({ subject: `Vous êtes déjà sur la liste de ${brand}`, title: 'Vous êtes déjà sur la liste' }),
    alreadySubscribedNews: 'Cette adresse a été inscrite de nouveau. Rien n’a changé\u00a0: vous continuez de recevoir nos courriels.',
    alreadySubscribedOffer: 'Voici de nouveau l’offre.',
    unsubscribed: (brand) => ({ subject: `Vous n’êtes plus sur la liste de ${brand}`, title: 'Vous n’êtes plus sur la liste' }),
    unsubscribedNews:
      'Nous avons retiré cette adresse de notre liste. Vous recevrez encore les courriels au sujet de vos commandes et des articles que vous nous avez demandé de surveiller.',
    unsubscribedMistake: 'Ce n’était pas vous\u202f? Réinscrivez-vous en tout temps.',
    unsubscribedButton: 'Me réinscrire',
    returned: (product) => ({ subject: `De retour\u00a0: ${product}`, title: 'De retour en stock' }),
    returnedNews: (product, choice) =>
      `De nouveau en stock\u00a0: ${choice ? `${product}, ${choice}` : product}. Vous nous aviez demandé de vous écrire.`,
    returnedButton: 'Voir le produit',
    returnedClosing: 'Nous ne pouvons pas le réserver\u00a0: il peut s’épuiser de nouveau. C’est le seul courriel à ce sujet.',
    offer({ kind, amount, from }) {
      const benefit = kind === 'shipping_free' ? 'Livraison gratuite' : amount ? `${amount} de rabais` : 'Un rabais';
      return from ? `${benefit}, dès ${from}.` : `${benefit}.`;
    },
  },
  wishlist: {
    back: (product, choice, price) => `De nouveau en stock\u00a0: ${choice ? `${product}, ${choice}` : product}, à ${price}.`,
    reduced: (product, choice, price, before) =>
      `${choice ? `${product}, ${choice}` : product}\u00a0: maintenant ${price}, au lieu de ${before} au moment de l’ajout.`,
    fewLeft: (product, choice, price) => `Bientôt épuisé\u00a0: ${choice ? `${product}, ${choice}` : product}, à ${price}.`,
    unitsLeft: (units) => `Il n’en reste que ${units}.`,
    fewLeftHeading: (product) => ({ subject: `Bientôt épuisé\u00a0: ${product}`, title: 'Bientôt épuisé' }),
    reducedHeading: (product) => ({ subject: `Prix réduit\u00a0: ${product}`, title: 'Le prix a baissé' }),
    severalHeading: (count) => ({
      subject: `Du nouveau pour ${count} articles de votre liste de souhaits`,
      title: 'Du nouveau dans votre liste',
    }),
    more: (count) => `Et ${count} de plus dans votre liste.`,
    button: 'Voir ma liste de souhaits',
    closing: 'Les prix et les stocks peuvent encore changer, et nous ne pouvons pas réserver d’articles.',
  },
  mergedCart: {
    heading: (brand) => ({
      subject: `Quelques changements à votre panier et à votre liste chez ${brand}`,
      title: 'Quelques changements à votre panier et à votre liste',
    }),
    news: 'Ce que vous aviez dans votre panier et votre liste de souhaits avant de vous connecter est maintenant dans votre compte, avec ces changements.',
    shortfalls: {
      stock: (product, added, requested) =>
        `${product}\u00a0: ${addedUnits(added, requested)}, car il n’en reste pas ${added === 0 ? 'd’autre en stock' : 'plus'}.`,
      quantity_limit: (product, added, requested) =>
        `${product}\u00a0: ${addedUnits(added, requested)}, ${added === 0 ? 'car votre panier contient ' : ''}le maximum par commande.`,
      item_limit: (product) => `${product}\u00a0: votre panier est plein.`,
      not_sold: (product) => `${product}\u00a0: non vendu dans la devise de votre panier.`,
      gift_card: (product) =>
        `${product}\u00a0: non vendu dans la devise de votre panier. L’article y reste jusqu’à ce que vous choisissiez une devise dans laquelle il est vendu.`,
    },
    moved: {
      'in-store-pickup': (product) => `${product}\u00a0: à ramasser en magasin.`,
      'ship-to-store': (product) => `${product}\u00a0: livré au magasin.`,
      'ship-to-home': (product) => `${product}\u00a0: livré à domicile.`,
    },
    droppedCoupon: (code) => `Le code promotionnel ${code} ne s’applique plus.`,
    wishlistFull: (product) => `${product}\u00a0: votre liste de souhaits n’a plus de place.`,
    linkEnded:
      'Le lien vers votre liste partagée n’est plus valide, car la liste de votre compte contient d’autres articles. Vous pouvez la partager de nouveau.',
    onWishlist: 'Ce que votre panier n’a pas pu prendre est dans votre liste de souhaits.',
    cartButton: 'Voir mon panier',
    wishlistButton: 'Voir ma liste de souhaits',
  },
  reviews: {
    written: (product) => ({ subject: `Votre avis sur ${product} est arrivé`, title: 'Merci de votre avis' }),
    writtenNews: (product) =>
      `Votre avis sur ${product} est arrivé. Nous lisons chaque avis avant de le publier, bon ou mauvais, et nous vous écrirons ensuite.\nCe n’était pas vous, ou vous changez d’idée\u202f? Le lien permet de le supprimer, avec votre nom et votre courriel si vous voulez.`,
    approved: (product) => ({ subject: `Votre avis sur ${product} est en ligne`, title: 'Votre avis est en ligne' }),
    approvedNews: (product) => `Votre avis sur ${product} figure maintenant sur sa page, tel que vous l’avez écrit.`,
    rejected: (product) => ({ subject: `Au sujet de votre avis sur ${product}`, title: 'Nous n’avons pas pu le publier' }),
    rejectedNews: (product) => `Nous avons lu votre avis sur ${product} et ne l’avons pas publié.`,
    rejectedClosing:
      'Vous pouvez en écrire un autre. Nous publions les bons avis comme les mauvais, et n’écartons que les textes qui ne parlent pas du produit.',
    ownButton: 'Le voir ou le supprimer',
    pageButton: 'Le lire sur la page du produit',
  },
  newDevice: {
    heading: (brand) => ({ subject: `Nouvelle connexion à votre compte ${brand}`, title: 'Connexion d’un nouvel appareil' }),
    summary: (day, device) =>
      `Une connexion à votre compte a eu lieu le ${day}${device ? ` avec ${device}` : ''}, depuis un appareil qui n’avait jamais été utilisé.`,
    device: (browser, system) => [browser || 'un navigateur', ...(system ? [`sous ${system}`] : [])].join(' '),
    wasYou: 'C’était vous\u202f? Vous n’avez rien à faire.',
    button: 'Voir vos appareils',
    wasNotYou: (resetHref) =>
      `Ce n’était pas vous\u202f? Réinitialisez votre mot de passe à ${resetHref}. Tous les appareils seront déconnectés.`,
    reason: 'qu’une connexion au compte de cette adresse a eu lieu.',
  },
  account: {
    welcome: (brand) => ({ subject: `Votre compte chez ${brand}\u00a0: confirmez votre courriel`, title: 'Votre compte est prêt' }),
    welcomeNews:
      'Cette adresse est-elle la vôtre\u202f? Confirmez-la, et les commandes passées avec elle sans compte s’afficheront dans votre compte. Le lien est valable 7 jours.',
    welcomeClosing: 'Vous n’avez pas créé de compte\u202f? Quelqu’un s’est peut-être trompé d’adresse. Vous n’avez rien à faire.',
    confirm: (brand) => ({ subject: `Confirmez votre courriel pour ${brand}`, title: 'Cette adresse est-elle la vôtre\u202f?' }),
    confirmNews: 'Confirmez-la pour recevoir ici tout ce qui concerne votre compte et vos commandes. Le lien est valable 7 jours.',
    confirmClosing: 'Cela ne vous dit rien\u202f? Quelqu’un s’est peut-être trompé d’adresse. Vous n’avez rien à faire.',
    confirmButton: 'Confirmer mon courriel',
    reset: (brand) => ({ subject: `Votre lien vers un nouveau mot de passe pour ${brand}`, title: 'Choisissez un nouveau mot de passe' }),
    resetNews:
      'Ce lien fonctionne une seule fois et expire dans 30 minutes. Le nouveau mot de passe met fin à vos sessions sur tous vos appareils.',
    resetButton: 'Choisir un nouveau mot de passe',
    resetClosing: 'Vous n’avez rien demandé\u202f? Votre mot de passe reste le même. Vous n’avez rien à faire.',
    passwordChanged: (brand) => ({ subject: `Votre mot de passe pour ${brand} a été modifié`, title: 'Votre mot de passe a été modifié' }),
    passwordChangedNews: 'Le nouveau mot de passe est valable dès maintenant. Les sessions sur vos autres appareils ont pris fin.',
    passwordChangedClosing:
      'Ce n’était pas vous\u202f? Choisissez tout de suite un nouveau mot de passe, puis avisez le service à la clientèle.',
    passwordChangedButton: 'Choisir un nouveau mot de passe',
    emailChanged: (brand) => ({
      subject: `Votre courriel de connexion chez ${brand} a été modifié`,
      title: 'Votre courriel de connexion a été modifié',
    }),
    emailChangedNews:
      'Votre compte a une nouvelle adresse courriel. Jusqu’à ce qu’elle soit confirmée, les deux permettent de se connecter, et nos courriels arrivent encore ici.',
    emailChangedClosing: 'Ce n’était pas vous\u202f? Changez tout de suite votre mot de passe, puis avisez le service à la clientèle.',
    emailChangedButton: 'Joindre le service à la clientèle',
    addressesChanged: (brand) => ({ subject: `Vos adresses chez ${brand} ont été modifiées`, title: 'Vos adresses ont été modifiées' }),
    addressesChangedNews: 'Une adresse de votre compte a été ajoutée, modifiée ou supprimée.',
    addressesChangedClosing: 'Ce n’était pas vous\u202f? Changez tout de suite votre mot de passe, puis avisez le service à la clientèle.',
    addressesChangedButton: 'Voir mes adresses',
    passkeyAdded: (brand) => ({
      subject: `Une clé d’accès a été ajoutée à votre compte ${brand}`,
      title: 'Une clé d’accès a été ajoutée',
    }),
    passkeyAddedNews:
      'Votre compte a une nouvelle clé d’accès. La personne qui a l’appareil ou le gestionnaire de mots de passe où elle se trouve peut se connecter sans votre mot de passe.',
    passkeyAddedClosing:
      'Ce n’était pas vous\u202f? Supprimez la clé et changez tout de suite votre mot de passe, puis avisez le service à la clientèle.',
    passkeyRemoved: (brand) => ({
      subject: `Une clé d’accès a été supprimée de votre compte ${brand}`,
      title: 'Une clé d’accès a été supprimée',
    }),
    passkeyRemovedNews: 'Elle ne permet plus de se connecter à votre compte. Votre mot de passe reste valable.',
    passkeyRemovedClosing: 'Ce n’était pas vous\u202f? Changez tout de suite votre mot de passe, puis avisez le service à la clientèle.',
    passkeysReset: (brand) => ({
      subject: `Vos clés d’accès pour ${brand} ont été supprimées`,
      title: 'Vos clés d’accès ont été supprimées',
    }),
    passkeysResetNews:
      'Votre mot de passe a été réinitialisé. Nous avons donc supprimé toutes les clés d’accès aussi\u00a0: quelqu’un d’autre aurait pu en ajouter une. Connectez-vous avec le nouveau mot de passe pour ajouter de nouveau les vôtres.',
    passkeysResetClosing:
      'Ce n’était pas vous\u202f? Choisissez tout de suite un nouveau mot de passe, puis avisez le service à la clientèle.',
    passkeysButton: 'Voir mes clés d’accès',
    erase: (brand) => ({ subject: `Effacer votre compte chez ${brand}\u202f?`, title: 'Effacer votre compte\u202f?' }),
    eraseNews:
      'Vous nous avez demandé d’effacer votre compte\u00a0: profil, adresses, cartes, liste de souhaits et connexions disparaissent pour de bon. Les commandes restent dans nos livres, sans votre nom ni votre adresse; une commande en route les garde jusqu’à son arrivée, pendant 90\u00a0jours au plus. Le lien ouvre une page où vous confirmez; il est valide pendant 24\u00a0heures.',
    eraseButton: 'Effacer mon compte',
    eraseClosing:
      'Vous avez changé d’avis\u202f? Ne faites rien. Ce n’était pas vous\u202f? Changez tout de suite votre mot de passe\u00a0: la personne qui a fait la demande le connaît.',
    erased: (brand) => ({ subject: `Votre compte chez ${brand} est effacé`, title: 'Votre compte est effacé' }),
    erasedNews:
      'Votre compte et les renseignements qu’il contenait sont effacés. Une commande encore en route garde votre nom et votre adresse jusqu’à son arrivée, pendant 90\u00a0jours au plus.',
  },
  pickup: {
    ready: (orderNo) => ({ subject: `La commande ${orderNo} est prête à être ramassée`, title: 'Prête à être ramassée' }),
    readyNews: (store, items) => `Ces articles sont prêts au magasin ${store}\u00a0:\n${items}`,
    readyProof: 'Présentez ce code au magasin, ou une pièce d’identité à votre nom.',
    hours: 'Heures d’ouverture',
    openFrom: (day, opens, closes) => `${day}\u00a0: de ${opens} à ${closes}`,
    closedOn: (day) => `${day}\u00a0: fermé`,
    collectUntil: (day) => `Ramassez vos articles au plus tard le ${day}. Ensuite, ils sont remis en vente et nous vous remboursons.`,
    reminder: (orderNo, day) => ({
      subject: `Ramassez la commande ${orderNo} au plus tard le ${day}`,
      title: 'Vos articles vous attendent',
    }),
    collected: (orderNo) => ({ subject: `La commande ${orderNo} a été ramassée`, title: 'Commande ramassée' }),
    collectedNews: (store, day, items) => `Ces articles ont été ramassés au magasin ${store} le ${day}\u00a0:\n${items}`,
    collectedBySomeoneElse: (phone) => `Ce n’était ni vous ni une personne que vous avez désignée\u202f? Appelez le magasin au ${phone}.`,
    expired: (orderNo) => ({ subject: `La commande ${orderNo} n’a pas été ramassée`, title: 'Le délai de ramassage est passé' }),
    expiredNews: (store) => `Vos articles au magasin ${store} n’ont pas été ramassés dans les 7\u00a0jours\u00a0: ils sont remis en vente.`,
    refunded: (amount) => `Nous vous avons remboursé ${amount}. Votre banque peut prendre quelques jours ouvrables avant de l’afficher.`,
    missing: (orderNo) => ({ subject: `Changement à la commande ${orderNo}`, title: 'Un changement à votre commande' }),
    missingItems: (store, items) => `Le magasin ${store} n’a pas trouvé ces articles\u00a0:\n${items}`,
    missingTransfer: (ready) =>
      `Nous les envoyons de notre entrepôt au magasin.${ready ? ` Tout devrait être prêt le ${ready.day}, au plus tard à ${ready.time}.` : ''} Vous recevrez un courriel quand tout sera prêt.`,
    missingShip: (day) =>
      `Nous les expédions à l’adresse de votre commande, sans frais supplémentaires.${day ? ` D’ici le ${day}, ils devraient être chez vous.` : ''}`,
    item: (name, quantity) => `${quantity}\u00a0×\u00a0${name}`,
  },
  labeled: (label, value) => `${label}\u00a0: ${value}`,
};
