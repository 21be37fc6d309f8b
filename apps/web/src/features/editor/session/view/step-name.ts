import { decodeLabel } from '@mailwright/document';
import i18next, { type ParseKeys } from 'i18next';

/** A step of the history in words: "Move Button", "Change Button: Label". */
export function stepName(label: string): string {
  const { action, type, field, count } = decodeLabel(label);
  const what =
    count !== undefined
      ? i18next.t('editor:step.blocks', { count })
      : (blockName(type) ?? i18next.t('editor:step.block'));
  const name = translated(`editor:step.${action}`, { what }) ?? action;
  const fieldName = field === undefined ? undefined : fieldLabel(type, field);
  return fieldName === undefined ? name : `${name}: ${fieldName}`;
}

/** What a type of block is called; undefined for one that is not known here. */
export function blockName(type: string | undefined): string | undefined {
  return translated(`blocks:${type}.name`);
}

function fieldLabel(type: string | undefined, field: string): string | undefined {
  return (
    translated(`blocks:${type}.field.${field}`) ??
    translated(`editor:style.${field}`) ??
    translated(`editor:general.${field}`)
  );
}

function translated(key: string, values: Readonly<Record<string, unknown>> = {}): string | undefined {
  return i18next.exists(key) ? i18next.t(key as ParseKeys, values) : undefined;
}
