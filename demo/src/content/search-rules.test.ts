import { scenes } from '@outfitter/artwork';
import { describe, expect, it } from 'vitest';
import { loadCatalog } from '../catalog/catalog.ts';
import { loadTranslations } from '../catalog/translations.ts';
import { loadContent } from './content.ts';
import { loadSearchRules } from './search-rules.ts';

const catalog = loadCatalog();
const now = new Date('2026-11-21T15:00:00Z');
const rules = loadSearchRules(now);
const ofKind = (kind: string) => rules.filter((rule) => rule.kind === kind);
function texts(rule: (typeof rules)[number], field: string): string[] {
  const value = rule.definition[field];
  return Array.isArray(value) ? value.map(String) : [];
}

const normalize = (text: string) =>
  ` ${text
    .normalize('NFKD')
    .replaceAll(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replaceAll(/\bt[\s-]?shirt/g, 'tshirt')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;
const catalogText = normalize(JSON.stringify([catalog.styles, catalog.categories, loadTranslations(catalog)]));
function isInCatalog(phrase: string): boolean {
  const words = normalize(phrase).trim().split(' ');
  return words.every((word) => catalogText.includes(` ${word.replace(/(es|s)$/, '')}`));
}

describe('the merchandising rules of the demo', () => {
  it('are of every kind, also in French, with unique names', () => {
    for (const kind of ['synonym', 'redirect', 'arrangement', 'facets', 'banner', 'phrases']) expect(ofKind(kind), kind).not.toEqual([]);
    for (const kind of ['synonym', 'redirect', 'phrases']) {
      expect(ofKind(kind).filter(({ locale }) => locale === 'fr-FR').length, kind).toBeGreaterThan(2);
    }
    const ids = rules.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('have synonyms with results in the catalog', () => {
    for (const rule of ofKind('synonym')) {
      const meanings = texts(rule, rule.definition.means === undefined ? 'words' : 'means');
      expect(meanings.filter(isInCatalog), rule.id).not.toEqual([]);
      if (rule.definition.means !== undefined)
        expect(
          meanings.filter((phrase) => !isInCatalog(phrase)),
          rule.id,
        ).toEqual([]);
    }
  });

  it('suggest phrases with results in the catalog', () => {
    for (const rule of ofKind('phrases'))
      expect(
        texts(rule, 'phrases').filter((phrase) => !isInCatalog(phrase)),
        rule.id,
      ).toEqual([]);
  });

  it('redirect queries to existing pages', () => {
    const categories = new Map(catalog.categories.map((category) => [category.id, category]));
    const pathOf = (id: string | null): string => {
      const category = id === null ? undefined : categories.get(id);
      return category ? `${pathOf(category.parent)}/${category.segment}` : '';
    };
    const keys = loadContent().map(({ deliveryKey }) => deliveryKey);
    const pages = new Set([
      // Screens of the route table that need no content.
      ...['/track-order', '/find-stores', '/our-stores', '/sitemap'],
      ...[
        'customer-service',
        'careers',
        'free-catalog-signup',
        'gift-cards.html',
        'size-guide',
        'email-deals',
        'unsubscribe',
        'DuluthHeroes',
        'our-story',
      ]
        .filter((key) => keys.includes(key))
        .map((key) => `/${key}`),
      ...keys.map((key) => `/content/${key}`),
      ...keys.flatMap((key) => (key.startsWith('our-story-') ? key.replace('our-story-', '/our-story/') : [])),
      ...catalog.categories.map(({ id }) => pathOf(id)),
    ]);
    for (const { id, definition } of ofKind('redirect')) expect(pages, id).toContain(definition.url);
  });

  it('never redirect the name of a product or category to an unrelated page', () => {
    const names = new Set([...catalog.styles, ...catalog.categories].map(({ name }) => normalize(name)));
    const shelves = new Set(['/clearance', '/new', '/best-sellers']);
    for (const rule of ofKind('redirect')) {
      const { match, url } = rule.definition;
      for (const phrase of texts(rule, 'phrases').map(normalize)) {
        const met = [...names].filter((name) => (match === 'exact' ? name === phrase : name.includes(phrase)));
        if (!shelves.has(String(url))) expect(met, `${rule.id}: ${phrase}`).toEqual([]);
      }
    }
  });

  it('refer to existing styles, categories and images', () => {
    const styles = new Set(catalog.styles.map(({ id }) => id));
    const categories = new Set(catalog.categories.map(({ id }) => id));
    for (const rule of rules) {
      for (const id of [...texts(rule, 'pinned'), ...texts(rule, 'hidden')])
        if (rule.kind === 'arrangement') expect(styles, rule.id).toContain(id);
      if (rule.definition.categoryId !== undefined) expect(categories, rule.id).toContain(rule.definition.categoryId);
    }
    const images = ofKind('banner').flatMap(({ definition }) =>
      definition.picture === undefined ? [] : (definition.picture as { image: string }).image.replace('/i/ridge/scene-', ''),
    );
    for (const image of images) expect(Object.keys(scenes)).toContain(image);
  });

  it('include a campaign that starts and ends soon after the demo is loaded', () => {
    const windows = new Set(rules.flatMap(({ startsAt, endsAt }) => (startsAt === undefined ? [] : [`${startsAt} ${endsAt}`])));
    expect([...windows]).toEqual(['2026-11-23T06:00:00.000Z 2026-11-29T06:00:00.000Z']);
  });

  it('follow the style: no exclamation marks, curly quotes', () => {
    const words = JSON.stringify(rules);
    expect(words).not.toContain('!');
    expect(words).not.toMatch(/[a-z]'[a-z]/);
  });
});
