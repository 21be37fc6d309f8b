import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS } from '../general-settings.ts';
import { mail } from '../testing/sample-documents.ts';
import { updateSettings } from './update-settings.ts';

const document = mail();

test('a patch is laid over the settings and the nodes stay', () => {
  const next = updateSettings(document, { patch: { width: 600 } });
  expect(next.settings).toEqual({ ...DEFAULT_SETTINGS, width: 600 });
  expect(next.nodes).toBe(document.nodes);
});

test('settings as they are give the same document', () => {
  expect(updateSettings(document, { patch: { width: 700, headings: { ...DEFAULT_SETTINGS.headings } } })).toBe(
    document,
  );
});

test('a turn of the direction mirrors what stands at a side, and back, but for linked modules', () => {
  const style = {
    paddingLeft: 4,
    borderRightWidth: 2,
    align: 'left',
    fontSize: 14,
    phone: { textAlign: 'right', paddingRight: 8 },
  } as const;
  const mirrored = {
    paddingRight: 4,
    borderLeftWidth: 2,
    align: 'right',
    fontSize: 14,
    phone: { textAlign: 'left', paddingLeft: 8 },
  };
  const inner = { id: 'inner', type: 'text', props: {}, style };
  const linked = { ...inner, id: 'linked', instance: { instanceId: 'i', moduleId: 'm', version: 1 } };
  const outer = { id: 'outer', type: 'column', props: {}, style: {}, children: [inner, linked] };
  const before = { ...document, nodes: [outer] } as unknown as typeof document;
  const turned = updateSettings(before, { patch: { dir: 'rtl' } });
  const [node] = turned.nodes;
  expect(node?.children?.[0]?.style).toEqual(mirrored);
  expect(node?.children?.[1]).toBe(linked);
  expect(updateSettings(turned, { patch: { dir: 'ltr' } })).toEqual(before);
});
