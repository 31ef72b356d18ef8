/** Which messages a page was drawn with, for the server. */
import { type Messages, messagesElementId } from './messages.ts';

/** Messages that note which of them are asked for. */
export function trackUsedMessages(messages: Messages): { messages: Messages; used(): Messages } {
  const usedIds = new Set<string>();
  return {
    messages: new Proxy(messages, {
      getOwnPropertyDescriptor(target, id) {
        if (typeof id === 'string') usedIds.add(id);
        return Reflect.getOwnPropertyDescriptor(target, id);
      },
      get(target, id) {
        if (typeof id === 'string') usedIds.add(id);
        return Reflect.get(target, id);
      },
    }),
    // Titles are drawn where nothing can be noted.
    used: () => Object.fromEntries(Object.entries(messages).filter(([id]) => usedIds.has(id) || id.startsWith('head.'))),
  };
}

/** The element that hands messages to the browser. It is data, which runs under no policy. */
export function messagesScript(messages: Messages, all: string | undefined): string {
  const json = JSON.stringify({ messages, all }).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="${messagesElementId}">${json}</script>`;
}

/** The page with an element more at the end of its body. */
export function withTag(html: Buffer<ArrayBuffer>, tag: string): Buffer<ArrayBuffer> {
  const end = html.lastIndexOf('</body>');
  return end < 0 ? html : Buffer.concat([html.subarray(0, end), Buffer.from(tag), html.subarray(end)]);
}
