import { describe, expect, it } from 'vitest';
import type { Command } from '../commands/command.ts';
import { commandSchema } from '../commands/command-schema.ts';
import { DEFAULT_SETTINGS } from '../general-settings.ts';
import { readDocument } from '../read/read-document.ts';
import { fromSeed, toSeed } from '../seed.ts';
import { fakeRegistry } from '../testing/fake-registry.ts';
import { button, mail, node } from '../testing/sample-documents.ts';
import { TestEditor } from '../testing/test-editor.ts';
import { findNode } from '../tree/locate.ts';
import { type BrandBindings, boundValue, isBrandBindings } from './bindings.ts';

const DOCUMENT = mail(
  node('s', 'section', { children: [node('c', 'column', { children: [button('a'), button('b')] })] }),
);

function editing() {
  const { editor } = new TestEditor({ document: DOCUMENT });
  return {
    run: (command: Command) => editor.run(command),
    undo: () => editor.undo(),
    brand: (id = 'a') => findNode(editor.getState().document, id)?.brand,
    settings: () => editor.getState().document.settings,
  };
}

const INK = { 'style.color': 'color:ink' };

describe('a value taken from a brand kit', () => {
  it('is written with what it is bound to, in one step', () => {
    const { run, undo, brand } = editing();
    expect(run({ type: 'updateStyle', ids: ['a', 'b'], style: { color: '#102030' }, brand: INK })).toMatchObject({
      ok: true,
    });
    expect([brand('a'), brand('b')]).toEqual([INK, INK]);
    undo();
    expect(brand('a')).toBeUndefined();
  });

  it('is bound no more once another value is typed, and again when that is undone', () => {
    const { run, undo, brand } = editing();
    run({ type: 'updateStyle', ids: ['a'], style: { color: '#102030' }, brand: INK });
    run({ type: 'updateStyle', ids: ['a'], style: { paddingTop: 4 } });
    expect(brand()).toEqual(INK);
    run({ type: 'updateStyle', ids: ['a'], style: { color: '#ff0000' } });
    expect(brand()).toBeUndefined();
    undo();
    expect(brand()).toEqual(INK);
    run({ type: 'updateStyle', ids: ['a'], style: { color: null } });
    expect(brand()).toBeUndefined();
  });

  it('is one of the node or of the settings, and nothing that every object has', () => {
    const of = { ...button('a'), style: { color: '#102030', dark: { color: '#eeeeee' } } };
    expect(['style.color', 'style.dark.color', 'label'].map((key) => boundValue(of, key))).toEqual([
      '#102030',
      '#eeeeee',
      button('a').props.label,
    ]);
    expect(boundValue(DEFAULT_SETTINGS, 'buttons.color')).toBe(DEFAULT_SETTINGS.buttons.color);
    for (const key of ['constructor', 'style.constructor', 'style.dark.toString', 'label.length']) {
      expect(boundValue(of, key)).toBeUndefined();
    }
  });

  it('is a matter of its screen', () => {
    const { run, brand } = editing();
    const dark = { 'style.dark.color': 'color:ink' };
    run({ type: 'updateStyle', ids: ['a'], style: { color: '#eeeeee' }, screen: 'dark', brand: dark });
    run({ type: 'updateStyle', ids: ['a'], style: { color: '#111111' } });
    expect(brand()).toEqual(dark);
    run({ type: 'updateStyle', ids: ['a'], style: { color: '#dddddd' }, screen: 'dark' });
    expect(brand()).toBeUndefined();
  });

  it('may be a prop, and a general setting within a group', () => {
    const { run, undo, brand, settings } = editing();
    run({ type: 'updateProps', id: 'a', props: { label: 'Go' }, brand: { label: 'color:ink' } });
    expect(brand()).toEqual({ label: 'color:ink' });
    const bound = { 'buttons.color': 'color:ink', headerFonts: 'font:kit/heading' };
    const buttons = { ...DEFAULT_SETTINGS.buttons, color: '#102030' };
    run({ type: 'updateSettings', settings: { buttons, headerFonts: 'Georgia, serif' }, brand: bound });
    run({ type: 'updateSettings', settings: { buttons: { ...buttons, size: 20 }, width: 600 } });
    expect(settings().brand).toEqual(bound);
    run({ type: 'updateSettings', settings: { headerFonts: 'Verdana, Geneva, sans-serif' } });
    expect(settings().brand).toEqual({ 'buttons.color': 'color:ink' });
    run({ type: 'updateSettings', settings: { buttons } });
    expect(settings().brand).toEqual({ 'buttons.color': 'color:ink' });
    undo();
    undo();
    expect(settings().brand).toEqual(bound);
  });

  it('goes with a copy, and not with a look that is pasted over it', () => {
    const bound = { ...button('a'), style: { color: '#102030' }, brand: INK };
    expect(fromSeed(toSeed(bound), fakeRegistry).brand).toEqual(INK);
    const { run, brand } = editing();
    run({ type: 'updateStyle', ids: ['a'], style: { color: '#102030' }, brand: INK });
    run({ type: 'duplicate', ids: ['a'] });
    run({ type: 'pasteStyle', ids: ['a'], source: { type: 'button', style: { color: '#00ff00' } } });
    expect(brand()).toBeUndefined();
  });

  it('cannot be bound where nothing is written, nor to what is no name', () => {
    const { run, brand } = editing();
    const wrongs: readonly BrandBindings[] = [
      { 'style.paddingTop': 'color:ink' },
      { 'style.color': 'url(x)' },
      { label: 'color:ink' },
    ];
    for (const wrong of wrongs) {
      const command: Command = { type: 'updateStyle', ids: ['a'], style: { color: '#102030' }, brand: wrong };
      expect(run(command)).toMatchObject({ ok: false, reason: 'INVALID_VALUE' });
    }
    expect(run({ type: 'updateSettings', settings: { width: 600 }, brand: { linkColor: 'color:ink' } }).ok).toBe(false);
    expect(brand()).toBeUndefined();
  });
});

