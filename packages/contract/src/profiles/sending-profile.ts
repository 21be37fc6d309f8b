import type { ConditionOperator } from '../rules/conditions/condition.ts';
import type { ProfileId } from './profile-ids.ts';

/**
 * How a sending system writes what mails hold neutrally, as data. In forms stand: `<name>` a field as the system names it,
 * `<text>` a text in quotes, `<words>` the same without quotes, `<content>` words outside of tags, `<number>`,
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
  /** Without which the system refuses a mail, or says that none may leave; only where its makers say so. */
  readonly demands?: readonly ProfileDemand[];
  /** What stands before the document, for the system to read. */
  readonly preamble?: string;
  /** Names in its tags that hold the sender's postal address. */
  readonly addressFields?: readonly string[];
  /** In HTML, links to special fields are elements of the system: `<unsubscribe>`. */
  readonly linkElements?: true;
  /** A POST to the address for unsubscribing does it (RFC 8058); only where the system's makers say so. */
  readonly oneClick?: true;
  /** Names in double braces that only this system has, or their beginnings up to a dot or a colon. */
  readonly signs?: readonly string[];
  /** Match tags that its language has and most others have not: they tell it from those that write fields alike. */
  readonly language?: readonly RegExp[];
}

/** Something that has to stand in every mail. */
export interface ProfileDemand {
  /** What it is called where its author is told. */
  readonly name: string;
  /** How it may stand in a mail: one of them is enough. Compared as whole words, whatever their case and blanks. */
  readonly signs: readonly string[];
  /** The neutral field that writes it. */
  readonly field: SpecialField;
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
  /** A name that is no word of the language, its parts as texts beside each other, e.g. `(index .Attribs "<name>")`. */
  readonly quoted?: string;
  /** How names are written that begin so; those that `other` and `dotted` begin with are written by these. */
  readonly spaces?: Readonly<Record<string, string>>;
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
  /** What a compared text with a double quote in it may stand in instead. */
  readonly otherQuote?: "'" | '`';
  /** The system writes texts as HTML itself: what stands in a tag is no HTML. */
  readonly escapesHtml?: true;
}

export interface FieldForms {
  readonly tag: string;
  readonly fallback?: string;
  /** In plain text, where the system would escape HTML otherwise. */
  readonly plainTag?: string;
  readonly plainFallback?: string;
  /** In plain text, a field that some readers have not got, where the system would say so. */
  readonly plainOptional?: string;
  /** Percent-encoded, for what an address goes on with; absent where the system has no way to say so. */
  readonly encoded?: string;
  readonly encodedFallback?: string;
  /** Blanks are encoded as `+`, which only addresses of the web read as blanks. */
  readonly encodesBlanksAsPlus?: true;
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
    /** Tests that people write and that say the same; read, and never written. */
    readonly typed?: Readonly<Partial<Record<ConditionOperator, readonly string[]>>>;
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
  readonly encodedFallback?: string;
  /** A field that is not of the item, within a repeat. */
  readonly outer?: string;
}
