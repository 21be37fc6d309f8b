import { readFileSync } from 'node:fs';
import { type RichBlock, type RichText, richTextSchema } from '@mailwright/document';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { richTextFromPaste } from './paste-rich-text.ts';

const fixture = (name: string) => readFileSync(new URL(`./fixtures/${name}.txt`, import.meta.url), 'utf8');
const fromHtml = (html: string) => richTextFromPaste({ html, text: '' });
const run = (text: string, ...marks: readonly string[]) => ({
  type: 'text',
  text,
  ...(marks.length > 0 ? { marks: marks.map((type) => ({ type })) } : {}),
});
const line = (...content: readonly unknown[]) => ({ type: 'paragraph', content });
const item = (...content: readonly unknown[]) => ({ type: 'listItem', content });
const bullets = (...content: readonly unknown[]) => ({ type: 'bulletList', content });
const numbers = (...content: readonly unknown[]) => ({ type: 'orderedList', content });
const linked = (text: string, href: string) => ({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] });

function wordsOf(text: RichText): string {
  const words = (block: RichBlock): string =>
    block.type === 'paragraph'
      ? (block.content ?? []).map((inline) => (inline.type === 'text' ? inline.text : ' ')).join('')
      : block.content.map(({ content }) => wordsOf(content)).join(' ');
  return text.map(words).join(' ');
}

