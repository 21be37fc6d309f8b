import { decodeLabel } from '@mailwright/document';
import { i18n } from '../../../../shared/i18n/i18n.ts';
import type { TextKey, Values } from '../../../../shared/i18n/text-key.ts';

/** A step of the history in words: "Move Button", "Change Button: Label". */
export function stepName(label: string): string {
  const { action, type, field, count } = decodeLabel(label);
  const what =
    count !== undefined ? i18n.t('editor:step.blocks', { count }) : (blockName(type) ?? i18n.t('editor:step.block'));
  const name = translated(`editor:step.${action}`, { what }) ?? action;
  const fieldName = field === undefined ? undefined : fieldLabel(type, field);
  return fieldName === undefined ? name : `${name}: ${fieldName}`;
}

/** Returns the name of a type of block; undefined for an unknown type. */
export function blockName(type: string | undefined): string | undefined {
  return translated(`blocks:${type}.name`);
}

function fieldLabel(type: string | undefined, field: string): string | undefined {
  return (
    translated(`blocks:${type}.field.${field}`) ??
    translated(`panels:style.${field}`) ??
    translated(`panels:general.${field}`)
  );
}

function translated(key: string, values: Values = {}): string | undefined {
  return i18n.exists(key) ? i18n.t(key as TextKey, values) : undefined;
}
