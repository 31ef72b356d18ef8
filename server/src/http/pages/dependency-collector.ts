import { headers as headerNames } from '@outfitter/contract/client';

export class DependencyCollector {
  readonly surrogateKeys = new Set<string>();
  validUntil: Date | undefined;
  /** False once a section of the page failed to render. */
  isComplete = true;
  readonly connectOrigins = new Set<string>();
  /** Returns the test variants that the page shows for a bucket; undefined if the page has no tests. */
  variantsOfBucket: ((bucket: string) => string) | undefined;

  add(...keys: string[]): void {
    for (const key of keys) this.surrogateKeys.add(key);
  }

  readHeaders(headers: Headers): void {
    this.add(...(headers.get(headerNames.surrogateKey)?.split(' ').filter(Boolean) ?? []));
    const until = headers.get(headerNames.validUntil);
    const moment = until ? new Date(until) : undefined;
    if (moment && !Number.isNaN(moment.getTime())) this.expireAt(moment);
  }

  merge({ surrogateKeys, validUntil }: DependencyCollector): void {
    this.add(...surrogateKeys);
    if (validUntil) this.expireAt(validUntil);
  }

  /** Limits the page's lifetime; the earliest time applies. */
  expireAt(moment: Date): void {
    if (!this.validUntil || moment < this.validUntil) this.validUntil = moment;
  }
}
