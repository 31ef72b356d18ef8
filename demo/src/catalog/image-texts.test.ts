import { closeUpPart, partName, partsOf } from '@outfitter/artwork';
import { describe, expect, it } from 'vitest';
import { loadCatalog } from './catalog.ts';
import { describeImages, loadImageTexts } from './image-texts.ts';

const texts = loadImageTexts();
const { styles } = loadCatalog();
const specs = [...new Map(styles.map(({ artwork }) => [JSON.stringify(artwork), artwork])).values()];

describe('the descriptions of images', () => {
  it('PDP-001 exist for each part that a drawing can record, in words of their own', () => {
    expect(Object.keys(texts.parts).sort()).toEqual(partName.options.toSorted());
    expect(new Set(Object.values(texts.parts)).size).toBe(partName.options.length);
  });

  it('PDP-001 caption the close-up and the video of every style with a part that the style shows', async () => {
    const drawn = new Map<string, ReadonlySet<string>>();
    for (const artwork of specs.filter(({ type }) => type !== 'gift-card')) {
      const part = await closeUpPart(artwork);
      // Drawing takes long; `draw.test.ts` in artwork draws each variation of a type.
      const key = `${artwork.type} ${part}`;
      const shown = drawn.get(key) ?? new Set((await partsOf(artwork)).map(({ name }) => name));
      drawn.set(key, shown);
      expect(shown, JSON.stringify(artwork)).toContain(part);
      const { front, detail, clip } = describeImages(artwork.type, texts, part);
      expect(front).toEqual({ words: '', caption: '' });
      expect(detail?.caption.toLowerCase()).toBe(texts.parts[part]);
      expect(detail?.words).toBe(`close up: ${texts.parts[part]}`);
      expect(clip?.caption.toLowerCase()).toContain(texts.parts[part]);
    }
  });

  it('PDP-001 of a gift card are those of its front and its video', () => {
    expect(Object.keys(describeImages('gift-card', texts, 'cloth'))).toEqual(['front', 'clip']);
  });
});
