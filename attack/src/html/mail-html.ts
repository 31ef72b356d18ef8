/** Returns the decoded HTML parts of a mail in the format of RFC 5322. */
export function htmlPartsOf(mail: string): string[] {
  const [head = '', ...rest] = mail.split(/\r?\n\r?\n/);
  const body = rest.join('\r\n\r\n');
  const boundary = /^content-type:\s*multipart\/[^;]+;(?:[^\n]*\n\s+)?[^\n]*boundary="?([^"\r\n;]+)/im.exec(head)?.[1];
  if (boundary !== undefined)
    return body
      .split(`--${boundary}`)
      .slice(1)
      .flatMap((part) => htmlPartsOf(part.replace(/^\r?\n/, '')));
  if (!/^content-type:\s*text\/html/im.test(head)) return [];
  const encoding = /^content-transfer-encoding:\s*(\S+)/im.exec(head)?.[1]?.toLowerCase();
  if (encoding === 'base64') return [Buffer.from(body, 'base64').toString('utf8')];
  return [encoding === 'quoted-printable' ? decodeQuotedPrintable(body) : body];
}

function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
