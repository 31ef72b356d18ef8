import { createCommerce, createLogger, InvalidatingCache, openDatabase, systemClock } from '@outfitter/commerce';
import { countRoundTrips, recordStatements } from '@outfitter/commerce/testing/record-statements';
import { fetchGuestToken, site } from './guest-shopper.ts';

export type RoundTrips = ReturnType<typeof countRoundTrips>;

export interface ShopToCount {
  origin: string;
  databaseUrl: string;
  masterKey: string;
}

export interface CountedCommerce {
  origin: string;
  send(request: Request): Promise<Response>;
  count(call: () => Promise<unknown>): Promise<RoundTrips>;
}

/** Runs `work` with a commerce server in this process, on the database and with the key of the running shop. */
export async function withCountedCommerce<Result>(
  { origin, databaseUrl, masterKey }: ShopToCount,
  work: (commerce: CountedCommerce) => Promise<Result>,
): Promise<Result> {
  const siteOrigin = audienceOf(await fetchGuestToken(origin));
  const database = openDatabase({ url: databaseUrl, maxConnections: 4 });
  const commerce = createCommerce({
    database,
    clock: systemClock,
    log: createLogger({ level: 'silent' }),
    cache: new InvalidatingCache({ clock: systemClock, isCurrent: () => true }),
    settings: {
      ...site,
      masterKey,
      siteOrigin,
      clientId: 'outfitter-web',
      isDemo: true,
      brand: 'Bench',
      currencies: ['USD'],
      defaultCurrency: 'USD',
      countries: ['US'],
      sharedMaxAgeSeconds: 0,
      reviewErasure: 'person',
      guestBasketDays: 30,
      warehouse: { postalCode: '55802', countryCode: 'US', timeZone: 'America/Chicago', cutOff: '14:00', closedDays: new Set() },
    },
  });
  const sent = recordStatements(database);
  try {
    return await work({
      origin: siteOrigin,
      send: async (request) => commerce.app.fetch(request),
      async count(call) {
        sent.length = 0;
        await call();
        return countRoundTrips(sent);
      },
    });
  } finally {
    await commerce.close();
    await database.close();
  }
}

function audienceOf(token: string): string {
  const payload = token.split('.')[1] ?? '';
  return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { aud: string }).aud;
}

export function formatRoundTrips({ statements, commits }: RoundTrips): string {
  const counted = (count: number, name: string) => `${count} ${name}${count === 1 ? '' : 's'}`;
  return `${counted(statements, 'round trip')}, ${counted(commits, 'durable commit')}`;
}
