import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readContentMessage } from './content-message.ts';

const tool = 'https://tool.example';
const content = { _meta: { schema: 'text-banner', name: 'A banner' }, headline: 'Half a sen' };
const readMessage = (data: unknown, origin = tool) => readContentMessage({ origin, data }, [tool]);

describe('a content message', () => {
  it('PREVIEW-008 is accepted from a listed origin', () => {
    expect(readMessage({ type: 'outfitter.content', content })).toEqual({
      _meta: { schema: 'text-banner', name: 'A banner', deliveryId: '', deliveryKey: null },
      headline: 'Half a sen',
    });
  });

  it('PREVIEW-008 is ignored from any other origin', () => {
    const message = { type: 'outfitter.content', content };
    for (const origin of [
      'https://evil.example',
      'https://tool.example.evil.example',
      'http://tool.example',
      'https://tool.example:444',
      'null',
      '',
      '*',
      'https://sub.tool.example',
    ]) {
      expect(readMessage(message, origin), origin).toBeUndefined();
    }
    expect(readContentMessage({ origin: tool, data: message }, [])).toBeUndefined();
  });

  it('is ignored in any other shape', () => {
    const circle: Record<string, unknown> = { _meta: content._meta };
    circle.self = circle;
    const invalidMessages = [
      undefined,
      null,
      'text',
      1,
      [],
      {},
      { type: 'outfitter.content' },
      { type: 'other', content },
      { type: 'outfitter.content', content: [content] },
      { type: 'outfitter.content', content: { headline: 'x' } },
      { type: 'outfitter.content', content: { _meta: { schema: 1 } } },
      { type: 'outfitter.content', content: { _meta: [] } },
      { type: 'outfitter.content', content: circle },
      { type: 'outfitter.content', content: { ...content, text: 'x'.repeat(400_001) } },
    ];
    expect(invalidMessages.map((data) => readMessage(data)).filter((found) => found !== undefined)).toEqual([]);
    fc.assert(
      fc.property(fc.anything(), (data) => readMessage(data) === undefined || (data as { type: string }).type === 'outfitter.content'),
    );
  });
});
