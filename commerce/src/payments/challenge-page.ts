import { createHash } from 'node:crypto';
import { inlineTokens } from '@outfitter/contract/theme';

export interface ChallengePage {
  amount: string;
  merchant: string;
  lastDigits: string;
  decidedUrl?: string;
}

const style = inlineTokens(`
:root{color-scheme:light;font:1rem/1.5 var(--font-text);color:var(--color-foreground);background:var(--color-background)}
body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1.5rem;box-sizing:border-box}
main{width:min(26rem,100%);background:var(--color-surface);border:1px solid var(--color-border);border-radius:.5rem;padding:2rem;box-sizing:border-box;box-shadow:var(--shadow-overlay)}
.bank{margin:0 0 1.5rem;padding-bottom:1rem;border-bottom:2px dashed var(--color-border);font-weight:700;letter-spacing:.02em}
h1{font-size:1.375rem;line-height:1.25;margin:0 0 .75rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1.25rem;margin:1.25rem 0 1.5rem}
dt{color:var(--color-foreground-muted)}dd{margin:0;font-variant-numeric:tabular-nums;text-align:right}
form{display:grid;gap:.75rem}
button,a.go{font:inherit;font-weight:650;min-height:3rem;border-radius:.375rem;border:2px solid var(--color-inverse);background:var(--color-inverse);color:var(--color-surface);cursor:pointer;text-align:center;text-decoration:none;display:grid;place-items:center}
button.second{background:transparent;color:var(--color-inverse)}
:focus-visible{outline:3px solid var(--color-foreground);outline-offset:2px}
.note{margin:1.25rem 0 0;color:var(--color-foreground-muted);font-size:.875rem}
`);

const styleHash = createHash('sha256').update(style).digest('base64');

/** Content security policy: no scripts and no requests; the form may submit only to the shop. */
export function challengePolicy(siteOrigin: string): string {
  return `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self' ${siteOrigin}; frame-ancestors 'none'; base-uri 'none'`;
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function frame(title: string, body: string): string {
  return `<!doctype html>
<html lang="en-US">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<p class="bank">Sandbox Bank</p>
${body}
<p class="note">This page belongs to the demo shop’s own payment processor. No money moves.</p>
</main>
</body>
</html>
`;
}

export function challengePage(page: ChallengePage): string {
  if (page.decidedUrl !== undefined) {
    const returnLink = `<a class="go" href="${escapeHtml(page.decidedUrl)}">Back to the shop</a>`;
    return frame('Payment decided', `<h1>This payment has been decided.</h1>\n${returnLink}`);
  }
  const rows = [
    ['Amount', page.amount],
    ['To', page.merchant],
    ['Card', `ending in ${page.lastDigits}`],
  ];
  const list = rows.map(([name, value]) => `<dt>${name}</dt><dd>${escapeHtml(value ?? '')}</dd>`).join('');
  return frame(
    'Is this payment yours?',
    `<h1>Is this payment yours?</h1>
<dl>${list}</dl>
<form method="post">
<button name="decision" value="approve">Yes, pay</button>
<button class="second" name="decision" value="decline">No, it isn’t mine</button>
</form>`,
  );
}

export function unknownPaymentPage(): string {
  return frame('Payment not found', '<h1>There is no such payment.</h1>');
}
