/** News for the other tabs of this browser. */

export interface TabChannel<T> {
  post(news: T): void;
  /** Hears what other tabs post; answers how to stop. */
  subscribe(listener: (news: T) => void): () => void;
}

/** A channel by its name; silent where the browser has none. */
export function openTabChannel<T>(name: string): TabChannel<T> {
  if (typeof BroadcastChannel === 'undefined') return { post: () => {}, subscribe: () => () => {} };
  const channel = new BroadcastChannel(name);
  return {
    post: (news) => channel.postMessage(news),
    subscribe(listener) {
      const onMessage = (event: MessageEvent<T>) => listener(event.data);
      channel.addEventListener('message', onMessage);
      return () => channel.removeEventListener('message', onMessage);
    },
  };
}
