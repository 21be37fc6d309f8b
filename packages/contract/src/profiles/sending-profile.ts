import type { ConditionOperator } from '../rules/conditions/condition.ts';
import type { ProfileId } from './profile-ids.ts';

/**
 * Syntax in which a sending system writes the neutral fields, conditions and repeats of mails, as data. Forms have
 * these placeholders: `<name>` a field as the system names it, `<text>` a text in quotes, `<words>` the same text
 * without quotes, `<content>` words outside of tags, `<number>`, `<length>` the number of characters of the text,
 * `<slot>` a separate variable for each test, `<test>`, `<list>` and `<item>`. The system cannot do what is left out.
 */
export interface SendingProfile {
  readonly id: ProfileId;
  readonly name: string;
  /** Address of the system's documentation. */
  readonly source: string;
  readonly names: FieldNames;
  readonly text: TextLiterals;
  readonly field: FieldForms;
  readonly condition?: ConditionForms;
  readonly repeat?: RepeatForms;
  /**
   * Tags of special fields. When absent, special fields are written as other fields: languages without a system around
   * them have none.
   */
  readonly special?: Readonly<Partial<Record<SpecialField, string>>>;
  /**
   * Parts without which the system refuses a mail, or says that it may not be sent; only from the documentation of its
   * makers.
   */
  readonly demands?: readonly ProfileDemand[];
  /** Text before the document, for the system to read. */
  readonly preamble?: string;
  /** Names in the system's tags that contain the sender's postal address. */
  readonly addressFields?: readonly string[];
  /** True when links to special fields are elements of the system in HTML: `<unsubscribe>`. */
  readonly linkElements?: true;
  /** True when a POST to the unsubscribe address unsubscribes (RFC 8058); only from the documentation of its makers. */
  readonly oneClick?: true;
  /** Names in double braces that no other system has, or their beginnings up to a dot or a colon. */
  readonly signs?: readonly string[];
  /**
   * Patterns of tags that the system's language has and most others do not. They tell it from systems that write fields
   * alike.
   */
  readonly language?: readonly RegExp[];
}

/** A part that every mail must contain. */
export interface ProfileDemand {
  /** Name of the demand, as authors read it. */
  readonly name: string;
  /**
   * Texts that meet the demand; one of them in the mail is enough. Compared as whole words, in any case and with any
   * blanks.
   */
  readonly signs: readonly string[];
  /** Neutral field that writes the demanded part. */
  readonly field: SpecialField;
}

/** Neutral fields that are not about the reader, by their names in mails. */
export type SpecialField = 'unsubscribe' | 'unsubscribe_profile' | 'view_in_browser' | 'sender_address' | 'preheader';

export interface FieldNames {
  /** System's names of its built-in fields, by the neutral name in lowercase without `_` and blanks. */
  readonly known?: Readonly<Record<string, string>>;
  /** Form of any other field, e.g. `contact.<name>`. */
  readonly other: string;
  /** Form of a name with a dot; without it, such a name is written as it is. */
  readonly dotted?: string;
  /**
   * Form of a name that is not a word of the language; its parts are separate quoted texts, e.g.
   * `(index .Attribs "<name>")`.
   */
  readonly quoted?: string;
  /**
   * Forms of names by their beginning. The beginnings of `other` and `dotted` need no entry: such names are written
   * with these forms.
   */
  readonly spaces?: Readonly<Record<string, string>>;
  /** True when names may be several words. */
  readonly words?: true;
  /** True when names are written in capitals. */
  readonly capitals?: true;
}

export interface TextLiterals {
  /** Meaning of a backslash in a text in quotes: an escape that must be doubled, the character itself, or not allowed. */
  readonly backslash: 'doubled' | 'itself' | 'impossible';
  /** Characters, besides braces and angle brackets, that end a tag or separate its parts. */
  readonly reserved?: string;
  /** Quote for compared texts that contain a double quote. */
  readonly otherQuote?: "'" | '`';
  /** True when the system escapes texts as HTML itself, so that texts in tags are not HTML. */
  readonly escapesHtml?: true;
}

export interface FieldForms {
  readonly tag: string;
  readonly fallback?: string;
  /** Form in plain text, for systems that would escape HTML otherwise. */
  readonly plainTag?: string;
  readonly plainFallback?: string;
  /** Form in plain text for a field that some readers do not have, for systems that report such a field as an error. */
  readonly plainOptional?: string;
  /** Percent-encoded form, for the later parts of an address; absent when the system has none. */
  readonly encoded?: string;
  readonly encodedFallback?: string;
  /** True when blanks are encoded as `+`, which only web addresses read as blanks. */
  readonly encodesBlanksAsPlus?: true;
}

/** Tags before a part of a mail, between it and the part for other readers, and after both. */
export interface BlockForm {
  readonly open: string;
  readonly else?: string;
  readonly close: string;
}

export interface ConditionForms {
  /**
   * Tag of a further test between two parts, and the tag that begins a condition with the same test. Read only, never
   * written.
   */
  readonly elseIf?: { readonly tag: string; readonly open: string };
  /** One tag around a test in the system's language, or around several joined tests. */
  readonly expression?: BlockForm & {
    readonly tests: Readonly<Partial<Record<ConditionOperator, TestForm>>>;
    /** Tests with the same meaning that people write by hand. Read only, never written. */
    readonly typed?: Readonly<Partial<Record<ConditionOperator, readonly string[]>>>;
    readonly all: Joint;
    readonly any: Joint;
  };
  /** Separate tags for each operator; they are nested when all tests must be true. */
  readonly blocks?: Readonly<Partial<Record<ConditionOperator, BlockForm>>>;
}

/** A test, where needed with tags that stand before the condition. */
export type TestForm = string | { readonly before: string; readonly test: string };

/** Text between tests, or texts before all tests, around each and between them. */
export type Joint = string | { readonly before: string; readonly each: string; readonly between: string };

export interface RepeatForms {
  readonly open: string;
  readonly close: string;
  /** Form of the list, when it is named in another way than fields. */
  readonly list?: string;
  /** Forms of a field of the item, and of the item itself. */
  readonly field: string;
  readonly self: string;
  /** Form of a field of the item with a fallback, when it differs from that of other fields. */
  readonly fallback?: string;
  readonly encodedFallback?: string;
  /** Form of a field that does not belong to the item, within a repeat. */
  readonly outer?: string;
}
