import type { CHECK_SENTENCES } from '@mailwright/checks';
import type { ErrorCode, FIELD_LABELS, MESSAGES } from '@mailwright/contract';
import type { EnglishFiles } from './english-files.ts';

/** Texts whose English stands beside the code that they belong to, and those that other languages alone have. */
interface TextsBesideCode {
  errors: Readonly<Record<ErrorCode, string>>;
  fields: typeof FIELD_LABELS;
  findings: Readonly<Record<keyof typeof CHECK_SENTENCES, string>>;
  messages: typeof MESSAGES;
  /** Keys are `<type>.<key>` of the registered blocks, known when they are loaded. */
  blocks: Readonly<Record<string, string>>;
}

type Texts = EnglishFiles & TextsBesideCode;

/** A file of texts that is loaded as one. */
export type Namespace = keyof Texts;

/** The form for a number is picked by `count`; code names the key without it. A key of one form alone is no such form. */
type WithoutForm<
  Key extends string,
  All extends string = Key,
> = Key extends `${infer Plain}_${'zero' | 'one' | 'other'}` ? (`${Plain}_one` extends All ? Plain : Key) : Key;

/** A key within its namespace. */
export type KeyOf<N extends Namespace> = WithoutForm<keyof Texts[N] & string>;

/** A key with its namespace before it: `editor:action.undo`. */
export type TextKey<N extends Namespace = Namespace> = { [Name in N]: `${Name}:${KeyOf<Name>}` }[N];

/** What is put in the place of each `{{name}}`; `count` also picks the form. */
export type Values = Readonly<Record<string, unknown>>;

/** The translate function of a namespace; keys of its own need no namespace before them. */
export type Translate<N extends Namespace> = (
  key: KeyOf<N> | TextKey<N | 'shared' | 'messages'>,
  values?: Values,
) => string;
