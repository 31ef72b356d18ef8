import { eq } from 'drizzle-orm';
import { endOfTime, startOfTime } from '../platform/database/column-types.ts';
import type { Database } from '../platform/database/database.ts';
import { failure, ok, type Result } from '../platform/result.ts';
import { newSingleUseCode } from './single-use-code.ts';
import { coupons, promotions } from './tables.ts';

export async function addSingleUseCoupons(db: Database, promotionId: string, count: number): Promise<Result<string[], 'UnknownPromotion'>> {
  const [promotion] = await db.select({ id: promotions.id }).from(promotions).where(eq(promotions.id, promotionId));
  if (!promotion) return failure('UnknownPromotion', `there is no promotion ${promotionId}`);
  const shared = { promotionId, isSingleUse: true, validFrom: startOfTime, validTo: endOfTime };
  const codes = Array.from({ length: count }, newSingleUseCode);
  await db.insert(coupons).values(codes.map((code) => ({ code, ...shared })));
  return ok(codes);
}
