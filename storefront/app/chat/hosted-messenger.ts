/** A messenger of the chat service's own, where its script has put its global command on the window. */
import type { Messenger } from './messenger.ts';

type GlobalCommand = (verb: 'command', name: string, options: object, done?: () => void, failed?: (reason: unknown) => void) => void;

/** The service's messenger; undefined where its command is not there. */
export function hostedMessenger(host: object): Messenger | undefined {
  if (!('Genesys' in host) || typeof host.Genesys !== 'function') return undefined;
  const command = host.Genesys as GlobalCommand;
  return {
    open: () => new Promise((resolve, reject) => command('command', 'Messenger.open', {}, resolve, reject)),
    close: () => command('command', 'Messenger.close', {}),
  };
}
