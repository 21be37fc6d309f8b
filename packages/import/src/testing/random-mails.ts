import { BLOCKS, blockRegistry } from '@mailwright/blocks';
import {
  blankDocument,
  type DocumentNode,
  type EmailDocument,
  type FieldInput,
  fieldApplies,
  fromSeed,
  type JsonObject,
  type JsonValue,
  type NodeSeed,
  openableFields,
  SECTION_TYPE,
} from '@mailwright/document';
import fc from 'fast-check';

/** Choices for a row of blocks, taken modulo what there is to choose among. */
export interface RandomRow {
  readonly blocks: readonly RandomBlock[];
  /** Audience that the whole row is shown to. */
  readonly audience: number;
}

export interface RandomBlock {
  readonly tile: number;
  readonly audience: number;
  /** One number for each value that is planted, round and round. */
  readonly values: readonly number[];
}

const number = fc.nat({ max: 5000 });

const randomBlock: fc.Arbitrary<RandomBlock> = fc.record({
  tile: number,
  audience: number,
  values: fc.array(number, { minLength: 1, maxLength: 6 }),
});

const randomRow: fc.Arbitrary<RandomRow> = fc.record({
  blocks: fc.array(randomBlock, { minLength: 1, maxLength: 3 }),
  audience: number,
});

export const randomRows: fc.Arbitrary<readonly RandomRow[]> = fc.array(randomRow, { minLength: 1, maxLength: 5 });

const TILES = BLOCKS.filter(({ kind }) => kind === 'block').flatMap(({ tiles }) => tiles);
/** Tiles of which footers and headers are made; they are chosen more often. */
const FREQUENT = TILES.filter(({ id }) => ['text', 'image', 'html', 'social', 'social-follow'].includes(id));
const CHOSEN = [...TILES, ...FREQUENT, ...FREQUENT, ...FREQUENT];

/** Plants words, addresses, tags, conditions and legal lines, each with a token of its own: `ZQ<prefix><number>Z`. */
export interface Planter {
  mail(rows: readonly RandomRow[]): EmailDocument;
  section(row: RandomRow): DocumentNode;
  block(block: RandomBlock): DocumentNode;
  /** Values for fields of a block that differ from all values planted before. */
  props(type: string, values: readonly number[]): JsonObject;
}

