import type { ConditionOperator } from '../rules/conditions/condition.ts';
import type { ProfileId } from './profile-ids.ts';

/**
 * How a sending system writes what mails hold neutrally, as data. In forms stand: `<name>` a field as the system names it,
 * `<text>` a text in double quotes, `<words>` the same without quotes, `<content>` words outside of tags, `<number>`,
 * `<length>` of the text in characters, `<slot>` a variable of its own for each test, `<test>`, `<list>` and `<item>`.
 * What is left out the system cannot do.
 */
export interface SendingProfile {
  readonly id: ProfileId;
  readonly name: string;
  /** The system's documentation. */
  readonly source: string;
  readonly names: FieldNames;
  readonly text: TextLiterals;
  readonly field: FieldForms;
  readonly condition?: ConditionForms;
  readonly repeat?: RepeatForms;
  /** Absent, they are fields as others are: languages without a system around them know none. */
  readonly special?: Readonly<Partial<Record<SpecialField, string>>>;
  /** A POST to the address for unsubscribing does it (RFC 8058); only where the system's makers say so. */
  readonly oneClick?: true;
}

/** Neutral fields that are not of the reader, by their names in mails. */
export type SpecialField = 'unsubscribe' | 'unsubscribe_profile' | 'view_in_browser' | 'sender_address' | 'preheader';

export interface FieldNames {
  /** Names of fields that systems have from the start, by the neutral name in small letters without `_` and blanks. */
  readonly known?: Readonly<Record<string, string>>;
  /** Any other field, e.g. `contact.<name>`. */
  readonly other: string;
  /** A name with a dot in it, which is written as it is otherwise. */
  readonly dotted?: string;
  /** Names may be several words. */
  readonly words?: true;
  /** Names are written in capitals. */
  readonly capitals?: true;
}

export interface TextLiterals {
  /** What a backslash is in a text in quotes. */
  readonly backslash: 'doubled' | 'itself' | 'impossible';
  /** Signs, beside braces and pointed brackets, that end a tag or part it. */
  readonly reserved?: string;
  /** The system writes texts as HTML itself: what stands in a tag is no HTML. */
  readonly escapesHtml?: true;
}

export interface FieldForms {
  readonly tag: string;
  readonly fallback?: string;
  /** In plain text, where the system would escape HTML otherwise. */
  readonly plainTag?: string;
  readonly plainFallback?: string;
}

/** What stands before a part of a mail, between it and what others are shown instead, and after it. */
export interface BlockForm {
  readonly open: string;
  readonly else?: string;
  readonly close: string;
}

export interface ConditionForms {
  /** What tests again between two parts, and how the same would begin a condition of its own. Read, and never written. */
  readonly elseIf?: { readonly tag: string; readonly open: string };
  /** One tag around a test in the system's language, or several of them joined. */
  readonly expression?: BlockForm & {
    readonly tests: Readonly<Partial<Record<ConditionOperator, TestForm>>>;
    readonly all: Joint;
    readonly any: Joint;
  };
  /** Tags of their own for each operator; they are put into each other where all have to be true. */
  readonly blocks?: Readonly<Partial<Record<ConditionOperator, BlockForm>>>;
}

/** A test, where needed with tags that stand before the condition. */
export type TestForm = string | { readonly before: string; readonly test: string };

/** What stands between tests, or around each and before all. */
export type Joint = string | { readonly before: string; readonly each: string; readonly between: string };

export interface RepeatForms {
  readonly open: string;
  readonly close: string;
  /** The list, where it is named otherwise than fields. */
  readonly list?: string;
  /** A field of the item; the item itself. */
  readonly field: string;
  readonly self: string;
  /** A field of the item with a fallback, where it is written otherwise than that of another field. */
  readonly fallback?: string;
  /** A field that is not of the item, within a repeat. */
  readonly outer?: string;
}
