/** HTML of the offline page, without external files except for cached fonts. */
import style from './offline-page.css?inline';

interface OfflineMessages {
  title: string;
  text: string;
  action: string;
}

const messages: Record<'en' | 'fr', OfflineMessages> = {
  en: {
    title: 'You’re offline',
    text: 'We can’t load this page without a connection. Your cart is safe. The page loads by itself when you’re back online.',
    action: 'Try again',
  },
  fr: {
    title: 'Vous êtes hors ligne',
    text: 'Nous ne pouvons pas charger cette page sans connexion. Votre panier est conservé. La page se chargera d’elle-même quand la connexion sera rétablie.',
    action: 'Réessayer',
  },
};

/** Script that retries when the browser reports a connection, and every five seconds, because that report is unreliable. */
const script = `
const reload = () => location.reload();
addEventListener('online', reload);
setInterval(() => fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' }).then(reload, () => {}), 5000);
document.querySelector('button').addEventListener('click', reload);`;

const mark =
  '<svg viewBox="0 0 32 32" aria-hidden="true"><circle cx="16" cy="16" r="14" class="rim" stroke-width="3"/><circle cx="16" cy="16" r="5"/></svg>';

export function pageLanguage(address: string): 'en' | 'fr' {
  const url = new URL(address);
  const locale = url.searchParams.get('locale') ?? url.pathname.split('/')[1] ?? '';
  return /^fr(-|$)/i.test(locale) ? 'fr' : 'en';
}

/** Returns the offline page. `nonce` allows its own script and style. */
export function offlinePage(address: string, nonce: string): Response {
  const language = pageLanguage(address);
  const { title, text, action } = messages[language];
  const body = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style nonce="${nonce}">${style}</style></head><body><main>${mark}<h1>${title}</h1><p>${text}</p><button type="button">${action}</button></main><script nonce="${nonce}">${script}</script></body></html>`;
  return new Response(body, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; connect-src 'self'; font-src 'self'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'`,
    },
  });
}
