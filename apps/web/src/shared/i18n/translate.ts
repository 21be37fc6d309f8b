import type { Strings } from './load-namespace.ts';
import type { Values } from './text-key.ts';

const forms = new Map<string, Intl.PluralRules>();

function formOf(language: string, count: number): string {
  const rules = forms.get(language) ?? new Intl.PluralRules(language);
  forms.set(language, rules);
  return rules.select(count);
}

/**
 * Returns the text of a key in a language, before values are filled in; undefined when it is missing. With a `count`, the form
 * for this number is searched first: `<key>_zero` for zero in any language, then the language's own `_one`, `_few`, `_other` …
 */
export function textOf(strings: Strings, key: string, language: string, count?: number): string | undefined {
  if (count === undefined) return strings[key];
  const none = count === 0 ? strings[`${key}_zero`] : undefined;
  return none ?? strings[`${key}_${formOf(language, count)}`] ?? strings[key];
}

/** Replaces each `{{name}}` with its value; a name without a value is removed. */
export function fillIn(text: string, values: Values): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => String(values[name] ?? ''));
}
