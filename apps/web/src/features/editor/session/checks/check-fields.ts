import { isSendableAddress } from '@mailwright/blocks';
import { zonedTime } from '@mailwright/contract';
import { type Field, fieldApplies, isJsonObject, type JsonObject, type JsonValue } from '@mailwright/document';
import { isUnfinishedLink } from './check-link.ts';
import type { Check } from './finding.ts';

/** What is wrong with what a block's fields hold. Works by the kinds of fields, so that new blocks are looked at, too. */
export function checkFields(fields: readonly Field[], props: JsonObject, now: number, isItem = false): Check[] {
  return fields.filter((field) => fieldApplies(field, props)).flatMap((field) => checkField(field, props, now, isItem));
}

function checkField(field: Field, props: JsonObject, now: number, isItem: boolean): readonly Check[] {
  const value = props[field.prop];
  switch (field.kind) {
    case 'image':
      return checkImage(text(value), field.prop === 'src', props);
    case 'link':
      return checkLink(isJsonObject(value) ? text(value.href) : '', isItem || hasWords(props));
    case 'text':
      return field.address && text(value).trim() === '' ? ['linkMissing'] : [];
    case 'video':
    case 'qrCode':
      return text(value) === '' ? ['linkMissing'] : [];
    case 'datetime':
      return checkMoment(text(value), field.zoneProp === undefined ? '' : text(props[field.zoneProp]), field, now);
    case 'timeZone':
      return field.required !== undefined && text(value) === '' ? ['timerIncomplete'] : [];
    case 'list':
      return items(value).flatMap((item) => checkFields(field.items, item, now, true));
    default:
      return [];
  }
}

function checkImage(src: string, isMain: boolean, props: JsonObject): readonly Check[] {
  if (src.trim() === '') return isMain ? ['imageMissing'] : [];
  const isAddress = /^(?:https?:\/\/[^/\s]|\/|.*\{\{)/i.test(src.trim()) && isSendableAddress(src);
  // A picture that cannot be marked as decoration is one while it has no text and leads nowhere.
  const isDecoration = props.decorative ?? !leadsSomewhere(props);
  const isNamed = !isMain || props.alt === undefined || text(props.alt).trim() !== '' || isDecoration === true;
  return [...(isAddress ? [] : (['imageAddress'] as const)), ...(isNamed ? [] : (['imageAlt'] as const))];
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
