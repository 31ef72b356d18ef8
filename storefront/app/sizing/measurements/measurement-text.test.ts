import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { editableAmount, formatAmount, formatRange } from './measurement-text.tsx';
import { parseLength, parseWeight } from './parse-measurement.ts';

const english = createIntl({ locale: 'en-US', onError: () => undefined });
const french = createIntl({ locale: 'fr-FR', onError: () => undefined });

describe('the text of a measurement', () => {
  it('shows the precision of a tape measure or a scale', () => {
    expect(formatAmount(english, 'chest', 40.98, 'imperial')).toBe('41 in');
    expect(formatAmount(english, 'foot-length', 10.3, 'imperial')).toBe('10¼ in');
    expect(formatAmount(english, 'height', 70.08, 'imperial')).toBe('5′10⅛″');
    expect(formatAmount(english, 'height', 40, 'imperial')).toBe('40 in');
    expect(formatAmount(english, 'weight', 180.78, 'imperial')).toBe('180.78 lb');
    expect(formatAmount(french, 'chest', 40.98, 'metric')).toBe('104,1 cm');
  });
  it('shows ranges', () => {
    expect(formatRange(english, 'chest', [34, 61], 'imperial')).toBe('34–61 in');
    expect(formatRange(english, 'height', [64, 80], 'imperial')).toBe('5′4″–6′8″');
    expect(formatRange(english, 'height', [38.5, 65], 'imperial')).toBe('38½–65 in');
    expect(formatRange(english, 'chest', [34, 61], 'metric')).toBe('86–155 cm');
  });
  it('can be parsed again in its editable form', () => {
    for (const amount of [40.5, 21.88, 70, 75.25]) {
      expect(parseLength(editableAmount(english, 'chest', amount, 'imperial'), 'inch')).toEqual({ ok: true, inches: amount });
      expect(parseLength(editableAmount(french, 'height', 70.08, 'metric'), 'centimeter')).toEqual({ ok: true, inches: 70.08 });
    }
    expect(parseLength(editableAmount(english, 'height', 70.5, 'imperial'), 'inch')).toEqual({ ok: true, inches: 70.5 });
    expect(parseWeight(editableAmount(english, 'weight', 180.78, 'metric'), 'kilogram')).toEqual({ ok: true, pounds: 180.78 });
  });
});
