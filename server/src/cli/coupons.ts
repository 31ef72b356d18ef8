import { OperatorError } from '../processes/index.ts';
import { runCommand } from './command.ts';
import { withCommerce } from './with-commerce.ts';

const maxCount = 5_000;
const about = `npm run coupons -- add promotion count: adds promo codes to a promotion, each of which works once, and prints them, one a line.`;

await runCommand(about, (settings, [action, promotionId, count, ...more]) =>
  withCommerce(settings, async ({ addSingleUseCoupons }, db) => {
    const usageError = (message: string) => new OperatorError(message, 'npm run coupons -- --help');
    if (action !== 'add' || !promotionId || !count || more.length > 0) throw usageError('add requires a promotion and a count');
    if (!/^\d{1,4}$/.test(count) || Number(count) < 1 || Number(count) > maxCount) throw usageError(`the count must be 1 to ${maxCount}`);
    const added = await addSingleUseCoupons(db, promotionId, Number(count));
    if (!added.ok) throw usageError(added.message);
    for (const code of added.value) console.log(code);
  }),
);
