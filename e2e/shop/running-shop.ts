import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

export const demoCustomerEmail = 'demo1@ridgeandrivet.example';

const variables = {
  origin: 'OUTFITTER_E2E_ORIGIN',
  dataDir: 'OUTFITTER_E2E_DATA_DIR',
  editorPassword: 'OUTFITTER_E2E_EDITOR_PASSWORD',
  customerPassword: 'OUTFITTER_E2E_CUSTOMER_PASSWORD',
} as const;

export function publishShopAddress(shop: Record<keyof typeof variables, string>): void {
  for (const [name, variable] of Object.entries(variables)) process.env[variable] = shop[name as keyof typeof variables];
}

function readVariable(name: keyof typeof variables): string {
  const value = process.env[variables[name]];
  if (!value) throw new Error(`No shop is open: ${variables[name]} is not set`);
  return value;
}

export const shopOrigin = () => readVariable('origin');

export const shopDataDir = () => readVariable('dataDir');

/** Customer of the demo shop with orders, saved cards, sizes, a wishlist and a review. Several tests read this account: change nothing in it. */
export const demoCustomer = () => ({ email: demoCustomerEmail, password: readVariable('customerPassword') });

export const editor = () => ({ name: 'editor', password: readVariable('editorPassword') });

export async function readSentMails(...texts: string[]): Promise<string[]> {
  const folder = path.join(shopDataDir(), 'mail');
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const mails = await Promise.all(names.filter((name) => name.endsWith('.eml')).map((name) => readFile(path.join(folder, name), 'utf8')));
  return mails.filter((mail) => texts.every((word) => mail.includes(word)));
}
