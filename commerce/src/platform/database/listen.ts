import pg from 'pg';

/** Milliseconds before the first reconnect; doubles up to `maxPause`. */
const firstPause = 100;
const maxPause = 5_000;

export interface NotificationListener {
  close(): Promise<void>;
}

/**
 * Listens for NOTIFY on a connection of its own, which must bypass any pooler. Notifications are lost while it is disconnected, so callers
 * must also poll. A reconnect counts as a notification.
 */
export function listen(options: {
  databaseUrl: string;
  channel: string;
  onNotify: () => void;
  onError?: (error: unknown) => void;
}): NotificationListener {
  const { databaseUrl, channel, onNotify, onError } = options;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let pause = firstPause;
  let connecting = Promise.resolve();

  function retry(error: unknown): void {
    client = undefined;
    if (isClosed || timer) return;
    onError?.(error);
    timer = setTimeout(() => {
      timer = undefined;
      connecting = connect();
    }, pause);
    pause = Math.min(pause * 2, maxPause);
  }

  async function connect(): Promise<void> {
    const newClient = new pg.Client({
      connectionString: databaseUrl,
      application_name: 'outfitter listen',
      connectionTimeoutMillis: 3_000,
      keepAlive: true,
    });
    newClient.on('error', () => undefined);
    newClient.on('notification', onNotify);
    try {
      await newClient.connect();
      await newClient.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      void newClient.end().catch(() => undefined);
      retry(error);
      return;
    }
    if (isClosed) return void newClient.end().catch(() => undefined);
    client = newClient;
    pause = firstPause;
    newClient.once('end', () => retry(new Error('the listening connection was lost')));
    onNotify();
  }

  connecting = connect();
  return {
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await connecting;
      await client?.end().catch(() => undefined);
    },
  };
}
