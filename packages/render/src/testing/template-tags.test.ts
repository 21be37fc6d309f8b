import { blockRegistry, paragraph } from '@mailwright/blocks';
import { DEFAULT_SETTINGS, type DocumentNode, type EmailDocument } from '@mailwright/document';
import { type DefaultTreeAdapterMap, parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { renderCanvas, renderDocument } from '../render-document.ts';
import { renderText } from '../render-text.ts';
import { stripMarks } from '../renderer.ts';

const OPTIONS = { registry: blockRegistry, assetBase: 'https://mail.example' };

const TAGS = ['{{ name | default: "friend" }}', '<%= name %>', '{% if a > 1 && b < 3 %}', '%FIRSTNAME%', '{$name}'];

const ATTACKS = [
  '{{ "</title><script>alert(1)</script>" }}',
  '<% "</style><img src=x onerror=alert(1)>" %>',
  '*|</div></body><script>alert(1)</script>|*',
  '{{ "--><script>alert(1)</script>" }}',
];

function mail(words: string, customStyles?: string): EmailDocument {
  const text: DocumentNode = { id: 't', type: 'text', props: { content: paragraph(words) }, style: {} };
  const wrapper: DocumentNode = { id: 'w', type: 'page-wrapper', props: {}, style: {}, children: [text] };
  return { formatVersion: 1, settings: DEFAULT_SETTINGS, nodes: [wrapper], ...(customStyles && { customStyles }) };
}

/** The names of all elements of a mail, in order. */
function elementsOf(html: string): string {
  const names: string[] = [];
  const visit = (node: DefaultTreeAdapterMap['node']) => {
    if ('tagName' in node) names.push(node.tagName);
    if ('childNodes' in node) for (const child of node.childNodes) visit(child);
  };
  visit(parse(html));
  return names.join(' ');
}

describe('template tags around the blocks', () => {
  it.each(TAGS)('%s stands as it is in title, preheader, words and plain text, on the canvas as in the mail', (tag) => {
    const options = { ...OPTIONS, title: `Hi ${tag}`, preheader: `Dear ${tag}!` };
    const document = mail(`Words for ${tag} & others`);
    const { html } = renderDocument(document, options);
    expect(html).toContain(`<title>Hi ${tag}</title>`);
    expect(html).toContain(`>Dear ${tag}! `);
    expect(html).toContain(`>Words for ${tag} &amp; others<`);
    expect(renderText(document, OPTIONS)).toBe(`Words for ${tag} & others\n`);
    expect(stripMarks(renderCanvas(document, options).html)).toBe(html);
    expect(elementsOf(html)).toBe(elementsOf(html.replaceAll(tag, 'letters')));
  });

  it.each(ATTACKS)('%s stays within title, preheader, words and styles', (tag) => {
    const letters = renderDocument(mail('letters', 'a{color:red} letters'), {
      ...OPTIONS,
      title: 'letters',
      preheader: 'letters',
    });
    const { html } = renderDocument(mail(tag, `a{color:red} ${tag}`), { ...OPTIONS, title: tag, preheader: tag });
    expect(elementsOf(html)).toBe(elementsOf(letters.html));
  });
});
