import { blockRegistry } from '@mailwright/blocks';
import { DEFAULT_SETTINGS, type DocumentNode, type EditContext } from '@mailwright/document';
import { describe, expect, it } from 'vitest';
import { lacksWrapper, PALETTE_GROUPS, paletteEntries, searchEntries } from './palette.ts';

const context: EditContext = {
  registry: blockRegistry,
  mode: 'simple',
  features: { customCode: false, products: false },
  readOnly: false,
};

const words = ({ tile, type }: { tile: { id: string }; type: string }) =>
  `${tile.id} ${type} ${type === 'button' ? 'Button, call to action, Schaltfläche' : ''}`;

describe('the palette', () => {
  it('has the groups Basic, Navigation, Forms, Sections, Extra and Social', () => {
    expect(PALETTE_GROUPS).toEqual(['basic', 'navigation', 'forms', 'sections', 'extra', 'social']);
  });

  it('offers every tile of the registry and locks what the plan does not have', () => {
    const entries = paletteEntries(context, true);
    expect(entries.map(({ tile }) => tile.id)).toContain('section-2');
    expect(entries.find(({ type }) => type === 'html')?.locked).toBe('PLAN_CUSTOM_CODE');
    expect(entries.find(({ type }) => type === 'button')?.locked).toBeNull();
  });

  it('offers the page wrapper only where the email has none, and never beside imported code', () => {
    const root = (type: string, props = {}) => ({ id: 'n', type, version: 1, props, style: {}, children: [] });
    const offers = (...nodes: readonly DocumentNode[]) =>
      paletteEntries(context, lacksWrapper({ formatVersion: 1, settings: DEFAULT_SETTINGS, nodes })).some(
        ({ type }) => type === 'page-wrapper',
      );
    expect(offers()).toBe(true);
    expect(offers(root('page-wrapper'))).toBe(false);
    expect(offers(root('html', { source: '<!doctype html><html><body><p>Hi</p></body></html>' }))).toBe(false);
  });

  it('unlocks the code block for a plan with custom code', () => {
    const entries = paletteEntries({ ...context, features: { customCode: true, products: false } }, true);
    expect(entries.find(({ type }) => type === 'html')?.locked).toBeNull();
  });

  it('offers blocks of advanced mode in advanced mode only, in a tab of their own', () => {
    const registry = new Map(
      [...blockRegistry].map(([type, block]) => [type, { ...block, advancedOnly: type === 'divider' }]),
    );
    const inMode = (mode: EditContext['mode']) =>
      paletteEntries({ ...context, registry, mode }, true).filter(({ type }) => type === 'divider');
    expect(inMode('simple').map(({ tabs, locked }) => [tabs, locked])).toEqual([[['advanced'], 'ADVANCED_ONLY']]);
    expect(inMode('advanced').map(({ tabs, locked }) => [tabs, locked])).toEqual([[['advanced'], null]]);
  });

  it('offers code in both tabs, everything else of simple mode under Blocks', () => {
    const tabsOf = (wanted: string) => paletteEntries(context, true).find(({ type }) => type === wanted)?.tabs;
    expect(tabsOf('html')).toEqual(['blocks', 'advanced']);
    expect(tabsOf('button')).toEqual(['blocks']);
  });

  it('finds blocks by synonyms, in any case and without accents, all words needed', () => {
    const ids = (query: string) =>
      searchEntries(paletteEntries(context, true), query, words).map(({ tile }) => tile.id);
    expect(ids('Call ACTION')).toEqual(['button']);
    expect(ids('schaltflache')).toEqual(['button']);
    expect(ids('call nothing')).toEqual([]);
  });
});
