import { describe, expect, it } from 'vitest';
import { hostedMessenger } from './hosted-messenger.ts';
import { listenForChatCommands, type Messenger, openMessenger, sendChatCommand } from './messenger.ts';

function recordingMessenger(fails = false): Messenger & { told: string[] } {
  const told: string[] = [];
  return {
    told,
    async open() {
      told.push('open');
      if (fails) throw new Error('It did not come');
    },
    close: () => void told.push('close'),
  };
}

describe('the messenger', () => {
  it('CHAT-003 is opened and closed by the window’s commands until the listener is removed', () => {
    const window = new EventTarget();
    const messenger = recordingMessenger();
    const leave = listenForChatCommands(messenger, () => {}, window);
    sendChatCommand('open', window);
    sendChatCommand('close', window);
    window.dispatchEvent(new Event('outfitter:chat'));
    leave();
    sendChatCommand('open', window);
    expect(messenger.told).toEqual(['open', 'close']);
  });
  it('CHAT-003 is closed if opening fails, and the failure is reported', async () => {
    const window = new EventTarget();
    const messenger = recordingMessenger(true);
    const failed = new Promise<void>((resolve) => void listenForChatCommands(messenger, resolve, window));
    sendChatCommand('open', window);
    await failed;
    expect(messenger.told).toEqual(['open', 'close']);
    expect(await openMessenger(recordingMessenger())).toBe(true);
  });
});

describe('the messenger of the chat service', () => {
  it('CHAT-003 is driven by the service’s global command', async () => {
    const commands: string[] = [];
    const service = (refuses: boolean) => ({
      Genesys(_verb: string, name: string, _options: object, done?: () => void, failed?: (reason: unknown) => void) {
        commands.push(name);
        if (refuses) failed?.('busy');
        else done?.();
      },
    });
    for (const refuses of [false, true]) {
      const messenger = hostedMessenger(service(refuses));
      expect(messenger && (await openMessenger(messenger))).toBe(!refuses);
    }
    expect(commands).toEqual(['Messenger.open', 'Messenger.open', 'Messenger.close']);
  });
  it('is missing if the service’s script is not loaded', () => {
    expect(hostedMessenger({})).toBeUndefined();
    expect(hostedMessenger({ Genesys: 'later' })).toBeUndefined();
  });
});
