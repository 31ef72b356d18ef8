import { openDatabase, reviews } from '@outfitter/commerce';
import { addSku, insertShop, useTestCommerce, useTestDatabase } from '@outfitter/commerce/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseReviewsArguments } from './reviews-arguments.ts';
import { runReviewsCommand } from './reviews-commands.ts';

const database = useTestDatabase();
const commerce = useTestCommerce(database);
const now = new Date('2026-11-21T15:00:00Z');
let handle: ReturnType<typeof openDatabase>;

beforeAll(async () => {
  handle = openDatabase({ url: database.url, maxConnections: 2 });
  await insertShop(database.pool);
  await addSku(database.pool, { id: 'COAT' });
});
afterAll(() => handle.close());

async function run(...parameters: string[]): Promise<string> {
  const lines: string[] = [];
  await runReviewsCommand({ reviews }, handle.db, parseReviewsArguments(parameters), 'all', (line) => lines.push(line), now);
  return lines.join('\n');
}
async function write(email: string, text: string): Promise<string> {
  const { client } = await commerce.guest();
  await client.writeReview({ body: { productId: '4117', rating: 2, headline: 'Stiff', text, writerName: 'Demo roofer', email } });
  const pending = await reviews.listReviews(handle.db, 'pending');
  return pending.find((review) => review.email === email)?.id ?? '';
}

describe('npm run reviews', () => {
  it('lists, shows, approves, replies, rejects and erases, and records who did it', async () => {
    expect(await run()).toBe('no pending reviews');
    const one = await write('one@example.com', 'It stood by itself for a week, and then it was mine.');
    const other = await write('other@example.com', 'Sleeves end well before the arms do, otherwise square.');
    expect(await run()).toContain(`${one}  `);
    expect(await run('list', 'pending', '--product', '9000')).toBe('no pending reviews');
    expect(await run('show', one)).toMatch(/★★☆☆☆ {2}Stiff\npending, by Demo roofer, one@example.com.*\n\nIt stood by itself/);
    expect(await run('approve', one, other, '--by', 'Ada')).toBe(`${one} is approved\n${other} is approved`);
    expect(await run('approve', one)).toBe(`${one} is approved already`);
    expect(await run('reply', one, 'Two washes soften it.', '--by', 'Ada')).toBe(`${one} has a reply`);
    expect(await run('show', one)).toContain('Our reply: Two washes soften it.');
    expect(await run('reject', other, '--reason', 'names a person', '--by', 'Grace')).toBe(`${other} is rejected`);
    expect((await run('history', other)).replaceAll(now.toISOString(), '')).toContain(`  Grace: reject ${other}, names a person`);
    expect(await run('erase', 'One@example.com', '--by', 'Grace')).toBe('erased the author of 1 review and deleted the reviews');
    expect(await run('list', 'rejected')).toContain(`${other}  `);
    expect(await run('list', 'approved')).toBe('no approved reviews');
    expect((await database.pool.query("SELECT rating, rating_count FROM style WHERE id = '4117'")).rows).toEqual([
      { rating: null, rating_count: 0 },
    ]);
    expect(await run('history')).toContain(`Grace: delete ${one}`);
  });

  it('rejects unknown states, reviews and addresses', async () => {
    await expect(run('list', 'lost')).rejects.toThrow('there is no state lost');
    for (const command of ['show', 'approve', 'reply', 'history']) await expect(run(command, 'x')).rejects.toThrow('there is no review x');
    await expect(run('approve', '01999999-9999-7999-8999-999999999999')).rejects.toThrow('there is no review 01999999');
    await expect(run('erase', 'somebody')).rejects.toThrow('somebody is not a valid email address');
  });
});
