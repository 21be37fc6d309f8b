import type {
  DocumentNode,
  FieldInput,
  JsonObject,
  JsonValue,
  NodeSeed,
  NodeStyle,
  StyleValues,
} from '@mailwright/document';
import type { MailBlock } from '../mail-block.ts';

/** A node to try a block with. */
export interface Sample {
  readonly name: string;
  readonly node: DocumentNode;
}

const ALL_STYLES: StyleValues = {
  width: 300,
  height: 80,
  align: 'center',
  paddingTop: 8,
  paddingRight: 16,
  paddingBottom: 12,
  paddingLeft: 4,
  fontFamily: "'Trebuchet MS', Helvetica, sans-serif",
  fontSize: 18,
  fontWeight: 'normal',
  color: '#112233',
  lineHeight: 150,
  letterSpacing: 1,
  textAlign: 'center',
  backgroundColor: '#eef2ff',
  borderTopWidth: 1,
  borderRightWidth: 1,
  borderBottomWidth: 3,
  borderLeftWidth: 1,
  borderStyle: 'dashed',
  borderColor: '#445566',
  borderRadius: 4,
  opacity: 0.5,
};

const STYLED: NodeStyle = {
  ...ALL_STYLES,
  tablet: { paddingTop: 4 },
  phone: ALL_STYLES,
  dark: { backgroundColor: '#101828', color: '#f2f4f7', borderColor: '#98a2b3' },
  hideOn: 'mobile',
};

/** Grounds stand in each other's stead, so each is a sample of its own. */
const GROUNDS: Readonly<Record<string, NodeStyle>> = {
  'on an image': {
    paddingTop: 24,
    paddingLeft: 12,
    backgroundImage: '/ground.png?a=1&b=2',
    backgroundSize: 'contain',
    backgroundPosition: 'right top',
    backgroundRepeat: 'repeat-x',
  },
  'on a gradient': {
    gradientFrom: '#1d4ed8',
    gradientTo: '#7c3aed',
    gradientAngle: 90,
    dark: { backgroundColor: '#101828' },
  },
};

/** Types without a tile of their own: containers that others make, and what stands for the unknown. */
const WITHOUT_TILE: Readonly<Record<string, JsonObject>> = {
  column: { gap: 16 },
  unreadable: { raw: { type: 'text', props: 7 } },
};

/** Props without a field that something other than the panel fills. */
const FILLED_FROM_OUTSIDE: Readonly<Record<string, JsonObject>> = {
  'product-list': {
    rule: { storeUuid: 'shop', sort: 'newest', category: null, tag: null, onSale: false, count: 5 },
    columns: 4,
    shown: Array.from({ length: 5 }, (_, index) => ({
      storeUuid: 'shop',
      productId: `cup-${index}`,
      productName: 'Cup',
      productDescription: 'Holds tea.',
      imageLink: `https://shop.example/cup-${index}.jpg`,
      productLink: `https://shop.example/cup-${index}`,
      price: '49.00',
      salePrice: index === 0 ? '39.00' : null,
      priceTo: null,
      currency: 'EUR',
      availability: 'inStock',
    })),
  },
};

/** Each tile as it is dropped; each tile with all fields filled in; and that with every style value there is. */
export function samplesOf(block: MailBlock): readonly Sample[] {
  const seeds: readonly (readonly [string, NodeSeed])[] = block.tiles.length
    ? block.tiles.map((tile) => [tile.id, tile.create()])
    : [[block.type, { type: block.type, props: WITHOUT_TILE[block.type] ?? {}, style: {} }]];
  return seeds.flatMap(([id, seed]) => {
    const node = nodeOf(seed, id);
    const fill = block.fields.map((field) => ({ ...filledBeside(field), [field.prop]: filled(field) }));
    const props: JsonObject = Object.assign({}, node.props, ...fill, FILLED_FROM_OUTSIDE[block.type]);
    const full = {
      ...node,
      props,
      ...(block.kind !== 'block' && { children: node.children?.length ? node.children.map(withText) : [TEXT] }),
    };
    return [
      { name: id, node },
      { name: `${id}, filled`, node: full },
      { name: `${id}, styled`, node: { ...full, style: STYLED } },
      ...(block.styleSections.includes('backgroundImage') && (block.tiles[0]?.id ?? id) === id
        ? groundsOf(id, full)
        : []),
    ];
  });
}

function groundsOf(id: string, node: DocumentNode): Sample[] {
  return Object.entries(GROUNDS).map(([name, style]) => ({ name: `${id}, ${name}`, node: { ...node, style } }));
}

const TEXT: DocumentNode = {
  id: 'text',
  type: 'text',
  props: { content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Words' }] }] },
  style: {},
};

function withText(node: DocumentNode): DocumentNode {
  return node.type === 'column' ? { ...node, children: [TEXT] } : node;
}

function nodeOf(seed: NodeSeed, id: string): DocumentNode {
  const { children, ...own } = seed;
  return { id, ...own, ...(children && { children: children.map((child, index) => nodeOf(child, `${id}-${index}`)) }) };
}

function filled(field: FieldInput): JsonValue {
  switch (field.kind) {
    case 'list': {
      const full = Object.fromEntries(field.items.map((item) => [item.prop, filled(item)]));
      return Array.from({ length: Math.min(field.max, Math.max(field.min, 2)) }, () => ({
        ...field.create([]),
        ...full,
      }));
    }
    case 'text':
    case 'textarea':
      return 'Some words';
    case 'code':
      return '<p>Some <b>code</b></p>';
    case 'url':
      return 'https://shop.example/';
    case 'link':
      return { href: 'https://shop.example/', target: '_blank', title: 'Shop' };
    case 'image':
      return field.version ? `/picture-${field.version.for}.png` : '/picture.png';
    case 'number':
      return Math.min(field.max, Math.max(field.min, 24));
    case 'toggle':
      return true;
    case 'color':
      return '#336699';
    case 'datetime':
      return '2026-12-24T18:00:00';
    case 'timeZone':
      return 'Europe/Berlin';
    case 'video':
      return 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
    case 'qrCode':
      return 'https://shop.example/';
    case 'pictures':
    case 'select':
    case 'segmented':
      return field.options.at(-1) ?? '';
  }
}

/** Props that an input fills besides its own. */
function filledBeside(field: FieldInput): JsonObject {
  return field.kind === 'video' || field.kind === 'qrCode' ? { [field.pictureProp]: '/picture.png' } : {};
}
