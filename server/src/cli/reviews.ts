import { runCommand } from './command.ts';
import { runReviewsCommand } from './reviews-commands.ts';
import { readReviewsWords, reviewsHelp } from './reviews-words.ts';
import { withCommerce } from './with-commerce.ts';

await runCommand(reviewsHelp(), async (settings, parameters) => {
  const words = readReviewsWords(parameters);
  await withCommerce(settings, (commerce, db) => runReviewsCommand(commerce, db, words, settings.reviewErasure, console.log));
});