describe('pasted into a text', () => {
  it('goes through blanks of both kinds in time linear to them', () => {
    const blanks = '\u00a0 '.repeat(150_000);
    expect(JSON.stringify(fromHtml(`<p>a${blanks}b</p>`)) === JSON.stringify([line(run(`a${blanks}b`))])).toBe(true);
  });

  it('Word gives its words, marks, lists, links and alignment, and none of its fonts and colours', () => {
    expect(fromHtml(fixture('word'))).toEqual([
      line(run('Autumn offer', 'bold')),
      line(
        run('Dear '),
        { type: 'mergeField', attrs: { name: 'firstName' }, marks: [{ type: 'bold' }] },
        run(', coats are '),
        run('warm', 'italic'),
        run(' and '),
        run('light', 'underline'),
        run(' this year. H'),
        run('2', 'subscript'),
        run('O'),
      ),
      bullets(item(line(run('Wool'))), item(line(run('Down, '), run('recycled', 'bold')))),
      { ...line(linked('See the coats', 'https://shop.example/coats')), attrs: { textAlign: 'center' } },
    ]);
  });

  it('Google Docs gives lists in lists, and is not bold all over', () => {
    expect(fromHtml(fixture('google-docs'))).toEqual([
      line(run('Autumn offer', 'bold')),
      line(
        run('Coats are '),
        run('warm', 'bold'),
        run(' and light', 'italic'),
        run(', dear', 'strike'),
        run('2', 'superscript'),
      ),
      bullets(item(line(run('Wool')), bullets(item(line(run('Merino')))))),
      numbers(item(line(run('First')))),
      { ...line(linked('See the coats', 'https://shop.example/coats')), attrs: { textAlign: 'right' } },
    ]);
  });

  it('Outlook gives its lists, its tables as lines, its images as what they say, and nothing hidden', () => {
    expect(fromHtml(fixture('outlook'))).toEqual([
      line(run('Hi Ben,')),
      numbers(item(line(run('Read this'))), item(line(run('Answer '), run('today', 'bold')))),
      line(run('Coat\u200340\u00a0€')),
      line(
        run('From:', 'bold'),
        run(' Anna Berg <'),
        linked('anna@acme.example', 'mailto:anna@acme.example'),
        run('>'),
        { type: 'hardBreak' },
        run('Sent:', 'bold'),
        run(' Monday'),
      ),
      line(run('Acme')),
    ]);
  });

  it('Sheets gives a line for each row', () => {
    expect(fromHtml(fixture('sheets'))).toEqual([
      line(run('Item', 'bold'), run('\u2003'), run('Price', 'bold')),
      line(run('Coat'), { type: 'hardBreak' }, run('long\u200340')),
    ]);
  });

  it('template tags stay as they are, in one piece', () => {
    const kept = [
      '{{ name | default: "a  b" }}',
      '{{{ name }}}',
      '<%= name %>',
      '*|IF:A = "b"|*',
      '%%=v(@name)=%%',
      '%FIRSTNAME%',
      '{$name}',
      '[firstname,fallback=you]',
    ];
    for (const tag of kept) {
      const written = tag.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
      expect(fromHtml(`<p>Hi   ${written},\n you</p>`)).toEqual([line(run(`Hi ${tag}, you`))]);
      expect(fromHtml(`<pre>Hi ${written}</pre>`)).toEqual([line(run(`Hi ${tag}`))]);
      expect(richTextFromPaste({ html: '', text: `Hi ${tag}` })).toEqual([line(run(`Hi ${tag}`))]);
    }
    const text = '%%[\n\nVAR @a\nSET @a = "x"\n]%% Hi\nyou';
    const broken = [line(run('%%[ VAR @a SET @a = "x" ]%% Hi'), { type: 'hardBreak' }, run('you'))];
    expect(richTextFromPaste({ html: '', text })).toEqual(broken);
    expect(fromHtml(`<pre>${text}</pre>`)).toEqual(broken);
    expect(fromHtml('<a href="%unsubscribe_url%">Leave</a>')).toEqual([line(linked('Leave', '%unsubscribe_url%'))]);
  });

  it('a button is a link, a line ends the paragraph, an image between words is its text there', () => {
    expect(
      fromHtml(
        '<p>Hi <img src="https://a.example/wave.png" alt="👋"> you<a class="btn" href="https://a.example/">Go</a></p><hr>x',
      ),
    ).toEqual([line(run('Hi 👋 you'), linked('Go', 'https://a.example/')), line(run('x'))]);
  });

  it('HTML without words gives the words copied beside it, and plain text its paragraphs', () => {
    const text = 'One\nTwo\n\nThree {{ city }}';
    const expected = [
      line(run('One'), { type: 'hardBreak' }, run('Two')),
      line(run('Three '), { type: 'mergeField', attrs: { name: 'city' } }),
    ];
    expect(richTextFromPaste({ html: '<style>p{}</style><svg></svg>', text })).toEqual(expected);
    expect(richTextFromPaste({ html: '', text })).toEqual(expected);
    expect(richTextFromPaste({ html: '', text: '<b>tag</b>' })).toEqual([line(run('<b>tag</b>'))]);
  });

  it('whatever comes in, the words survive and what comes out is rich text', () => {
    const word = fc.stringMatching(/^[a-z]{3,8}$/);
    const html: fc.Arbitrary<{ html: string; words: string[] }> = fc.letrec((tie) => ({
      tree: fc.oneof(
        { maxDepth: 5 },
        word.map((text) => ({ html: ` ${text} `, words: [text] })),
        fc
          .tuple(
            fc.constantFrom(
              'p',
              'div',
              'b',
              'span style="font-weight:700"',
              'ul><li',
              'h3',
              'blockquote',
              'a href="#x"',
              'td',
              'o:p',
              'center',
            ),
            fc.array(tie('tree') as fc.Arbitrary<{ html: string; words: string[] }>, { maxLength: 4 }),
          )
          .map(([tag, parts]) => ({
            html: `<${tag}>${parts.map((part) => part.html).join('')}</${tag.split(/[ >]/)[0]}>`,
            words: parts.flatMap((part) => part.words),
          })),
      ),
    })).tree as never;
    fc.assert(
      fc.property(html, (tree) => {
        const text = richTextFromPaste({ html: tree.html, text: tree.words.join(' ') });
        expect(richTextSchema.safeParse(text).success).toBe(true);
        expect(wordsOf(text).split(/\s+/).filter(Boolean).toSorted()).toEqual(tree.words.toSorted());
      }),
      { numRuns: 300 },
    );
  });
});
