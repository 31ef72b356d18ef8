export interface TabChannel<T> {
  post(news: T): void;
  subscribe(listener: (news: T) => void): () => void;
}

/** Does nothing in a browser without BroadcastChannel. */
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
