import type { Field, ItemField } from '@mailwright/document';
import type { MailBlock } from '../mail-block.ts';

type Path = readonly (string | number)[];

/** The field of a block, or of an item of one of its lists, that a place in its props belongs to. */
export function fieldAt({ fields }: MailBlock, [prop, , itemProp]: Path): Field | ItemField | undefined {
  const field = fields.find((each) => each.prop === prop);
  return field?.kind === 'list' ? field.items.find((each) => each.prop === itemProp) : field;
}

/** A place in the props in words, with the kind of its field. */
export function placeOf(block: MailBlock, path: Path): string {
  const field = fieldAt(block, path);
  return `the prop "${path.join('.')}" (${field ? `a field of the kind ${field.kind}` : 'which has no field'}) of the block "${block.type}"`;
}

/** Returns whether the value at a path in the props is an address, as the block declares it. */
export function isAddress(block: MailBlock, path: Path): boolean {
  if (path[0] === block.richTextProp) return path.at(-1) === 'href';
  if (path[0] === 'shown') return ['imageLink', 'productLink'].includes(String(path.at(-1)));
  const field = fieldAt(block, path);
  if (field === undefined) return block.fields.some((each) => picturesOf(each).includes(String(path[0])));
  if (field.kind === 'text') return field.address === true;
  return ['url', 'image', 'link', 'video', 'qrCode'].includes(field.kind);
}

/** Props without a field of their own that a field fills with the address of a picture. */
function picturesOf(field: Field): readonly string[] {
  if (field.kind === 'video') return [field.pictureProp, field.thumbnailProp];
  if (field.kind === 'qrCode') return [field.pictureProp];
  return field.kind === 'pictures' && field.overlay ? [field.overlay.pictureProp] : [];
}
