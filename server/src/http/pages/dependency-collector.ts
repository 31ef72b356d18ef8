/** Gathers what a page depends on from the answers that it was made of. */
import { headers as headerNames } from '@outfitter/contract/client';

export class DependencyCollector {
  readonly surrogateKeys = new Set<string>();
  validUntil: Date | undefined;
  /** False once the page goes without one of its sections. */
  isComplete = true;
  /** Origins beside our own that the page's code calls. */
  readonly calledOrigins = new Set<string>();
  /** What the page shows of its tests in a bucket; undefined where it names none. */
  variantsOfBucket: ((bucket: string) => string) | undefined;

  add(...keys: string[]): void {
    for (const key of keys) this.surrogateKeys.add(key);
  }

  /** Reads an answer's `Surrogate-Key` and `X-Valid-Until`. */
  readHeaders(headers: Headers): void {
    this.add(...(headers.get(headerNames.surrogateKey)?.split(' ').filter(Boolean) ?? []));
    const until = headers.get(headerNames.validUntil);
    const moment = until ? new Date(until) : undefined;
    if (moment && !Number.isNaN(moment.getTime())) this.expireAt(moment);
  }

  /** What the part of a page that another collector has read depends on, the page depends on too. */
  merge({ surrogateKeys, validUntil }: DependencyCollector): void {
    this.add(...surrogateKeys);
    if (validUntil) this.expireAt(validUntil);
  }

  /** The page changes by itself at this moment at the latest. */
  expireAt(moment: Date): void {
    if (!this.validUntil || moment < this.validUntil) this.validUntil = moment;
  }
}
