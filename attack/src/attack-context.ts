import type { Finding } from './findings.ts';
import type { Connection } from './http/send.ts';
import type { AttackedShop } from './shop/open-shop.ts';
import type { ShopDatabase } from './shop/shop-database.ts';

export interface AttackContext {
  shop: AttackedShop;
  connection: Connection;
  /** Undefined for a shop that the program has not started. */
  database: ShopDatabase | undefined;
  /** Of all cases. */
  share: number;
  seed: number;
  report(finding: Finding): void;
  log(line: string): void;
}

/** Runs the cases of a section and returns their number. */
export type Section = (context: AttackContext) => Promise<number>;

/** Returns the number of cases of this run, at least one. */
export const shareOf = ({ share }: Pick<AttackContext, 'share'>, count: number): number => Math.max(1, Math.round(count * share));