export function createPlanter(prefix: string): Planter {
  let count = 0;
  const token = () => {
    count += 1;
    return `ZQ${prefix}${count}Z`;
  };

  const text = (choice: number) => {
    const forms = [
      (t: string) => `Words of ${t}`,
      (t: string) => `Hello {{ ${t} }}`,
      (t: string) => `© 2026 ${t} Ltd. All rights reserved.`,
      (t: string) => `Old *|${t}|*`,
      (t: string) => `You get this because of ${t}`,
      (t: string) => `Old ${t}, 7 Mill Lane`,
    ];
    return at(forms, choice)(token());
  };

  const address = (choice: number) => {
    const forms = [
      (t: string) => `https://a.example/${t}`,
      (t: string) => `https://a.example/unsubscribe/${t}`,
      (t: string) => `*|${t}|*`,
      (t: string) => `https://a.example/?e={{ ${t} }}`,
      (t: string) => `mailto:${t}@a.example`,
    ];
    return at(forms, choice)(token());
  };

  const picture = (choice: number) =>
    choice % 4 === 3
      ? `https://a.example/{{ ${token()} }}.png`
      : `/${choice % 4 === 2 ? 'logo' : 'picture'}-${token()}.png`;

  /** Returns a link. Its title, shown under the pointer, holds no line that a law asks for. */
  const link = (choice: number): JsonObject => ({
    href: address(choice),
    target: '_self',
    title: choice % 3 === 0 ? text((choice >> 2) % 2) : '',
  });

  const code = (choice: number) =>
    at(
      [
        () => `<p>© ${token()}</p><p><a href="${address(choice >> 2)}">Leave</a></p>`,
        () => `<!-- *|IF:${token()}|* --><p>{{ ${token()} }}</p><!-- *|END:IF|* -->`,
        () =>
          `<table><tr><td><a href="https://a.example/${token()}"><img src="${picture(choice)}" alt="A"></a></table>`,
        () => `<style>.a{color:{{ ${token()} }}}</style><p class="a">HRB 123 ${token()}</p>`,
      ],
      choice,
    )();

  const inline = (choice: number): JsonValue =>
    at(
      [
        (): JsonValue => ({ type: 'text', text: text(choice >> 2) }),
        (): JsonValue => ({ type: 'mergeField', attrs: { name: token() } }),
        (): JsonValue => ({
          type: 'text',
          text: choice % 2 === 0 ? 'Unsubscribe' : text(choice >> 2),
          marks: [{ type: 'link', attrs: { href: address(choice >> 2) } }],
        }),
        (): JsonValue => ({ type: 'text', text: text(5), marks: [{ type: 'bold' }] }),
      ],
      choice,
    )();

  /** One to three paragraphs, of parts with signs or line breaks between them. */
  const rich = (values: readonly number[], from: number): JsonValue =>
    Array.from({ length: 1 + (at(values, from) % 3) }, (_, line): JsonValue => {
      const parts = Array.from({ length: 1 + (at(values, from + line) % 3) }, (__, index) =>
        inline(at(values, from + line + index)),
      );
      const between: JsonValue = at(values, line) % 2 === 0 ? { type: 'hardBreak' } : { type: 'text', text: ' · ' };
      return { type: 'paragraph', content: parts.flatMap((part, index) => (index === 0 ? [part] : [between, part])) };
    });

  const planted = (field: FieldInput, values: readonly number[], from: number): JsonValue | undefined => {
    const choice = at(values, from);
    switch (field.kind) {
      case 'text':
        return field.address ? address(choice) : text(choice);
      case 'textarea':
        return text(choice);
      case 'code':
        return code(choice);
      case 'url':
        return address(choice);
      case 'link':
        return link(choice);
      case 'image':
        return picture(choice);
      case 'list': {
        const length = Math.min(field.max, Math.max(field.min, 1 + (choice % 3)));
        return Array.from({ length }, (_, index) => ({
          ...field.create([]),
          ...plantedIn(field.items, values, from + index),
        }));
      }
      default:
        return undefined;
    }
  };

  const plantedIn = (fields: readonly FieldInput[], values: readonly number[], from = 0): JsonObject =>
    Object.fromEntries(
      fields.flatMap((field, index) => {
        const value = planted(field, values, from + index);
        return value === undefined || !('prop' in field) ? [] : [[field.prop, value]];
      }),
    );

  const audience = (choice: number): Partial<NodeSeed> => {
    const condition = (): Partial<NodeSeed> => ({
      condition: { match: 'all', tests: [{ field: 'plan', operator: 'is', value: token() }] },
    });
    if (choice % 6 === 1) return condition();
    return choice % 6 === 2 ? { repeat: { list: token() } } : {};
  };

  const planter: Planter = {
    mail(rows) {
      const { nodes, ...document } = blankDocument(blockRegistry);
      const [wrapper] = nodes;
      if (!wrapper) throw new Error('A blank mail has no wrapper');
      return { ...document, nodes: [{ ...wrapper, children: rows.map(planter.section) }] };
    },
    section(row) {
      const seed = blockRegistry.get(SECTION_TYPE)?.tiles[0]?.create();
      if (!seed) throw new Error('no tile of a section');
      const [column] = seed.children ?? [];
      const node = fromSeed(
        { ...seed, ...audience(row.audience), children: [{ ...(column as NodeSeed), children: [] }] },
        blockRegistry,
      );
      const [only] = node.children ?? [];
      return { ...node, children: [{ ...(only as DocumentNode), children: row.blocks.map(planter.block) }] };
    },
    block(block) {
      const seed = at(CHOSEN, block.tile).create();
      const node = fromSeed({ ...seed, ...audience(block.audience) }, blockRegistry);
      return { ...node, props: { ...node.props, ...planter.props(node.type, block.values) } };
    },
    props(type, values) {
      const block = blockRegistry.get(type);
      if (!block) return {};
      const { richTextProp } = block;
      const base = block.tiles[0]?.create().props ?? {};
      // What a block does not show as it is dropped is not sent.
      const shown = block.fields.filter((field) => !('when' in field) || fieldApplies(field, base));
      const all = {
        ...plantedIn(shown, values),
        ...(richTextProp === undefined ? {} : { [richTextProp]: rich(values, 1) }),
      };
      // Nor is what it does not take as a value.
      return Object.fromEntries(
        Object.entries(all).filter(([prop, value]) => block.schema.safeParse({ ...base, [prop]: value }).success),
      );
    },
  };
  return planter;
}

/** A node of a module all whose fields are open to mails. */
export function opened(node: DocumentNode): DocumentNode {
  const block = blockRegistry.get(node.type);
  const open = block ? openableFields(block).map(({ key }) => key) : [];
  return { ...node, ...(open.length > 0 && { open }), ...(node.children && { children: node.children.map(opened) }) };
}

/** Tokens in what a mail itself says, each once; what it remembers of a module or a store is passed over. */
export function tokensIn(value: unknown): ReadonlySet<string> {
  const json = JSON.stringify(value, (key, member: unknown) =>
    key === 'base' || key === 'taken' ? undefined : member,
  );
  return new Set(json?.match(/ZQ[A-Z]\d+Z/g));
}

function at<T>(list: readonly T[], choice: number): T {
  return list[choice % list.length] as T;
}

/** Texts of a JSON value that hold a token. */
export function stringsWith(value: unknown, token: string): readonly string[] {
  if (typeof value === 'string') return value.includes(token) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) =>
    key === 'base' || key === 'taken' ? [] : stringsWith(member, token),
  );
}
