import { CallError, type Client, type ContentBody, createClient } from '@outfitter/contract/client';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { blocksOf, loadTiles } from '../content/index.ts';
import { useShop } from '../platform/shop/shop.ts';
import type { Tile } from '../product/index.ts';
import type { SignInFailure } from './begin.ts';
import { withPreview } from './calls.ts';
import { contentOfMessage, readyMessage } from './content-message.ts';
import { keepToken, readToken } from './kept-token.ts';
import type { VisualizationWish } from './visualization-query.ts';

export type Visualized =
  | { kind: 'signed-out' | 'reading' | 'waiting' | 'missing' | 'failed' }
  | { kind: 'shown'; content: ContentBody; tiles: Record<string, Tile> };

/** Milliseconds of quiet after which what is being typed is drawn. */
const quiet = 120;

/** Content to look at, read with the editor's token or sent by a listed content tool; and the way to sign in where there is no token. */
export function useVisualization(wish: VisualizationWish, origins: readonly string[]) {
  const shop = useShop();
  const { siteId, organizationId, locale, currency, preview } = shop;
  const [token, setToken] = useState<string>();
  const [shown, setShown] = useState<Visualized>({ kind: 'reading' });
  const time = preview?.time;

  useEffect(() => {
    const kept = readToken(Date.now());
    setToken(kept);
    if (!kept) setShown({ kind: 'signed-out' });
  }, []);

  const client = useMemo((): Client => {
    const previewed = { time, includesUnpublished: true, domain: wish.domain };
    const send = (request: Request) => fetch(token ? withPreview(request, previewed, token) : request);
    return createClient({ origin: '', siteId, organizationId, locale, fetch: send });
  }, [siteId, organizationId, locale, time, wish.domain, token]);

  const draw = useCallback(
    async (read: () => Promise<{ content: ContentBody }>, isLatest: () => boolean) => {
      let next: Visualized;
      try {
        const { content } = await read();
        next = { kind: 'shown', content, tiles: await loadTiles({ client, currency }, blocksOf(content)) };
      } catch (error) {
        const status = error instanceof CallError ? error.status : 0;
        next = { kind: status === 401 ? 'signed-out' : status === 404 ? 'missing' : 'failed' };
      }
      if (!isLatest()) return;
      if (next.kind === 'signed-out') {
        keepToken(undefined);
        setToken(undefined);
      }
      setShown(next);
    },
    [client, currency],
  );

  useEffect(() => {
    if (!token) return;
    return wish.isRealtime ? follow(client, origins, draw, setShown) : readOnce(client, wish, draw, setShown);
  }, [token, client, wish, origins, draw]);

  const signIn = async (form: FormData): Promise<SignInFailure | undefined> => {
    try {
      const body = { name: String(form.get('name') ?? ''), password: String(form.get('password') ?? '') };
      const signedIn = await client.signInEditor({ body });
      keepToken({ token: signedIn.token, expiresAt: Date.now() + signedIn.expiresIn * 1_000 });
      setShown({ kind: wish.isRealtime ? 'waiting' : 'reading' });
      setToken(signedIn.token);
      return undefined;
    } catch (error) {
      return error instanceof CallError && error.status === 429 ? 'too-often' : 'refused';
    }
  };
  return { shown, signIn };
}

type Draw = (read: () => Promise<{ content: ContentBody }>, isLatest: () => boolean) => Promise<void>;
type Show = (shown: Visualized) => void;

function readOnce(client: Client, { contentId, deliveryKey, locale }: VisualizationWish, draw: Draw, show: Show): () => void {
  let isOver = false;
  const query = { depth: 'all', format: 'inlined', locale } as const;
  if (contentId)
    void draw(
      () => client.getContentById({ params: { contentId }, query }),
      () => !isOver,
    );
  else if (deliveryKey)
    void draw(
      () => client.getContentByKey({ params: { deliveryKey }, query }),
      () => !isOver,
    );
  else show({ kind: 'missing' });
  return () => {
    isOver = true;
  };
}

/** Draws what the content tools send; of what is sent while something is on its way only the last. */
function follow(client: Client, origins: readonly string[], draw: Draw, show: Show): () => void {
  let latest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hear = (message: MessageEvent) => {
    const content = contentOfMessage(message, origins);
    if (!content) return;
    latest += 1;
    const number = latest;
    clearTimeout(timer);
    timer = setTimeout(
      () =>
        void draw(
          () => client.cleanContent({ body: { content } }),
          () => number === latest,
        ),
      quiet,
    );
  };
  show({ kind: 'waiting' });
  window.addEventListener('message', hear);
  // Only a tool of the list hears that the page listens.
  if (window.parent !== window) for (const origin of origins) window.parent.postMessage(readyMessage, origin);
  return () => {
    latest += 1;
    clearTimeout(timer);
    window.removeEventListener('message', hear);
  };
}
