import { chromium } from '@playwright/test';
const o = process.argv[2];
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--disable-quic', '--no-sandbox'] });
for (const path of ['/', '/men/coats', '/fencepost-chore-coat-4117.html', '/cart', '/checkout', '/find-stores']) {
const page = await b.newPage({ viewport: { width: 390, height: 844 }, isMobile: true });
await page.goto(o + path, { waitUntil: 'networkidle' });
await page.waitForTimeout(1500);
console.log(path, await page.evaluate(() => { const n = {}; const l = [...document.querySelectorAll('link[rel=stylesheet]')]; for (const e of l) { const k = e.href.split('#')[0]; (n[k] ??= []).push(e.outerHTML); } return l.length + '\n' + Object.values(n).filter((a) => a.length > 1).map((a) => a.join('\n   ')).join('\n'); }));
await page.close(); }
await b.close();
