import { describe, expect, it } from 'vitest';
import { DEFAULT_SETTINGS } from '../general-settings.ts';
import type { DocumentNode, EmailDocument } from '../node.ts';
import { instancesOf } from './instances.ts';
import { linkNodes } from './link-nodes.ts';

const node = (id: string, type: string, children?: readonly DocumentNode[]): DocumentNode => ({
  id,
  type,
  props: { of: id },
  style: {},
  ...(children && { children }),
});
const sectionOf = (id: string) => node(id, 'section', [node(`${id}-c`, 'column', [node(`${id}-t`, 'text')])]);
const MAIL: EmailDocument = {
  formatVersion: 1,
  settings: DEFAULT_SETTINGS,
  nodes: [node('w', 'page-wrapper', [sectionOf('a'), sectionOf('b'), sectionOf('c')])],
};
const MODULE = { moduleId: 'm', version: 1, name: 'Hero' };
const made = [sectionOf('one'), sectionOf('two')];

describe('linking what a module was made of', () => {
  it('marks the nodes as one linked module, with the module’s nodes as their origins, and changes nothing else', () => {
    const linked = linkNodes(MAIL, ['a', 'c'], made, MODULE, () => 'i');
    const [first, second, third] = linked?.nodes[0]?.children ?? [];
    expect(first).toEqual({
      ...sectionOf('a'),
      instance: { id: 'i', ...MODULE },
      origin: 'one',
      children: [
        {
          ...node('a-c', 'column'),
          origin: 'one-c',
          children: [{ ...node('a-t', 'text'), origin: 'one-t' }],
        },
      ],
    });
    expect(second).toBe(MAIL.nodes[0]?.children?.[1]);
    expect(third).toMatchObject({ id: 'c', instance: { id: 'i' }, origin: 'two' });
    expect(linked && instancesOf(linked)).toHaveLength(1);
  });

  it('takes out the marks of modules within, since a mail is linked to outermost ones alone', () => {
    const inner = { ...node('a-t', 'text'), instance: { id: 'x', ...MODULE }, origin: 'o', base: { text: 'was' } };
    const document = {
      ...MAIL,
      nodes: [node('w', 'page-wrapper', [node('a', 'section', [node('a-c', 'column', [inner])])])],
    };
    const linked = linkNodes(document, ['a'], [sectionOf('one')], MODULE, () => 'i');
    const text = linked?.nodes[0]?.children?.[0]?.children?.[0]?.children?.[0];
    expect(text).toEqual({ ...node('a-t', 'text'), origin: 'one-t' });
  });

  it('says so where the mail is built otherwise by now', () => {
    expect(linkNodes(MAIL, ['a'], made, MODULE)).toBeNull();
    expect(linkNodes(MAIL, ['a', 'gone'], made, MODULE)).toBeNull();
    expect(linkNodes(MAIL, ['a'], [node('one', 'section', [])], MODULE)).toBeNull();
  });
});
