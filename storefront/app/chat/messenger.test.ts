import { describe, expect, it } from 'vitest';
import { hostedMessenger } from './hosted-messenger.ts';
import { listenForChatCommands, type Messenger, openMessenger, sendChatCommand } from './messenger.ts';

function recordingMessenger(fails = false): Messenger & { calls: string[] } {
  const calls: string[] = [];
  return {
    calls,
    async open() {
      calls.push('open');
      if (fails) throw new Error('The messenger did not load');
    },
    close: () => void calls.push('close'),
  };
}

describe('the messenger', () => {
  it('CHAT-003 opens and closes on commands until the listener is removed', () => {
    const window = new EventTarget();
    const messenger = recordingMessenger();
    const stopListening = listenForChatCommands(messenger, () => {}, window);
    sendChatCommand('open', window);
    sendChatCommand('close', window);
    window.dispatchEvent(new Event('outfitter:chat'));
    stopListening();
    sendChatCommand('open', window);
    expect(messenger.calls).toEqual(['open', 'close']);
  });
  it('CHAT-003 closes if opening fails, and the failure is reported', async () => {
    const window = new EventTarget();
    const messenger = recordingMessenger(true);
    const failed = new Promise<void>((resolve) => void listenForChatCommands(messenger, resolve, window));
    sendChatCommand('open', window);
    await failed;
    expect(messenger.calls).toEqual(['open', 'close']);
    expect(await openMessenger(recordingMessenger())).toBe(true);
  });
});

describe('the messenger of the chat service', () => {
  it('CHAT-003 calls the global command of the service', async () => {
    const commands: string[] = [];
    const service = (fails: boolean) => ({
      Genesys(_verb: string, name: string, _options: object, done?: () => void, failed?: (reason: unknown) => void) {
        commands.push(name);
        if (fails) failed?.('busy');
        else done?.();
      },
    });
    for (const fails of [false, true]) {
      const messenger = hostedMessenger(service(fails));
      expect(messenger && (await openMessenger(messenger))).toBe(!fails);
    }
    expect(commands).toEqual(['Messenger.open', 'Messenger.open', 'Messenger.close']);
  });
  it('is undefined until the script of the service has loaded', () => {
    expect(hostedMessenger({})).toBeUndefined();
    expect(hostedMessenger({ Genesys: 'later' })).toBeUndefined();
  });
});
