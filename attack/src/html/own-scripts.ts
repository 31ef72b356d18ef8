import { createHash } from 'node:crypto';
import type { DefaultTreeAdapterTypes } from 'parse5';
import type { ReceivedResponse } from '../http/send.ts';

type Element = DefaultTreeAdapterTypes.Element;

/** Blocks of data, which browsers do not run. */
const dataTypes = /^(application\/(ld\+)?json|speculationrules)$/;

/** Returns whether the security policy of a page lets a script of it run, or the script is only data. */
export function ownScriptsOf({ headers }: ReceivedResponse): (element: Element, text: string) => boolean {
  const policy = String(headers['content-security-policy'] ?? '');
  return (element, text) => {
    const attributeOf = (name: string) => element.attrs.find((attribute) => attribute.name === name)?.value;
    if (dataTypes.test(attributeOf('type') ?? '')) return true;
    const nonce = attributeOf('nonce');
    if (nonce && policy.includes(`'nonce-${nonce}'`)) return true;
    const source = attributeOf('src');
    if (source !== undefined) return /^\/(?![\\/])/.test(source);
    return policy.includes(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  };
}
