import { isSendableAddress } from '@mailwright/blocks';
import { type Check, type FoundItem, zonedTime } from '@mailwright/contract';
import { type Field, fieldApplies, isJsonObject, type JsonObject, type JsonValue } from '@mailwright/document';
import { isUnfinishedLink } from './check-link.ts';

/** What is wrong with one prop of a node, or of one of its items. */
export interface FieldFinding {
  readonly check: Check;
  readonly prop: string;
  readonly item: FoundItem | null;
  /** Props of the node that put it right. */
  readonly fix: JsonObject | null;
}

interface FieldContext {
  readonly props: JsonObject;
  /** Milliseconds since 1970. */
  readonly now: number;
  readonly item: FoundItem | null;
}

/** What is wrong with what a block's fields hold. Works by the kinds of fields, so that new blocks are looked at, too. */
export function checkFields(fields: readonly Field[], props: JsonObject, now: number): readonly FieldFinding[] {
  return checkAll(fields, { props, now, item: null });
}

function checkAll(fields: readonly Field[], context: FieldContext): readonly FieldFinding[] {
  return fields.filter((field) => fieldApplies(field, context.props)).flatMap((field) => checkField(field, context));
}

function checkField(field: Field, context: FieldContext): readonly FieldFinding[] {
  const { props, now, item } = context;
  const { prop } = field;
  const value = props[prop];
  const found = (checks: readonly Check[], fix: JsonObject | null = null) =>
    checks.map((check): FieldFinding => ({ check, prop, item, fix }));
  switch (field.kind) {
    case 'image':
      return checkImage(text(value), prop, props).map((one): FieldFinding => ({ ...one, item, fix: null }));
    case 'link': {
      const link = isJsonObject(value) ? value : {};
      const isExpected = item !== null || hasWords(props);
      // What asks for no click does as well without a link.
      const fix = isExpected ? null : { [prop]: { ...link, href: '' } };
      return found(checkLink(text(link.href), isExpected), fix);
    }
    case 'text':
      return found(field.address && text(value).trim() === '' ? ['linkMissing'] : []);
    case 'video':
    case 'qrCode':
      return found(text(value) === '' ? ['linkMissing'] : []);
    case 'datetime': {
      const zone = field.zoneProp === undefined ? '' : text(props[field.zoneProp]);
      return found(checkMoment(text(value), zone, field, now));
    }
    case 'timeZone':
      return found(field.required !== undefined && text(value) === '' ? ['timerIncomplete'] : []);
    case 'list':
      return items(value).flatMap((each, index) =>
        checkAll(field.items, { props: each, now, item: { list: prop, index } }),
      );
    default:
      return [];
  }
}

function checkImage(src: string, prop: string, props: JsonObject): readonly Pick<FieldFinding, 'check' | 'prop'>[] {
  const isMain = prop === 'src';
  if (src.trim() === '') return isMain ? [{ check: 'imageMissing', prop }] : [];
  const isAddress = /^(?:https?:\/\/[^/\s]|\/|.*\{\{)/i.test(src.trim()) && isSendableAddress(src);
  // A picture that cannot be marked as decoration is one while it has no text and leads nowhere.
  const isDecoration = props.decorative ?? !leadsSomewhere(props);
  const isNamed = !isMain || props.alt === undefined || text(props.alt).trim() !== '' || isDecoration === true;
  return [
    ...(isAddress ? [] : [{ check: 'imageAddress' as const, prop }]),
    ...(isNamed ? [] : [{ check: 'imageAlt' as const, prop: 'alt' }]),
  ];
}

function checkLink(href: string, isExpected: boolean): readonly Check[] {
  if (href.trim() === '') return isExpected ? ['linkMissing'] : [];
  return isUnfinishedLink(href) ? ['linkUnfinished'] : [];
}

function checkMoment(
  moment: string,
  zone: string,
  { required }: { readonly required?: string },
  now: number,
): readonly Check[] {
  if (moment === '') return required === undefined ? [] : ['timerIncomplete'];
  const end = zone === '' ? null : zonedTime(moment, zone);
  return end !== null && end < now ? ['timerPast'] : [];
}

function leadsSomewhere({ link }: JsonObject): boolean {
  return isJsonObject(link) && text(link.href).trim() !== '';
}

/** Words that ask to be clicked. An image needs no link. */
function hasWords({ label, buttonLabel }: JsonObject): boolean {
  return text(label).trim() !== '' || text(buttonLabel).trim() !== '';
}

function items(value: JsonValue | undefined): readonly JsonObject[] {
  return Array.isArray(value) ? value.filter(isJsonObject) : [];
}

function text(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : '';
}
