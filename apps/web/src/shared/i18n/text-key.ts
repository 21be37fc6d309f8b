import type { CHECK_SENTENCES } from '@mailwright/checks';
import type { ErrorCode, FIELD_LABELS, MESSAGES } from '@mailwright/contract';
import type { EnglishFiles } from './english-files.ts';

/** Texts whose English is in other files than the translations' own, beside the code that they belong to. */
interface TextsBesideCode {
  errors: Readonly<Record<ErrorCode, string>>;
  fields: typeof FIELD_LABELS;
  findings: Readonly<Record<keyof typeof CHECK_SENTENCES, string>>;
  messages: typeof MESSAGES;
  /** Texts of the registered blocks by `<type>.<key>`; the keys are known once the blocks are loaded. */
  blocks: Readonly<Record<string, string>>;
}

type Texts = EnglishFiles & TextsBesideCode;

/** Name of a file of texts, which is loaded as one. */
export type Namespace = keyof Texts;

/**
 * Key without the suffix of a plural form, as code uses it; `count` selects the form. A key without a form `_one` is no plural
 * form and stays as it is.
 */
type WithoutForm<
  Key extends string,
  All extends string = Key,
> = Key extends `${infer Plain}_${'zero' | 'one' | 'other'}` ? (`${Plain}_one` extends All ? Plain : Key) : Key;

/** Key within its namespace. */
export type KeyOf<N extends Namespace> = WithoutForm<keyof Texts[N] & string>;

/** Key with its namespace: `editor:action.undo`. */
export type TextKey<N extends Namespace = Namespace> = { [Name in N]: `${Name}:${KeyOf<Name>}` }[N];

/** Values that replace each `{{name}}`; `count` also selects the plural form. */
export type Values = Readonly<Record<string, unknown>>;

/** Returns the text of a key; keys of the function's own namespace need no namespace in front. */
export type Translate<N extends Namespace> = (
  key: KeyOf<N> | TextKey<N | 'shared' | 'messages'>,
  values?: Values,
) => string;
