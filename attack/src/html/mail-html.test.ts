import { createTransport } from 'nodemailer';
import { describe, expect, it } from 'vitest';
import { htmlPartsOf } from './mail-html.ts';

async function compose(mail: object): Promise<string> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await transport.sendMail({ from: 'a@example.com', to: 'b@example.com', subject: 'x', ...mail });
  return String(message);
}

describe('the HTML of a mail', () => {
  const html = `<p title="=3D">${'Grüße an alle — '.repeat(20)}</p>`;
  it.each(['quoted-printable', 'base64'])('is decoded from %s', async (textEncoding) => {
    expect(htmlPartsOf(await compose({ html, text: 'plain', textEncoding })).map((part) => part.trim())).toEqual([html]);
  });

  it('is found in a mail without other parts, and not in a plain one', async () => {
    expect(htmlPartsOf(await compose({ html: '<p>x</p>' }))[0]?.trim()).toBe('<p>x</p>');
    expect(htmlPartsOf(await compose({ text: '<p>x</p>' }))).toEqual([]);
  });
});
