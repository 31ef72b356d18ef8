/** `npm run attack`: a bounded attack on a running shop of this machine. Exits with 1 if it finds something. */
import type { AttackContext, Section } from './attack-context.ts';
import { attackAttempts } from './attempts/section.ts';
import { attackAuthorization } from './authorization/section.ts';
import { fuzzContract } from './contract/section.ts';
import { Findings } from './findings.ts';
import { attackHtml } from './html/section.ts';
import { openConnection } from './http/send.ts';
import { type AttackOptions, help, readOptions, type SectionName } from './options.ts';
import { fuzzPages } from './pages/section.ts';
import { attackPaths } from './paths/section.ts';
import { loggedErrors } from './shop/logged-errors.ts';
import { type AttackedShop, findRunningShop, startAttackedShop } from './shop/open-shop.ts';
import { openShopDatabase } from './shop/shop-database.ts';

const sections: Record<SectionName, Section> = {
  authorization: attackAuthorization,
  paths: attackPaths,
  html: attackHtml,
  pages: fuzzPages,
  contract: fuzzContract,
  attempts: attackAttempts,
};

async function attack(shop: AttackedShop, options: AttackOptions): Promise<Findings> {
  const { share, seed } = options;
  const findings = new Findings();
  const connection = openConnection(shop.origin);
  const { internals } = shop;
  const database = internals ? await openShopDatabase(internals.databaseUrl, internals.masterKey, shop.siteOrigin) : undefined;
  try {
    for (const name of Object.keys(sections) as SectionName[]) {
      if (!options.sections.includes(name)) continue;
      const started = performance.now();
      const report: AttackContext['report'] = (finding) => findings.add(name, finding);
      const context = { shop, connection, database, share, seed, report, log: console.log };
      const cases = await sections[name](context).catch((error: Error) => {
        report({ subject: 'the section', rule: 'it could not be completed', detail: error.stack ?? String(error) });
        return 0;
      });
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      console.log(`${name.padEnd(15)} ${String(cases).padStart(6)} cases ${seconds.padStart(6)} s  ${findings.countOf(name)} findings`);
    }
    for (const line of loggedErrors(internals?.output() ?? '')) findings.add('log', { subject: 'the log', rule: line });
  } finally {
    connection.close();
    await database?.close();
  }
  return findings;
}

async function main(): Promise<number> {
  if (process.argv.includes('--help')) {
    console.log(help);
    return 0;
  }
  const parsed = readOptions(process.argv.slice(2), process.env, Date.now() % 1_000_000);
  if (!parsed.ok) {
    console.error(`attack: ${parsed.error}. Fix: see npm run attack -- --help`);
    return 1;
  }
  const { options } = parsed;
  const started = performance.now();
  const opening = options.url === undefined ? startAttackedShop() : Promise.resolve(findRunningShop(options.url));
  const stopEarly = () => void opening.then((opened) => opened.close()).finally(() => process.exit(1));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stopEarly);
  const shop = await opening;
  try {
    console.log(`attacking ${shop.siteOrigin} with --seed ${options.seed} --share ${options.share}`);
    const findings = await attack(shop, options);
    for (const line of findings.describe(shop.origin, options.seed)) console.log(line);
    console.log(`${findings.size} findings after ${((performance.now() - started) / 1000).toFixed(0)} s, the shop's start included`);
    return findings.size > 0 ? 1 : 0;
  } finally {
    await shop.close();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error);
  process.exitCode = 1;
}