it('the server reads commands with bindings, and refuses what is none', () => {
  const command = { type: 'updateStyle', ids: ['a'], style: { color: '#102030' }, brand: INK };
  expect(commandSchema.safeParse(command).success).toBe(true);
  expect(commandSchema.safeParse({ ...command, brand: { 'style.color': '</style>' } }).success).toBe(false);
  const settings = { type: 'updateSettings', settings: { brand: INK } };
  expect(commandSchema.safeParse(settings).success).toBe(false);
});

it('a stored mail keeps its bindings, and loses nothing but those that cannot be read', () => {
  const bound = mail({ ...node('s', 'section', { children: [] }), brand: INK });
  const stored = { ...bound, settings: { ...DEFAULT_SETTINGS, brand: { linkColor: 'color:ink' } } };
  expect(readDocument(stored, fakeRegistry)).toEqual({ document: stored, problems: [] });
  const broken = JSON.parse(JSON.stringify(stored));
  broken.nodes[0].children[0].brand = { 'style.color': 7 };
  broken.settings.brand = ['x'];
  const { document, problems } = readDocument(broken, fakeRegistry);
  expect(findNode(document, 's')).toEqual(node('s', 'section', { children: [] }));
  expect(document.settings).toEqual(DEFAULT_SETTINGS);
  expect(problems).toMatchObject([{ kind: 'mark-removed', nodeId: 's' }]);
});

it.each([
  [{ 'style.dark.color': 'color:a-b_1' }, true],
  [{ headerFonts: 'font:kit1/body' }, true],
  [{}, false],
  [{ 'a.b.c.d': 'color:x' }, false],
  [{ 'style.color': 'color:' }, false],
  [{ 'style.color': 'font:heading' }, false],
  [Object.fromEntries(Array.from({ length: 101 }, (_, at) => [`p${at}`, 'color:x'])), false],
  [null, false],
])('%j are bindings: %s', (json, expected) => expect(isBrandBindings(json)).toBe(expected));
