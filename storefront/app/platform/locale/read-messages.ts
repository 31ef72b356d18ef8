import type { Messages } from './messages.ts';

/** Returns messages that record which ids are read, whether there is a message with the id or not. */
export function trackReadMessages(messages: Messages): { messages: Messages; readIds: ReadonlySet<string> } {
  const readIds = new Set<string>();
  const record = (id: string | symbol) => {
    if (typeof id === 'string') readIds.add(id);
  };
  return {
    messages: new Proxy(messages, {
      getOwnPropertyDescriptor(target, id) {
        record(id);
        return Reflect.getOwnPropertyDescriptor(target, id);
      },
      get(target, id) {
        record(id);
        return Reflect.get(target, id);
      },
    }),
    readIds,
  };
}
