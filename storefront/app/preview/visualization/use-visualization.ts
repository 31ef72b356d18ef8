import { CallError, type Client, type ContentBody, type Currency, createClient } from '@outfitter/contract/client';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { blocksOf, loadTiles, parseBlocks } from '../../content/index.ts';
import { contentQuery } from '../../platform/content/content-query.ts';
import { useShop } from '../../platform/shop/shop.ts';
import type { Tile } from '../../product/index.ts';
import type { EditorCredentials } from '../editor-schema.ts';
import { addPreviewHeaders } from '../preview-requests.ts';
import { readToken, storeToken } from '../stored-token.ts';
import { readContentMessage, readyMessage } from './content-message.ts';
import type { VisualizationRequest } from './visualization-query.ts';

export type VisualizationState =
  | { kind: 'signed-out' | 'reading' | 'waiting' | 'missing' | 'failed' }
  | { kind: 'shown'; content: ContentBody; tiles: Record<string, Tile> };

const debounceDelay = 120;

export function useVisualization(request: VisualizationRequest, origins: readonly string[]) {
  const shop = useShop();
  const { siteId, organizationId, locale, currency, preview } = shop;
  const [token, setToken] = useState<string>();
  const [shown, setShown] = useState<VisualizationState>({ kind: 'reading' });
  const time = preview?.time;

  useEffect(() => {
    const storedToken = readToken(Date.now());
    setToken(storedToken);
    if (!storedToken) setShown({ kind: 'signed-out' });
  }, []);

  const client = useMemo((): Client => {
    const previewed = { time, includesUnpublished: true, domain: request.domain };
    const send = (request: Request) => fetch(token ? addPreviewHeaders(request, previewed, token) : request);
    return createClient({ origin: '', siteId, organizationId, locale, fetch: send });
  }, [siteId, organizationId, locale, time, request.domain, token]);

  const load = useCallback(
    async (read: () => Promise<{ content: ContentBody }>, isLatest: () => boolean) => {
      let next: VisualizationState;
      try {
        const { content } = await read();
        next = { kind: 'shown', content, tiles: await loadTiles({ client, currency }, parseBlocks(blocksOf(content))) };
      } catch (error) {
        const status = error instanceof CallError ? error.status : 0;
        next = { kind: status === 401 ? 'signed-out' : status === 404 ? 'missing' : 'failed' };
      }
      if (!isLatest()) return;
      if (next.kind === 'signed-out') {
        storeToken(undefined);
        setToken(undefined);
      }
      setShown(next);
    },
    [client, currency],
  );

  useEffect(() => {
    if (!token) return;
    return request.isRealtime ? listenForContent(client, origins, load, setShown) : readOnce(client, request, currency, load, setShown);
  }, [token, client, request, currency, origins, load]);

  const signIn = async (body: EditorCredentials) => {
    const signedIn = await client.signInEditor({ body });
    storeToken({ token: signedIn.token, expiresAt: Date.now() + signedIn.expiresIn * 1_000 });
    setShown({ kind: request.isRealtime ? 'waiting' : 'reading' });
    setToken(signedIn.token);
  };
  return { shown, signIn };
}

type Load = (read: () => Promise<{ content: ContentBody }>, isLatest: () => boolean) => Promise<void>;
type ShowState = (shown: VisualizationState) => void;

function readOnce(
  client: Client,
  { contentId, deliveryKey, locale }: VisualizationRequest,
  currency: Currency,
  load: Load,
  show: ShowState,
): () => void {
  let isCanceled = false;
  const query = contentQuery({ locale, currency });
  if (contentId)
    void load(
      () => client.getContentById({ params: { contentId }, query }),
      () => !isCanceled,
    );
  else if (deliveryKey)
    void load(
      () => client.getContentByKey({ params: { deliveryKey }, query }),
      () => !isCanceled,
    );
  else show({ kind: 'missing' });
  return () => {
    isCanceled = true;
  };
}

/** Shows the content of the newest message and drops older ones that finish loading later. */
function listenForContent(client: Client, origins: readonly string[], load: Load, show: ShowState): () => void {
  let latest = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onMessage = (message: MessageEvent) => {
    const content = readContentMessage(message, origins);
    if (!content) return;
    latest += 1;
    const number = latest;
    clearTimeout(timer);
    timer = setTimeout(
      () =>
        void load(
          () => client.sanitizeContent({ body: { content } }),
          () => number === latest,
        ),
      debounceDelay,
    );
  };
  show({ kind: 'waiting' });
  window.addEventListener('message', onMessage);
  // Only allowed content tools are notified.
  if (window.parent !== window) for (const origin of origins) window.parent.postMessage(readyMessage, origin);
  return () => {
    latest += 1;
    clearTimeout(timer);
    window.removeEventListener('message', onMessage);
  };
}
