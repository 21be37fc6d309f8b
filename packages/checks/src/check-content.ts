import { isSendableAddress } from '@mailwright/blocks';
import { type Check, type FoundItem, imageWeightChecks, shownOnPhones, startsWithTag } from '@mailwright/contract';
import {
  type BlockDefinition,
  type ContentEntry,
  type ContentImage,
  type ContentPlace,
  type DocumentNode,
  type Field,
  type ItemField,
  isJsonObject,
  type JsonObject,
  nodeContent,
} from '@mailwright/document';
import type { MailToCheck } from './check-mail.ts';
import { imageKey, shownWidths } from './shown-widths.ts';

/** Problem with one prop of a node, or with one of the prop's items. */
export interface PropFinding {
  readonly check: Check;
  readonly prop: string;
  readonly item: FoundItem | null;
  /** Props of the node that put it right. */
  readonly fix: JsonObject | null;
}

/** Returns the problems with the links and images of a node itself, including those in its texts and in foreign HTML. */
export function checkContent(node: DocumentNode, block: BlockDefinition, mail: MailToCheck): readonly PropFinding[] {
  const entries = nodeContent(node, mail);
  return entries.flatMap((entry) => {
    const { prop, item = null } = entry;
    const found = (check: Check, more: Partial<PropFinding> = {}): PropFinding => ({
      check,
      prop,
      item,
      fix: null,
      ...more,
    });
    if (entry.kind === 'link') return checkLink(entry, fieldOf(entry, block), entries, node.props, found);
    if (entry.kind === 'image') {
      return [
        ...checkImage(entry, fieldsOf(entry, block), entries, found),
        ...checkWeight(entry, fieldOf(entry, block), mail, found),
      ];
    }
    return [];
  });
}

type Found = (check: Check, more?: Partial<PropFinding>) => PropFinding;

function checkLink(
  entry: ContentEntry & { readonly kind: 'link' },
  field: Field | ItemField | undefined,
  entries: readonly ContentEntry[],
  props: JsonObject,
  found: Found,
): readonly PropFinding[] {
  const isExpected = field?.kind !== 'link' || entry.at !== undefined || isAskedFor(entry, field.expected, entries);
  if (entry.value.trim() === '') return isExpected ? [found('linkMissing')] : [];
  // What a QR code says may be anything.
  if (field?.kind === 'qrCode' || !isUnfinishedLink(entry.value)) return [];
  const link = props[entry.prop];
  // What asks for no click does as well without a link.
  const isNeeded = isExpected || entry.item !== undefined || !isJsonObject(link);
  return [found('linkUnfinished', { fix: isNeeded ? null : { [entry.prop]: { ...link, href: '' } } })];
}

function isAskedFor(
  place: ContentPlace,
  expected: true | string | undefined,
  entries: readonly ContentEntry[],
): boolean {
  if (expected === undefined || expected === true) return expected === true;
  return entries.some(
    (entry) => entry.kind === 'text' && entry.prop === expected && isBeside(entry, place) && entry.value.trim() !== '',
  );
}

function checkImage(
  image: ContentEntry & ContentImage,
  fields: readonly (Field | ItemField)[],
  entries: readonly ContentEntry[],
  found: Found,
): readonly PropFinding[] {
  if (image.inStyle) return [];
  const { prop, value: src } = image;
  const isMissing = src.trim() === '';
  if (image.at !== undefined) {
    // In HTML an empty text is how a picture says that it is decoration.
    const isNamed = image.alt !== undefined;
    return [...(isMissing ? [found('imageMissing')] : []), ...(isNamed ? [] : [found('imageAlt')])];
  }
  const field = fields.find((each) => each.prop === prop);
  // A picture that is made from what another field holds is missed there.
  if (field?.kind !== 'image') return [];
  if (isMissing) return field.optional ? [] : [found('imageMissing')];
  const text = fields.find((each) => each.kind === 'text' && each.describes === prop);
  // A picture that cannot be marked as decoration is one while it has no text and leads nowhere.
  const leadsSomewhere = entries.some(
    (entry) => entry.kind === 'link' && entry.at === undefined && isBeside(entry, image) && entry.value.trim() !== '',
  );
  const isDecoration = image.decorative ?? !leadsSomewhere;
  const isNamed = text === undefined || (image.alt ?? '').trim() !== '' || isDecoration;
  return [
    ...(isWholeAddress(src.trim()) ? [] : [found('imageAddress')]),
    ...(isNamed ? [] : [found('imageAlt', { prop: text.prop })]),
  ];
}

/** Of a background nobody can say how many pixels it needs. */
function checkWeight(
  { value, inStyle }: ContentEntry & ContentImage,
  field: Field | ItemField | undefined,
  mail: MailToCheck,
  found: Found,
): readonly PropFinding[] {
  const image = mail.images?.get(value);
  if (!image) return [];
  const widest = inStyle ? null : (shownWidths(mail.html).get(imageKey(value)) ?? null);
  const isForPhones = field?.kind === 'image' && field.version?.for === 'phone';
  return imageWeightChecks(image, isForPhones ? shownOnPhones(widest) : widest).map((check) => found(check));
}

function isWholeAddress(src: string): boolean {
  const isWhole = /^(?:https?:\/\/[^/\s]|\/|.*\{\{)/i.test(src) || startsWithTag(src);
  return isWhole && isSendableAddress(src);
}

/** Both are of the same item, or of none. */
function isBeside(one: ContentPlace, other: ContentPlace): boolean {
  return one.item?.list === other.item?.list && one.item?.id === other.item?.id;
}

/** The fields among which that of an entry is. */
function fieldsOf({ item }: ContentPlace, { fields }: BlockDefinition): readonly (Field | ItemField)[] {
  if (item === undefined) return fields;
  const list = fields.find(({ prop }) => prop === item.list);
  return list?.kind === 'list' ? list.items : [];
}

function fieldOf(place: ContentPlace, block: BlockDefinition): Field | ItemField | undefined {
  return fieldsOf(place, block).find(({ prop }) => prop === place.prop);
}

/** An address that was begun and leads nowhere: `https://`, `#`, `mailto:`, or one that may not be sent. */
export function isUnfinishedLink(href: string): boolean {
  const address = href.trim();
  if (/^(?:https?:\/{0,2}|mailto:|tel:|sms:|#)$/i.test(address)) return true;
  return /^https?:\/\/(?:www\.)?\/?$/i.test(address) || !isSendableAddress(address);
}
