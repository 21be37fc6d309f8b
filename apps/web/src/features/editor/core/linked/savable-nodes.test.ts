import { blockRegistry } from '@mailwright/blocks';
import { type DocumentNode, type EmailDocument, fromSeed, linkedSeeds } from '@mailwright/document';
import { describe, expect, it } from 'vitest';
import { savableNodes } from './savable-nodes.ts';

const blank = { props: {}, style: {} };
const text = (id: string): DocumentNode => ({ ...fromSeed(tile('text'), blockRegistry), id });
const column = (id: string, ...children: DocumentNode[]): DocumentNode => ({ id, type: 'column', ...blank, children });
const section = (id: string, ...children: DocumentNode[]): DocumentNode => ({
  id,
  type: 'section',
  ...blank,
  children,
});
const mail = (...children: DocumentNode[]) =>
  ({ formatVersion: 1, nodes: [{ id: 'w', type: 'page-wrapper', ...blank, children }] }) as unknown as EmailDocument;

function tile(type: string) {
  const seed = blockRegistry.get(type)?.tiles[0]?.create();
  if (!seed) throw new Error(`No tile of ${type}`);
  return seed;
}

const FIRST = section('s1', column('c1', text('t1'), text('t2')));
const MAIL = mail(FIRST, section('s2', column('c2', { id: 'x', type: 'of-a-later-release', ...blank })));
const saved = (ids: readonly string[], document = MAIL) => savableNodes(document, ids, blockRegistry);

describe('what can be saved as a module', () => {
  it('a block, a section, several sections in the order of the mail', () => {
    expect(saved(['t1'])).toMatchObject({ ok: true, kind: 'block', linkable: true });
    expect(saved(['s2', 's1'])).toMatchObject({ ok: true, kind: 'sections', nodes: [{ id: 's1' }, { id: 's2' }] });
    expect(saved(['s1', 't1'])).toMatchObject({ ok: true, nodes: [{ id: 's1' }] });
  });

  it('neither the wrapper, nor a column, several blocks, or what cannot be read; each with its reason', () => {
    expect(saved([])).toEqual({ ok: false, reason: 'nothing' });
    expect(saved(['w'])).toEqual({ ok: false, reason: 'wrapper' });
    expect(saved(['c1'])).toEqual({ ok: false, reason: 'column' });
    expect(saved(['t1', 't2'])).toEqual({ ok: false, reason: 'several' });
    expect(saved(['t1', 's2'])).toEqual({ ok: false, reason: 'several' });
    expect(saved(['x'])).toEqual({ ok: false, reason: 'unreadable' });
    const sections = Array.from({ length: 51 }, (_, index) => section(`s${index}`));
    expect(
      saved(
        sections.map(({ id }) => id),
        mail(...sections),
      ),
    ).toEqual({ ok: false, reason: 'tooMany' });
  });

  it('imported code is converted first', () => {
    const source = '<!doctype html><html><body><p>Hi</p></body></html>';
    const imported = { formatVersion: 1, nodes: [{ id: 'h', type: 'html', props: { source }, style: {} }] };
    expect(saved(['h'], imported as unknown as EmailDocument)).toEqual({ ok: false, reason: 'imported' });
  });

  it('what is linked already becomes a module of its own, and stays linked to the other one', () => {
    const [seed] = linkedSeeds([FIRST], { moduleId: 'm', version: 1, name: 'Hero' });
    if (!seed) throw new Error('No seed');
    const linked = fromSeed(seed, blockRegistry);
    expect(saved([linked.id], mail(linked))).toMatchObject({ ok: true, linkable: false });
  });
});
