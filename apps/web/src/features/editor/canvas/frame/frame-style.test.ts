import { blockRegistry } from '@mailwright/blocks';
import { DEFAULT_SETTINGS, type DocumentNode, HIDE_ON, type HideOn } from '@mailwright/document';
import { renderDocument } from '@mailwright/render';
import { expect, it } from 'vitest';
import { FRAME_STYLE } from './frame-style.ts';

it('shows faintly, while editing, what the mail hides on a device', () => {
  const section = (hideOn: HideOn): DocumentNode => ({
    id: hideOn,
    type: 'section',
    props: { columns: [100], stack: true, reverse: false, verticalAlign: 'top' },
    style: { hideOn },
    children: [],
  });
  for (const hideOn of HIDE_ON) {
    const nodes = [section(hideOn)];
    const document = { formatVersion: 1, settings: DEFAULT_SETTINGS, nodes } as const;
    const { html } = renderDocument(document, { registry: blockRegistry, assetBase: 'https://a.example', title: '' });
    const [, name = 'none'] = /\.(\w+)\{display:(?:none|block) !important\}/.exec(html) ?? [];
    expect(FRAME_STYLE).toContain(`.${name}`);
  }
});
