import { expect, test } from '../../fixtures/customer-test.ts';
import { registerByCall } from '../../journeys/account.ts';
import { buildBuyer } from '../../journeys/checkout.ts';
import { openPage } from '../../journeys/open-page.ts';

const titles = {
  '/account': 'Votre compte',
  '/account/orders': 'Commandes',
  '/account/orders/R4K72M9QXB': 'Commande R4K72M9QXB',
  '/account/wishlist': 'Liste de souhaits',
  '/account/wishlist?shared=unknown': 'Une liste de souhaits partagée',
  '/account/sizes': 'Vos tailles',
  '/account/addresses': 'Adresses',
  '/account/payments': 'Paiements',
  '/account/preferred-email': 'Courriels et textos',
  '/account/profile': 'Profil',
  '/account/security': 'Connexion et sécurité',
  '/account/confirm-email?token=unknown': 'Confirmer votre courriel',
  '/account/confirm-erasure?token=unknown': 'Effacer votre compte',
};

test('I18N-001 every page of the account keeps its French title when its scripts run @desktop', async ({ page, unexpectedErrors }) => {
  unexpectedErrors.expect(/\b40[04]\b/);
  await registerByCall(page, buildBuyer('french'));
  for (const [path, title] of Object.entries(titles)) {
    await openPage(page, `/fr-FR${path}`);
    await expect(page, path).toHaveTitle(`${title} | Ridge & Rivet`);
  }
});
