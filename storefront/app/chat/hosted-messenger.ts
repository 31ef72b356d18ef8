import type { Messenger } from './messenger.ts';

type GlobalCommand = (verb: 'command', name: string, options: object, done?: () => void, failed?: (reason: unknown) => void) => void;

export function hostedMessenger(host: object): Messenger | undefined {
  if (!('Genesys' in host) || typeof host.Genesys !== 'function') return undefined;
  const command = host.Genesys as GlobalCommand;
  return {
    open: () => new Promise((resolve, reject) => command('command', 'Messenger.open', {}, resolve, reject)),
    close: () => command('command', 'Messenger.close', {}),
  };
}
