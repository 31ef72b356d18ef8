/** Signing keys of tokens: created here, stored encrypted, rotated, and trusted until no token needs them. */
import { gt, sql } from 'drizzle-orm';
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { CommerceDependencies } from '../../commerce-dependencies.ts';
import { type Database, inTransaction } from '../../platform/database/database.ts';
import { newId } from '../../platform/ids.ts';
import { decrypt, deriveKey, encrypt } from '../../platform/security/secrets.ts';
import { signingKeys } from '../tables.ts';

export const signingAlgorithm = 'ES256';
const day = 24 * 60 * 60 * 1000;
/** A key signs for 30 days. Its successor is published a day before it starts to sign. */
const signingPeriod = 30 * day;
const publishedAhead = day;
/** Time for which a key stays trusted after its signing period; longer than the lifetime of an access token. */
const trustedAfter = 2 * 60 * 60 * 1000;

type Row = typeof signingKeys.$inferSelect;
type KeyDependencies = Pick<CommerceDependencies, 'database' | 'clock' | 'log' | 'settings'>;

export interface SigningKey {
  id: string;
  key: CryptoKey;
}

/** Returns the key that signs. If the clock was set back to before every key, it is the first one: its tokens are accepted like others. */
export function signingRowAt(rows: readonly Row[], now: Date): Row | undefined {
  const current = rows.filter((row) => now < row.signsTo).sort((a, b) => Number(b.signsFrom) - Number(a.signsFrom));
  return current.find((row) => row.signsFrom <= now) ?? current.at(-1);
}

/**
 * Returns the time at which a new key must start to sign: now, or at the end of the last key if that is near; `undefined` if no key is
 * needed yet.
 */
export function nextSigningFrom(rows: readonly Row[], now: Date): Date | undefined {
  const ends = rows.map((row) => row.signsTo.getTime());
  const last = Math.max(0, ...ends);
  if (last <= now.getTime() || !signingRowAt(rows, now)) return now;
  return last - now.getTime() <= publishedAhead ? new Date(last) : undefined;
}

async function trustedRows(db: Database, now: Date): Promise<Row[]> {
  return db.select().from(signingKeys).where(gt(signingKeys.trustedTo, now)).orderBy(signingKeys.signsFrom);
}

async function newRow(from: Date, masterKey: Buffer): Promise<Row> {
  const { publicKey, privateKey } = await generateKeyPair(signingAlgorithm, { extractable: true });
  const id = newId();
  const signsTo = new Date(from.getTime() + signingPeriod);
  return {
    id,
    algorithm: signingAlgorithm,
    publicJwk: { ...(await exportJWK(publicKey)), kid: id, alg: signingAlgorithm, use: 'sig' },
    privateJwk: encrypt(masterKey, JSON.stringify(await exportJWK(privateKey)), id),
    signsFrom: from,
    signsTo,
    trustedTo: new Date(signsTo.getTime() + trustedAfter),
  };
}

export function createKeyRing({ database: { db }, clock, log, settings }: KeyDependencies) {
  const masterKey = deriveKey(settings.masterKey, 'signing keys');
  /** Milliseconds after which keys are read again, to find those of other processes. */
  const freshFor = 60_000;
  let rows: Row[] = [];
  let loadedAt = Number.NEGATIVE_INFINITY;
  let loading: Promise<void> | undefined;
  const privateKeys = new Map<string, CryptoKey>();

  /** Returns whether a key can be decrypted. One that another master key encrypted is still trusted, but cannot sign. */
  const opens = (row: Row): boolean => {
    try {
      decrypt(masterKey, row.privateJwk, row.id);
      return true;
    } catch {
      return false;
    }
  };

  async function load(): Promise<void> {
    const now = clock.now();
    let found = await trustedRows(db, now);
    if (nextSigningFrom(found.filter(opens), now)) {
      found = await inTransaction(db, async (tx) => {
        // The lock lets only one of several starting processes create the key.
        await tx.execute(sql`LOCK TABLE signing_key IN EXCLUSIVE MODE`);
        const locked = await tx.select().from(signingKeys).where(gt(signingKeys.trustedTo, now)).orderBy(signingKeys.signsFrom);
        const from = nextSigningFrom(locked.filter(opens), now);
        if (!from) return locked;
        const row = await newRow(from, masterKey);
        await tx.insert(signingKeys).values(row);
        log.info({ keyId: row.id, signsFrom: from }, 'a signing key was created');
        return [...locked, row];
      });
    }
    rows = found;
    loadedAt = now.getTime();
  }

  async function rowsNoOlderThan(maximumAge: number): Promise<Row[]> {
    // The clock may have been set back since.
    if (Math.abs(clock.now().getTime() - loadedAt) < maximumAge) return rows;
    loading ??= load().finally(() => {
      loading = undefined;
    });
    await loading;
    return rows;
  }

  return {
    async signingKey(): Promise<SigningKey> {
      const usable = (await rowsNoOlderThan(freshFor)).filter(opens);
      // Read the clock after the keys: a key created in the meantime already signs.
      const row = signingRowAt(usable, clock.now());
      if (!row) throw new Error('there is no key to sign access tokens with');
      const key =
        privateKeys.get(row.id) ?? ((await importJWK(JSON.parse(decrypt(masterKey, row.privateJwk, row.id)), row.algorithm)) as CryptoKey);
      privateKeys.set(row.id, key);
      return { id: row.id, key };
    },
    async publicKeys(): Promise<JWK[]> {
      return (await rowsNoOlderThan(freshFor)).map((row) => row.publicJwk);
    },
    /** Returns a public key; an unknown id is looked up in the database at most once a second. */
    async publicKey(id: string): Promise<JWK | undefined> {
      const cachedRow = (await rowsNoOlderThan(freshFor)).find((row) => row.id === id);
      return (cachedRow ?? (await rowsNoOlderThan(1_000)).find((row) => row.id === id))?.publicJwk;
    },
  };
}
export type KeyRing = ReturnType<typeof createKeyRing>;
