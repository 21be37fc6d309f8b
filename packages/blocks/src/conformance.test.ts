import {
  type DocumentNode,
  type JsonObject,
  mirroredStyle,
  type NodeStyle,
  renewItemIds,
  TILE_ICONS,
} from '@mailwright/document';
import data from 'caniemail/caniemail.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import type { MailBlock } from './mail-block.ts';
import { BLOCKS } from './registry.ts';
import { color } from './shared/css.ts';
import { ALLOWED_ELEMENTS, ALLOWED_PROPERTIES, TARGET_CLIENTS } from './testing/client-support.ts';
import { expectHarmless } from './testing/expect-harmless.ts';
import { fieldAt, isAddress, placeOf } from './testing/field-at.ts';
import { attribute, declarations, parseMail, skeleton } from './testing/parse-mail.ts';
import { renderForTest, type TestRender, textForTest } from './testing/render-for-test.ts';
import { samplesOf } from './testing/samples.ts';
import { replaceString, stringPaths } from './testing/string-paths.ts';

const VARIANTS: readonly TestRender[] = [
  {},
  { settings: { outlook: false } },
  { settings: { dir: 'rtl' } },
  { width: 1 },
  { insideShape: true },
];

function outputs(block: MailBlock): readonly { name: string; html: string }[] {
  return samplesOf(block).flatMap(({ name, node }) =>
    VARIANTS.map((variant, index) => ({ name: `${name} #${index}`, html: renderForTest(node, variant) })),
  );
}

