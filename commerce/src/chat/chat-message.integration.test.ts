import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFolderTransport, type MailTransport } from '../mail/index.ts';
import { createMailRecorder } from '../marketing/testing/mail-recorder.ts';
import { createTestVisitor } from '../marketing/testing/test-visitor.ts';
import { inTransaction } from '../platform/database/database.ts';
import { setPreference } from '../preferences/preference-store.ts';
import { useTestCommerce } from '../testing/test-commerce.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { handlers } from './background.ts';
import { chatInboxConformance } from './conformance.ts';
import { createMailChatInbox } from './mail-chat-inbox.ts';

const shop = { brand: 'Ridge & Rivet', siteOrigin: 'http://localhost:3000' };
const database = useTestDatabase();
const commerce = useTestCommerce(database);
const box = createMailRecorder(commerce);
const work = () => box.runHandlers(handlers({ transport: box.transport, shop }));
const message = { name: 'Dale Lindqvist', email: 'Dale@Example.com', message: 'The zipper stuck.\nThe left one.', orderNo: 'R4K72M9QXB' };
const send = (body: object) => createTestVisitor(commerce).post('/api/chat/message', body);
const prefer = (chatMail: string) =>
  inTransaction(commerce.deps.database.db, (tx) => setPreference(tx, 'chatMail', chatMail, commerce.clock.now()));
async function storedMessages() {
  const { rows } = await database.pool.query('SELECT name, email, message, order_no, delivered_at FROM chat_message ORDER BY received_at');
  return rows;
}
beforeEach(async () => {
  await work();
  await database.pool.query('TRUNCATE chat_message');
  await prefer('help@ridgeandrivet.example');
});

describe('a contact message', () => {
  it('is stored and mailed once, and a reply goes to the shopper', async () => {
    expect(await (await send(message)).json()).toEqual({ success: true });
    const [mail, ...more] = await work();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: 'help@ridgeandrivet.example',
      replyTo: 'dale@example.com',
      subject: 'Dale Lindqvist writes about order R4K72M9QXB',
    });
    expect(mail?.text).toContain('The zipper stuck.\nThe left one.');
    expect(await storedMessages()).toMatchObject([
      { email: 'dale@example.com', order_no: 'R4K72M9QXB', delivered_at: commerce.clock.now() },
    ]);
    expect(await work()).toEqual([]);
  });

  it('is stored if no recipient is configured', async () => {
    await prefer('');
    await send({ ...message, orderNo: '' });
    expect(await work()).toEqual([]);
    expect(await storedMessages()).toMatchObject([{ order_no: null, delivered_at: null }]);
  });

  it('is rejected if incomplete, dropped from a bot, and limited per network', async () => {
    for (const invalid of [{ message: ' ' }, { name: '' }, { email: 'dale' }, { message: 'x'.repeat(4_001) }]) {
      expect((await send({ ...message, ...invalid })).status).toBe(400);
    }
    expect((await send({ ...message, website: 'x' })).status).toBe(200);
    expect(await storedMessages()).toEqual([]);
    const busy = createTestVisitor(commerce);
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt++) statuses.push((await busy.post('/api/chat/message', message)).status);
    expect(statuses).toEqual([...Array(5).fill(200), 429]);
  });

  it('is rejected from another origin', async () => {
    expect((await createTestVisitor(commerce).post('/api/chat/message', message, { origin: 'https://rival.example' })).status).toBe(403);
  });
});

let folder = '';
let transport: MailTransport;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'outfitter-chat-'));
  transport = createFolderTransport(folder, 'Ridge & Rivet <orders@ridgeandrivet.example>');
});
afterAll(async () => {
  await transport.close();
  await rm(folder, { recursive: true, force: true });
});

function plainPart(source: string): string {
  const part = source.split(/^--/m).find((one) => /^Content-Type: text\/plain/im.test(one)) ?? '';
  const [head = '', ...body] = part.split('\r\n\r\n');
  const text = body.join('\r\n\r\n');
  if (!/quoted-printable/i.test(head)) return text;
  const bytes = text
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

chatInboxConformance('the mailbox', () => ({
  inbox: createMailChatInbox(transport, shop, 'help@ridgeandrivet.example'),
  async found(id) {
    const files = (await readdir(folder)).filter((name) => name.startsWith(id));
    const sources = await Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')));
    return sources.map((source) => ({ text: plainPart(source), answersGoTo: /^Reply-To: (?:.*<)?([^>\r\n]+)/im.exec(source)?.[1] ?? '' }));
  },
  unavailable: createMailChatInbox(
    { send: () => Promise.reject(new Error('the mail server is away')) },
    shop,
    'help@ridgeandrivet.example',
  ),
}));
