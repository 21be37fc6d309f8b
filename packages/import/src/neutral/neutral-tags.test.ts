import { findProfile } from '@mailwright/contract';
import type { DocumentNode } from '@mailwright/document';
import { describe, expect, it } from 'vitest';
import { withNeutralTags } from './neutral-tags.ts';

const text = (id: string, said: string): DocumentNode => ({
  ...{ id, type: 'text', style: {} },
  props: { content: [{ type: 'paragraph', content: [{ type: 'text', text: said }] }] },
});

function read(system: string, nodes: readonly DocumentNode[], items: readonly { list: string; name: string }[] = []) {
  const profile = findProfile(system);
  if (!profile) throw new Error(`no ${system}`);
  return withNeutralTags(nodes, profile, () => items)?.map(({ props }) => props.content ?? props.source);
}

const words = (said: string) => ({ type: 'text', text: said });
const field = (name: string) => ({ type: 'mergeField', attrs: { name } });
const lines = (...content: readonly object[]) => [{ type: 'paragraph', content }];

describe('tags of a mail', () => {
  it('are fields, but for those in a condition of the source, which leave in its language', () => {
    const said = 'Hi *|FNAME|*, *|IF:CITY|*in *|CITY|**|ELSE:|*you*|END:IF|* *|CITY|*';
    expect(read('mailchimp', [text('a', said)])).toEqual([
      lines(field('firstName'), words(', *|IF:CITY|*in *|CITY|**|ELSE:|*you*|END:IF|* '), field('CITY')).map(
        (line) => ({
          ...line,
          content: [words('Hi '), ...line.content],
        }),
      ),
    ]);
  });

  it('that their system means otherwise than a field of that name leave as they were written', () => {
    const [content] = read('hubspot', [text('a', '{{ required_base_css }} {{ contact.city }}')]) ?? [];
    expect(content).toEqual(lines(words('{{\t required_base_css }} '), field('city')));
  });

  it('in code are no fields, and call the items of a repeat as the mail does', () => {
    const code: DocumentNode = {
      id: 'h',
      type: 'html',
      props: { source: '<b title="{{ p.n }}">{{ city }}</b>' },
      style: {},
    };
    const items = [{ list: 'products', name: 'p' }];
    expect(read('liquid', [code], items)).toEqual(['<b title="{{ item.n }}">{{ city }}</b>']);
    expect(read('liquid', [text('a', '{{ p.n }} {{ p.n | upcase }}')], items)).toEqual([
      lines(field('products.n'), words(' {{ item.n | upcase }}')),
    ]);
  });

  it('that name an item and have no other name are told', () => {
    expect(read('liquid', [text('a', '{{ item.n }}')], [{ list: 'products', name: 'p' }])).toBeUndefined();
  });

  it('are whole where a part of them is bold', () => {
    const node = text('a', '');
    const runs = [words('{{ p.'), { ...words('n | upcase'), marks: [{ type: 'bold' }] }, words(' }}')];
    const bold = { ...node, props: { content: lines(...runs) } } as unknown as DocumentNode;
    expect(read('liquid', [bold], [{ list: 'products', name: 'p' }])).toEqual([lines(words('{{ item.n | upcase }}'))]);
  });
});

it.each([
  ['loops in each other', '{% for a in b %}'.repeat(20_000) + '{% endfor %}'.repeat(20_000)],
  ['long tags', `{{ ${'p.a '.repeat(240)}}}`.repeat(500)],
  ['blanks', `{% for${' '.repeat(900)}x %}`.repeat(500)],
])('goes through %s in time linear to them', (_, said) => {
  expect(read('liquid', [text('a', said)], [{ list: 'products', name: 'p' }])).toHaveLength(1);
});
