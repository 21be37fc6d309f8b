import type { DocumentNode, GeneralSettings, JsonObject } from '@mailwright/document';
import { describe, expect, it } from 'vitest';
import { paragraph } from '../shared/text/rich-text-seed.ts';
import { renderForTest, textForTest } from '../testing/render-for-test.ts';
import { quoteBlock } from './definition.ts';

const quote = (props: JsonObject = {}): DocumentNode => ({
  id: 'q',
  type: 'quote',
  props: { ...quoteBlock.tiles[0]!.create().props, ...props },
  style: {},
});

const barIn = (settings: Partial<GeneralSettings>) =>
  /<td style="([^"]*)"/.exec(renderForTest(quote({ barColor: '#112233', barWidth: 6 }), { settings }))?.[1];

describe('the quote', () => {
  it('is for advanced mode only, as often as wanted', () => {
    expect(quoteBlock.advancedOnly).toBe(true);
    expect(quoteBlock.maxPerDocument).toBeUndefined();
  });

  it('has its bar where reading starts', () => {
    expect(barIn({})).toBe('padding:0 0 0 16px;border:0 solid #112233;border-width:0 0 0 6px');
    expect(barIn({ dir: 'rtl' })).toBe('padding:0 16px 0 0;border:0 solid #112233;border-width:0 6px 0 0');
  });

  it('names its author under the words, and nobody when there is none', () => {
    expect(renderForTest(quote({ author: 'Ann & Bo' }))).toContain('>&mdash; Ann &amp; Bo</p>');
    expect(renderForTest(quote({ author: '' }))).not.toContain('&mdash;');
  });

  it('is marked line by line in plain text', () => {
    expect(textForTest(quote({ content: [...paragraph('One'), ...paragraph('Two')], author: 'Ann' }))).toBe(
      '> One\n>\n> Two\n-- Ann',
    );
  });
});
