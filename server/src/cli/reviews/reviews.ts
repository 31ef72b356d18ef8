import { runCommand } from '../command.ts';
import { withCommerce } from '../with-commerce.ts';
import { parseReviewsArguments, reviewsHelp } from './reviews-arguments.ts';
import { runReviewsCommand } from './reviews-commands.ts';

await runCommand(reviewsHelp(), async (settings, parameters) => {
  const parsed = parseReviewsArguments(parameters);
  await withCommerce(settings, (commerce, db) => runReviewsCommand(commerce, db, parsed, settings.reviewErasure, console.log));
});
