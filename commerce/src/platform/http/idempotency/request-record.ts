import type { Queryable, Transaction } from '../../database/database.ts';
import type { ServeOptions } from '../incoming-call.ts';
import { ResultResponse } from '../result-response.ts';
import { claimKey, type IdempotencyScope, isRecordable, type RecordedResponse, recordFailure, settleKey } from './idempotency-records.ts';
import type { IdempotentCall } from './idempotent-call.ts';

/** Error that ends a call whose response is already recorded. */
export class Replay extends Error {
  override readonly name = 'Replay';
  readonly response: RecordedResponse;
  constructor(response: RecordedResponse) {
    super('the response of this call is recorded');
    this.response = response;
  }
}

async function resultOf(response: Response): Promise<unknown> {
  if (response instanceof ResultResponse) return response.result;
  const text = await response.clone().text();
  return text === '' ? undefined : JSON.parse(text);
}

/** The record of one request. Its handler claims and settles it in its own transactions, or leaves either to `withIdempotencyKey`. */
export class RequestRecord implements IdempotentCall {
  readonly #scope: IdempotencyScope;
  readonly #status: number;
  readonly #options: Pick<ServeOptions, 'database' | 'clock'>;
  readonly #startedAt: Date;
  /** `rejected`: the key belongs to another request. `claimed`: in a transaction, which may have been rolled back since. */
  #claim: 'none' | 'rejected' | 'claimed' | 'claimed-first' = 'none';
  #isSettled = false;

  /** `status` is that of a successful response. */
  constructor(scope: IdempotencyScope, status: number, options: Pick<ServeOptions, 'database' | 'clock'>) {
    this.#scope = scope;
    this.#status = status;
    this.#options = options;
    this.#startedAt = options.clock.now();
  }

  async claimFirst(): Promise<void> {
    await this.#claimOn(this.#options.database.db);
    this.#claim = 'claimed-first';
  }

  async claim(tx: Transaction): Promise<void> {
    if (this.#claim !== 'claimed-first') await this.#claimOn(tx);
  }

  async settle(tx: Transaction, body: unknown): Promise<void> {
    await settleKey(tx, this.#scope, this.#startedAt, { status: this.#status, body });
    this.#isSettled = true;
  }

  async settleSuccess(response: Response): Promise<void> {
    if (this.#isSettled) return;
    await this.#settleLate({ status: response.status, body: await resultOf(response) });
  }

  /** Records a failure. Returns the response to send instead if another request with this key was recorded in the meantime. */
  async settleFailure(response: RecordedResponse): Promise<RecordedResponse | undefined> {
    if (this.#claim === 'claimed-first') await this.#settleLate(response);
    else if (this.#claim !== 'rejected' && isRecordable(response.status))
      return recordFailure(this.#options.database.db, this.#scope, this.#startedAt, response);
    else if (this.#claim === 'claimed') await this.#settleLate(response);
    return undefined;
  }

  async #claimOn(queryable: Queryable): Promise<void> {
    this.#claim = 'rejected';
    const claim = await claimKey(queryable, this.#scope, this.#startedAt);
    if (claim.kind === 'replay') throw new Replay(claim.response);
    this.#claim = 'claimed';
  }

  async #settleLate(response: RecordedResponse): Promise<void> {
    await settleKey(this.#options.database.db, this.#scope, this.#startedAt, response);
  }
}