describe.each(BLOCKS.map((block) => [block.type, block] as const))('block %s', (type, block) => {
  it('reads its own defaults', () => {
    for (const { name, node } of samplesOf(block)) expect(block.schema.safeParse(node.props).success, name).toBe(true);
  });

  it('names a key of its schema with each field, and each field, option and group has a string', () => {
    const keys = Object.keys(samplesOf(block)[0]!.node.props);
    for (const field of block.fields) {
      expect(keys, `the field "${field.prop}" is no prop that a tile creates`).toContain(field.prop);
      if (field.when) expect(keys, `"${field.prop}" waits for a prop that no tile creates`).toContain(field.when.prop);
      hasString(block, `field.${field.prop}`);
      if (field.section) hasString(block, `group.${field.section}`);
      const options = 'options' in field ? field.options : [];
      for (const option of options) hasString(block, `option.${field.prop}.${option}`);
    }
  });

  it('makes items of its lists that its schema takes, and has a string for each of their fields and options', () => {
    for (const field of block.fields) {
      if (field.kind !== 'list') continue;
      const { props } = samplesOf(block)[0]!.node;
      const item = field.create([]);
      for (const count of [field.min, field.max]) {
        const { error } = block.schema.safeParse({ ...props, [field.prop]: Array(count).fill(item) });
        expect(error, `the schema refuses ${count} new items of the list "${field.prop}"`).toBeUndefined();
      }
      expect(field.items.map(({ prop }) => prop)).toContain(field.titleProp);
      // The document keeps the item's own id there.
      expect(Object.keys(item)).not.toContain('id');
      const words = [`item.${field.prop}`, `add.${field.prop}`];
      for (const inner of field.items) {
        expect(Object.keys(item)).toContain(inner.prop);
        words.push(`field.${field.prop}.${inner.prop}`);
        const options = 'options' in inner ? inner.options : [];
        words.push(...options.map((option) => `option.${field.prop}.${inner.prop}.${option}`));
      }
      for (const word of words) hasString(block, word);
    }
  });

  it('sends no id of an item with the mail', () => {
    for (const { node } of samplesOf(block)) {
      const props = renewItemIds(block, node.props, () => 'unsent-id');
      const named = { ...node, props };
      expect(renderForTest(named, { marks: true }) + textForTest(named)).not.toContain('unsent-id');
      expect(renderForTest(named)).toBe(renderForTest(node));
    }
  });

  it('takes what its handles on the canvas write, from the least to the most', () => {
    const { props } = samplesOf(block)[0]!.node;
    const takes = (patch: JsonObject) => block.schema.safeParse({ ...props, ...patch }).success;
    const { resize, split } = block;
    if (resize) for (const value of [resize.min, resize.max]) expect(takes({ [resize.prop]: value })).toBe(true);
    if (split) for (const shares of split.snaps) expect(takes({ [split.prop]: shares })).toBe(true);
  });

  it('has a name, and a name and an icon for each tile', () => {
    hasString(block, 'name');
    for (const tile of block.tiles) {
      hasString(block, `tile.${tile.id}`);
      const advice = 'take one of TILE_ICONS in packages/document/src/tile-icons.ts, or add it there';
      expect(TILE_ICONS, `the tile "${tile.id}" names the icon "${tile.icon}", which is none: ${advice}`).toContain(
        tile.icon,
      );
      expect(tile.create().type).toBe(type);
    }
  });

  it('writes one root element that a parser need not repair', () => {
    for (const { name, html } of outputs(block)) {
      const { errors, rootCount, startsWithElement } = parseMail(html);
      expect({ name, errors, rootCount, startsWithElement }).toEqual({
        name,
        errors: [],
        rootCount: 1,
        startsWithElement: true,
      });
      expect(html).toMatch(/^<[a-z]/);
    }
  });

  it('marks every layout table as such, and heads of rows and columns in a table of data', () => {
    for (const { html } of outputs(block)) {
      const everyTable = [...html.matchAll(/<table\b[^>]*>/g)].map(([tag]) => tag);
      const layout = everyTable.filter((tag) => !tag.includes(' role="table"'));
      expect(everyTable.length - layout.length).toBe(block.dataTable ? 1 : 0);
      for (const head of html.matchAll(/<th\b[^>]*>/g)) expect(head[0]).toMatch(/ scope="(col|row)"/);
      for (const tag of layout) expect(tag).toMatch(/ role="presentation" cellpadding="0" cellspacing="0" border="0"/);
    }
  });

  it('gives images a text and a width', () => {
    for (const { html } of outputs(block)) {
      for (const image of parseMail(html).elements.filter(({ tagName }) => tagName === 'img')) {
        expect(attribute(image, 'alt')).toBeDefined();
        expect(attribute(image, 'width')).toMatch(/^[1-9]\d*$/);
      }
    }
  });

  it('says how alternative texts look, whatever size the row around them has', () => {
    for (const { html } of outputs(block)) {
      for (const [tags] of html.matchAll(/(?:<(?:a|span)\b[^>]*>)?<img\b(?=[^>]* alt="[^"])[^>]*>/g)) {
        expect(tags).toMatch(/\bfont:[1-9]\d*px\/[\d.]+ [^;"]+;color:#[\da-f]{6}[;"]/);
      }
    }
  });

  it('is its own mirror image where lines are read from right to left', () => {
    for (const { name, node } of samplesOf(block)) {
      for (const align of ['left', 'center', 'right', undefined] as const) {
        const { align: _align, textAlign: _textAlign, ...rest } = node.style;
        const style: NodeStyle = align ? { ...rest, align, textAlign: align } : rest;
        const [rules, turnedRules]: [string[], string[]] = [[], []];
        const html = renderForTest({ ...node, style }, { rules });
        const turned = { ...node, style: mirroredStyle(style) };
        const mirrored = renderForTest(turned, { settings: { dir: 'rtl' }, rules: turnedRules });
        expect(mirrored.replace(/ dir="(?:rtl|ltr)"/g, ''), name).toBe(
          mirrorImage(html.replace(/ dir="(?:rtl|ltr)"/g, '')),
        );
        expect(sorted(turnedRules), name).toEqual(sorted(rules.map(mirrorImage)));
      }
    }
  });

  it('writes a link only where it leads somewhere, whichever address is missing or may not be sent', () => {
    for (const { node } of samplesOf(block)) {
      const addresses = stringPaths(node.props).filter((path) => isAddress(block, path));
      for (const address of ['', 'https://', 'javascript:alert(1)']) {
        const emptied = addresses.map((path) => replaceString(node.props, path, address));
        const all = addresses.reduce((props, path) => replaceString(props, path, address), node.props);
        for (const props of [node.props, ...emptied, all]) {
          for (const variant of VARIANTS) {
            const html = renderForTest({ ...node, props }, variant);
            expect(html.match(/<a(?![^>]* href="[^"]+")[^>]*>/g), html).toBeNull();
          }
        }
      }
    }
  });

  it('writes no script, no event handler, no inline image', () => {
    for (const { html } of outputs(block)) {
      expect(html).not.toMatch(/<script|base64|javascript:/i);
      for (const { attrs } of parseMail(html).elements) {
        expect(attrs.filter(({ name }) => name.startsWith('on'))).toEqual([]);
      }
    }
  });

  it('keeps to the elements and properties that mail clients know', () => {
    for (const { html } of outputs(block)) {
      // Foreign HTML is the author's.
      const parsed = parseMail(type === 'html' ? html.replace('<p>Some <b>code</b></p>', '') : html);
      for (const { tagName } of parsed.elements) expect([...ALLOWED_ELEMENTS]).toContain(tagName);
      for (const [property] of declarations(parsed)) expect(Object.keys(ALLOWED_PROPERTIES)).toContain(property);
    }
  });

  it('writes a solid colour under every image and gradient', () => {
    for (const { html } of outputs(block)) {
      const looks = parseMail(html).elements.map((element) => attribute(element, 'style') ?? '');
      for (const look of looks.filter((each) => each.includes('background-image'))) {
        expect(look).toMatch(/(?:^|;)background-color:#[0-9a-f]{6}/);
      }
    }
  });

  it('is the mail itself on the canvas, apart from marks', () => {
    // Foreign HTML is shown through its view; its source is what is compared.
    if (type === 'html') return;
    for (const { name, node } of samplesOf(block)) {
      const marked = renderForTest(node, { marks: true });
      expect(marked.replace(/ data-mw-[a-z]+="[^"]*"/g, ''), name).toBe(renderForTest(node));
    }
  });

  it('lets no text open a tag or an attribute', () => {
    for (const { node } of samplesOf(block)) {
      for (const path of stringPaths(node.props)) {
        // The products of a list are drawn alike, and each costs as much as a block of its own.
        if (isFree(block, path) || (path[0] === 'shown' && Number(path[1]) > 0)) continue;
        const isLeftOut = (text: string) =>
          (path[0] === 'shown' && /^[\s\p{Cc}\p{Bidi_Control}]*$/u.test(text)) ||
          isAddress(block, path) ||
          (fieldAt(block, path)?.kind === 'color' && color(text) === '');
        const plain = skeleton(parseMail(renderForTest(withWords(block, node, path))));
        const sendable = { ...node, props: replaceString(node.props, path, 'https://a.example/') };
        const most = Math.max(plain.length, skeleton(parseMail(renderForTest(sendable))).length);
        expectHarmless(placeOf(block, path), 60, (text) => {
          const props = replaceString(node.props, path, text);
          if (!block.schema.safeParse(props).success) return null;
          const parsed = parseMail(renderForTest({ ...node, props }));
          if (parsed.errors.length > 0) return `breaks the HTML (${parsed.errors})`;
          const elements = withoutBreaks(skeleton(parsed));
          // An address that may not be sent and a word that is no color take their attribute with them, a store's word of
          // blanks and controls alone its element, a text nothing.
          if (isLeftOut(text)) return parsed.elements.length > most ? 'adds elements to the mail' : null;
          return elements.join('|') === withoutBreaks(plain).join('|')
            ? null
            : 'changes the elements of the mail; is it escaped, or an address or a color that no field says it is';
        });
      }
    }
  });

  it('lets no style open a tag or an attribute, validated or not', () => {
    const [, , styled] = samplesOf(block);
    const node = styled!.node;
    const known = new Set(names(renderForTest(node)));
    for (const path of stringPaths(node.style as JsonObject)) {
      if (path.at(-1) === 'hideOn') continue;
      expectHarmless(`the style "${path.join('.')}" of the block "${type}"`, 30, (text) => {
        const style = replaceString(node.style as JsonObject, path, text) as NodeStyle;
        const html = renderForTest({ ...node, style });
        const added = names(html).filter((name) => !known.has(name));
        if (added.length > 0) return `adds ${added} to the mail`;
        return html.includes('<script') ? 'adds a script to the mail' : null;
      });
    }
  });

  it('never throws on props and styles it does not know, and sends an empty element then', () => {
    const odd = { id: 'odd', type, props: { [block.fields[0]?.prop ?? 'content']: { no: 'thing' } }, style: {} };
    expect(parseMail(renderForTest(odd)).rootCount).toBe(1);
    expect(textForTest(odd)).toBeTypeOf('string');
  });

  it('looks as it did', async () => {
    const golden = samplesOf(block)
      .map(({ name, node }) => {
        const rules: string[] = [];
        const html = renderForTest(node, { rules });
        const device = [...new Set(rules)].map((rule) => `<!-- ${rule} -->\n`).join('');
        return `<!-- ${name} -->\n${html}\n${device}<!-- as text -->\n${textForTest(node)}\n`;
      })
      .join('\n');
    await expect(golden).toMatchFileSnapshot(`./${type}/golden.txt`);
  });
});

describe('the allow-list of properties', () => {
  const features = new Map(data.data.map((feature) => [feature.slug, feature.stats as unknown as Stats]));

  it('has an answer for every property that a client of ours lacks', () => {
    for (const [property, fallback] of Object.entries(ALLOWED_PROPERTIES)) {
      const stats = features.get(`css-${property}`) ?? features.get(`css-${property.split('-')[0]}`);
      const lacking = TARGET_CLIENTS.filter(([family, platform]) => {
        const versions = Object.values(stats?.[family]?.[platform] ?? {});
        return versions.at(-1)?.startsWith('n');
      });
      if (lacking.length > 0) expect(fallback, `${property} is lacking in ${lacking.join('; ')}`).not.toBe('');
    }
  });
});

/** Rules apart from the order of them and of what they say. */
function sorted(rules: readonly string[]): readonly string[] {
  return [...new Set(rules.map((rule) => rule.split(/: |;/).sort().join()))].sort();
}

/** HTML or CSS with the sides exchanged. */
function mirrorImage(text: string): string {
  return text
    .replace(
      /\b(padding|margin|border-width):([\w.]+) ([\w.]+) ([\w.]+) ([\w.]+)/g,
      (_, property, top, right, bottom, left) =>
        right === left
          ? `${property}:${top} ${right} ${bottom} ${left}`
          : `${property}:${top} ${left} ${bottom} ${right}`,
    )
    .replace(
      /\b((?:padding|margin|border)-|text-align:|align=")(left|right)\b/g,
      (_, start: string, side: string) => start + (side === 'left' ? 'right' : 'left'),
    );
}

type Stats = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, string>>>>>>;

/** A line break of a text may become one of the mail. */
function withoutBreaks(elements: readonly string[]): readonly string[] {
  return elements.filter((element) => element !== 'br');
}

/** The node with words at a path where there were none, if they may stand there: a text brings what it stands in. */
function withWords({ schema }: MailBlock, node: DocumentNode, path: readonly (string | number)[]): DocumentNode {
  const filled = replaceString(node.props, path, 'Words');
  const isEmpty = path.reduce<unknown>((value, key) => (value as JsonObject)[key], node.props) === '';
  return isEmpty && schema.safeParse(filled).success ? { ...node, props: filled } : node;
}

/** All names of elements and attributes in it. */
function names(html: string): string[] {
  return skeleton(parseMail(html)).flatMap((element) => element.split(' '));
}

function hasString({ type, strings }: MailBlock, key: string): void {
  expect(strings.en[key], `the strings of the block "${type}" lack "${key}"`).toBeTruthy();
}

/** Props that hold code on purpose. */
function isFree(block: MailBlock, path: readonly (string | number)[]): boolean {
  return block.type === 'unreadable' || block.fields.some((field) => field.kind === 'code' && field.prop === path[0]);
}
