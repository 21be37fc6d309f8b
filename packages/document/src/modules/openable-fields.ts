import type { BlockDefinition } from '../block-definition.ts';
import type { Field } from '../field.ts';
import { STYLE_SECTION_KEYS, type StyleKey } from '../node-style.ts';

/** Field that the author of a module may open for changes by mails. */
export interface OpenableField {
  /** Prop name, or `style.<key>`. */
  readonly key: string;
  readonly kind: 'text' | 'richText' | 'image' | 'link' | 'color';
  /**
   * Keys of values that change together with it: the width of a picture's file, its text, its versions, the icon it is
   * drawn from.
   */
  readonly along: readonly string[];
}

const STYLE_KINDS: Readonly<Partial<Record<StyleKey, OpenableField['kind']>>> = {
  color: 'color',
  backgroundColor: 'color',
  borderColor: 'color',
  gradientFrom: 'color',
  gradientTo: 'color',
  backgroundImage: 'image',
};

const known = new WeakMap<BlockDefinition, readonly OpenableField[]>();

/** The fields of a block that its author may open for mails: texts, images, links and colors, as its panel has them. */
export function openableFields(definition: BlockDefinition): readonly OpenableField[] {
  let fields = known.get(definition);
  if (!fields) {
    fields = [...textFields(definition), ...definition.fields.flatMap((field) => ofField(field, definition))].filter(
      ({ key }, index, all) => all.findIndex((other) => other.key === key) === index,
    );
    fields = [...fields, ...styleFields(definition)];
    known.set(definition, fields);
  }
  return fields;
}

/** Keys that a mail may write where an author has opened these: they themselves, and what changes along with them. */
export function writableKeys(definition: BlockDefinition, open: readonly string[]): ReadonlySet<string> {
  const along = openableFields(definition).filter(({ key }) => open.includes(key));
  return new Set([...along.map(({ key }) => key), ...along.flatMap((field) => field.along)]);
}

function textFields({ richTextProp, plainTextProp }: BlockDefinition): readonly OpenableField[] {
  return [
    ...(richTextProp === undefined ? [] : [{ key: richTextProp, kind: 'richText', along: [] } as const]),
    ...(plainTextProp === undefined ? [] : [{ key: plainTextProp, kind: 'text', along: [] } as const]),
  ];
}

function ofField(field: Field, { fields }: BlockDefinition): readonly OpenableField[] {
  const { prop: key } = field;
  switch (field.kind) {
    case 'text':
      return [{ key, kind: field.address ? 'link' : 'text', along: [] }];
    case 'textarea':
      return [{ key, kind: 'text', along: [] }];
    case 'link':
    case 'url':
      return [{ key, kind: 'link', along: [] }];
    case 'color':
      return [{ key, kind: 'color', along: [] }];
    case 'image':
      return [{ key, kind: 'image', along: alongWith(field, fields) }];
    default:
      return [];
  }
}

function alongWith(image: Extract<Field, { readonly kind: 'image' }>, fields: readonly Field[]): readonly string[] {
  const { prop, naturalWidthProp, standIn, icon } = image;
  const text = fields.filter((field) => field.kind === 'text' && field.describes === prop);
  const versions = fields.filter((field) => field.kind === 'image' && field.version?.of === prop);
  const hidden = [naturalWidthProp, standIn?.prop, icon?.id, icon?.color].filter((key) => key !== undefined);
  return [...hidden, ...[...text, ...versions].map((field) => field.prop)];
}

function styleFields({ styleSections }: BlockDefinition): readonly OpenableField[] {
  const keys = styleSections.flatMap((section) => STYLE_SECTION_KEYS[section]);
  return keys.flatMap((key) => {
    const kind = STYLE_KINDS[key];
    return kind ? [{ key: `style.${key}`, kind, along: [] }] : [];
  });
}
