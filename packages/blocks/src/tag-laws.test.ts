import type { DocumentNode } from '@mailwright/document';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MailBlock } from './mail-block.ts';
import { BLOCKS } from './registry.ts';
import { isAddress } from './testing/field-at.ts';
import { parseMail, skeleton } from './testing/parse-mail.ts';
import { renderForTest, textForTest } from './testing/render-for-test.ts';
import { samplesOf } from './testing/samples.ts';
import { replaceString, stringPaths } from './testing/string-paths.ts';
import { TAG_ATTACKS, TEMPLATE_TAGS } from './testing/template-tags.ts';

type Path = readonly (string | number)[];

/** Letters in the place of a tag. */
const LETTERS = 'xtagx';

/** Returns a value for the path that contains `tag`: among words, or in a parameter of an address. */
function around(block: MailBlock, path: Path, tag: string): string {
  return isAddress(block, path) ? `https://a.example/?a=${tag}&b=1` : `Hi ${tag}, you`;
}

function withTag(block: MailBlock, node: DocumentNode, path: Path, tag: string): DocumentNode | null {
  const props = replaceString(node.props, path, around(block, path, tag));
  return block.schema.safeParse(props).success ? { ...node, props } : null;
}

/** The places of a block where words or addresses of the author reach the mail. */
function places(block: MailBlock): readonly { readonly node: DocumentNode; readonly path: Path }[] {
  const isCode = ({ prop }: { readonly prop: string }) =>
    block.fields.some((field) => field.kind === 'code' && field.prop === prop);
  const sample = samplesOf(block)[1];
  if (!sample || block.type === 'unreadable') return [];
  return stringPaths(sample.node.props).flatMap((path) => {
    // What a store wrote is no tag of the author's.
    if (isCode({ prop: String(path[0]) }) || path[0] === 'shown' || path[0] === 'taken') return [];
    const lettered = withTag(block, sample.node, path, LETTERS);
    return lettered && renderForTest(lettered).includes(LETTERS) ? [{ node: sample.node, path }] : [];
  });
}

function treeOf(html: string): string {
  return skeleton(parseMail(html)).join('|');
}

describe.each(BLOCKS.map((block) => [block.type, block, places(block)] as const).filter(([, , all]) => all.length > 0))(
  'tags in the block %s',
  (_type, block, all) => {
    const render = (node: DocumentNode | null) => (node ? renderForTest(node, { settings: { outlook: true } }) : '');

    it('are written as they are, wherever they stand, and the mail around them is the same', () => {
      for (const { node, path } of all) {
        const lettered = render(withTag(block, node, path, LETTERS));
        const tree = treeOf(lettered);
        // No kind of quotes is free within a quoted address of a style.
        const inCss = lettered.includes(`url('https://a.example/?a=${LETTERS}`);
        for (const tag of TEMPLATE_TAGS.filter((each) => !inCss || !/['"]/.test(each))) {
          const html = render(withTag(block, node, path, tag));
          expect(html, `${path.join('.')} of ${block.type}`).toContain(tag);
          expect(treeOf(html), `${path.join('.')} with ${tag}`).toBe(tree);
          expect(treeOf(html.replaceAll(tag, LETTERS)), `${path.join('.')} with ${tag}`).toBe(tree);
        }
      }
    });

    it('are written as they are in the plain text, too', () => {
      for (const { node, path } of all) {
        const lettered = withTag(block, node, path, LETTERS);
        if (!lettered || !textForTest(lettered).includes(LETTERS)) continue;
        for (const tag of TEMPLATE_TAGS) {
          const tagged = withTag(block, node, path, tag);
          expect(tagged && textForTest(tagged), path.join('.')).toContain(tag);
        }
      }
    });

    it('cannot leave the place they stand in', () => {
      const attack = fc.oneof(
        fc.constantFrom(...TAG_ATTACKS),
        fc
          .tuple(fc.constantFrom('{{', '{%', '<%', '*|', '%%[', '[['), fc.string({ unit: 'binary' }), fc.nat())
          .map(([open, text, at]) => {
            const close = { '{{': '}}', '{%': '%}', '<%': '%>', '*|': '|*', '%%[': ']%%', '[[': ']]' }[open];
            // In what is no tag a line break of the author's becomes one of the mail.
            return (
              open +
              text.replace(/[\r\n]/g, ' ') +
              (TAG_ATTACKS[at % TAG_ATTACKS.length] ?? '').replace(/[{}%]/g, '') +
              close
            );
          }),
      );
      for (const { node, path } of all) {
        const tree = treeOf(render(withTag(block, node, path, LETTERS)));
        const tries = [...TAG_ATTACKS, ...fc.sample(attack, 10)];
        for (const tag of tries) {
          const tagged = withTag(block, node, path, tag);
          if (!tagged) continue;
          const html = render(tagged);
          expect(treeOf(html), `${path.join('.')} with ${JSON.stringify(tag)}`).toBe(tree);
          expect(html, `${path.join('.')} with ${JSON.stringify(tag)}`).not.toMatch(/<script| data-mw-[a-z]+="/i);
          // The code for Word stands in comments: as many as before begin and end.
          const comments = (text: string) => text.split('-->').length;
          expect(comments(html)).toBe(comments(render(withTag(block, node, path, LETTERS))));
        }
      }
    });
  },
);
