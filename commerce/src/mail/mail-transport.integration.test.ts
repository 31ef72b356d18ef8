import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildOrder } from '../testing/order-builder.ts';
import { createFolderTransport, createSmtpTransport, type Mail, type MailTransport, renderOrderConfirmation } from './index.ts';

const from = 'Ridge & Rivet <orders@ridgeandrivet.example>';
const shop = { brand: 'Ridge & Rivet', siteOrigin: 'https://shop.example' };
const identity = { eventId: '01930000-0000-7000-8000-00000000000e', at: new Date('2026-11-21T17:12:00Z') };

async function buildMail(overrides: Partial<Mail> = {}): Promise<Mail> {
  return { to: 'dale@example.com', ...(await renderOrderConfirmation(buildOrder(), shop)), ...overrides };
}

interface Adapter {
  name: string;
  open(): Promise<{ transport: MailTransport; arrived(): Promise<string[]>; close(): Promise<void> }>;
}

const folderAdapter: Adapter = {
  name: 'the folder',
  async open() {
    const folder = await mkdtemp(path.join(tmpdir(), 'outfitter-mail-'));
    const arrived = async () => Promise.all((await readdir(folder)).map((name) => readFile(path.join(folder, name), 'utf8')));
    return { transport: createFolderTransport(folder, from), arrived, close: () => rm(folder, { recursive: true }) };
  },
};

const smtpAdapter: Adapter = {
  name: 'SMTP',
  async open() {
    const mails = new Map<string, string>();
    const server = createServer((socket) => serveSmtp(socket, mails)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const transport = createSmtpTransport(`smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, from);
    const close = async () => {
      await transport.close();
      server.close();
    };
    return { transport, arrived: async () => [...mails.values()], close };
  },
};

function serveSmtp(socket: Socket, mails: Map<string, string>): void {
  let data: string | undefined;
  socket.on('error', () => undefined);
  socket.write('220 test\r\n');
  socket.setEncoding('utf8').on('data', (text: string) => {
    if (data !== undefined) {
      data += text;
      if (!data.endsWith('\r\n.\r\n')) return;
      // A receiver that deduplicates by Message-ID.
      mails.set(/^Message-ID: (.+)$/im.exec(data)?.[1] ?? '', data);
      data = undefined;
      socket.write('250 kept\r\n');
      return;
    }
    for (const line of text.split('\r\n').filter(Boolean)) {
      if (line.startsWith('DATA')) data = '';
      socket.write(line.startsWith('DATA') ? '354 go on\r\n' : line.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n');
    }
  });
}

describe.each([folderAdapter, smtpAdapter])('mail through $name', ({ open }) => {
  let medium: Awaited<ReturnType<Adapter['open']>>;
  beforeAll(async () => {
    medium = await open();
  });
  afterAll(() => medium.close());

  it('arrives with its headers, as HTML and plain text', async () => {
    await medium.transport.send(await buildMail(), identity);
    const [mail = ''] = await medium.arrived();
    expect(mail).toContain('To: dale@example.com');
    expect(mail).toContain('From: "Ridge & Rivet" <orders@ridgeandrivet.example>');
    expect(mail).toContain(`Message-ID: <${identity.eventId}@ridgeandrivet.example>`);
    expect(mail).toContain('Date: Sat, 21 Nov 2026 17:12:00 +0000');
    expect(mail).toMatch(/Content-Type: text\/plain[\s\S]+Content-Type: text\/html/);
  });

  it('is one mail if it is sent again with the same identity', async () => {
    const mail = await buildMail();
    await Promise.all([1, 2, 3].map(() => medium.transport.send(mail, identity)));
    expect(await medium.arrived()).toHaveLength(1);
  });

  it('does not turn a line break in an address or subject into a header', async () => {
    const injectionMail = await buildMail({ to: 'dale@example.com\r\nBcc: eve@example.com', subject: 'Order\r\nBcc: eve@example.com' });
    await medium.transport.send(injectionMail, { ...identity, eventId: 'wicked-1' }).catch(() => undefined);
    for (const mail of await medium.arrived()) expect(mail).not.toMatch(/^Bcc:/im);
  });
});

describe('the mail folder', () => {
  it('rejects a name that leads out of it', async () => {
    const transport = createFolderTransport(path.join(tmpdir(), 'outfitter-none'), from);
    await expect(transport.send(await buildMail(), { ...identity, eventId: '../evil' })).rejects.toThrow();
  });
});

it('the folder and its mails can only be read by the user of the shop, also if the folder was open before', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'outfitter-mail-'));
  await chmod(folder, 0o755);
  const transport = createFolderTransport(folder, from);
  await transport.send(await buildMail(), identity);
  const [name = ''] = await readdir(folder);
  const modes = await Promise.all([folder, path.join(folder, name)].map(async (each) => (await stat(each)).mode & 0o777));
  expect(modes).toEqual([0o700, 0o600]);
  await transport.close();
  await rm(folder, { recursive: true });
});
