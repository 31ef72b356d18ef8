import type { Finding } from './findings.ts';
import type { Connection } from './http/send.ts';
import type { AttackedShop } from './shop/open-shop.ts';
import type { ShopDatabase } from './shop/shop-database.ts';

export interface AttackContext {
  shop: AttackedShop;
  connection: Connection;
  /** Database of the shop; undefined if the program has not started the shop. */
  database: ShopDatabase | undefined;
  share: number;
  seed: number;
  report(finding: Finding): void;
  log(line: string): void;
}

export type Section = (context: AttackContext) => Promise<number>;

export const shareOf = ({ share }: Pick<AttackContext, 'share'>, count: number): number => Math.max(1, Math.round(count * share));
