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
    expect(formatAmount(english, 'weight', 180.78, 'metric')).toBe('82 kg');
    expect(formatAmount(english, 'height', 70, 'metric')).toBe('177.8 cm');
    expect([58, 57.875].map((height) => formatAmount(english, 'height', height, 'imperial'))).toEqual(['4′10″', '57⅞ in']);
    expect(formatAmount(english, 'chest', 70, 'imperial')).toBe('70 in');
  });
  it('shows ranges', () => {
    expect(formatRange(english, 'chest', [34, 61], 'imperial')).toBe('34–61 in');
    expect(formatRange(english, 'height', [64, 80], 'imperial')).toBe('5′4″–6′8″');
    expect(formatRange(english, 'height', [38.5, 65], 'imperial')).toBe('38½–65 in');
    expect(formatRange(english, 'chest', [34, 61], 'metric')).toBe('86–155 cm');
    expect(formatRange(english, 'height', [64, 80], 'metric')).toBe('163–203 cm');
    expect(formatRange(english, 'weight', [100, 120], 'metric')).toBe('45–54 kg');
    expect(formatRange(english, 'weight', [100, 120.5], 'imperial')).toBe('100–120½ lb');
    expect(formatRange(french, 'foot-length', [8.5, 8.5], 'metric')).toBe('21,5 cm');
  });
  it('shows decimals in its editable form for a weight, and for a length between two eighths of an inch', () => {
    const editable = (measurement: 'chest' | 'weight', amount: number) => editableAmount(english, measurement, amount, 'imperial');
    expect([editable('chest', 40.5), editable('chest', 40.51), editable('chest', 40.52), editable('chest', 40.06)]).toEqual([
      '40½',
      '40½',
      '40.52',
      '40.06',
    ]);
    expect(editableAmount(english, 'height', 70.5, 'imperial')).toBe('5′10½″');
    expect([editable('weight', 180.5), editable('weight', 999.999)]).toEqual(['180.5', '1000']);
    expect(editableAmount(english, 'weight', 3000, 'metric')).toBe('1360.8');
  });
  it('can be parsed in its editable form', () => {
    for (const amount of [40.5, 21.88, 70, 75.25]) {
      expect(parseLength(editableAmount(english, 'chest', amount, 'imperial'), 'inch')).toEqual({ ok: true, inches: amount });
      expect(parseLength(editableAmount(french, 'height', 70.08, 'metric'), 'centimeter')).toEqual({ ok: true, inches: 70.08 });
    }
    expect(parseLength(editableAmount(english, 'height', 70.5, 'imperial'), 'inch')).toEqual({ ok: true, inches: 70.5 });
    expect(parseWeight(editableAmount(english, 'weight', 180.78, 'metric'), 'kilogram')).toEqual({ ok: true, pounds: 180.78 });
  });
});
