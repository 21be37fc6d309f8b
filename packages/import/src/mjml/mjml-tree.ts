import type { FoundFont } from '../fonts/found-font.ts';

/** A mail in MJML as MJML itself understands it: its parts with the settings it works out, and what it makes of them. */
export interface MjmlTree {
  readonly head: MjmlHead;
  readonly body: MjmlPart;
  /** Files that the source wants in its place, as it names them; none is read. */
  readonly includes: readonly string[];
}

export interface MjmlHead {
  readonly title: string;
  /** First words shown beside the subject. */
  readonly preview: string;
  readonly lang: string;
  readonly dir: string;
  /** CSS the author put into the head of the mail, in order. */
  readonly styles: readonly string[];
  /** CSS that MJML adds for parts it makes itself: accordions, carousels. */
  readonly ownStyles: string;
  /** Markup of the author's for the head of the mail. */
  readonly raw: string;
  /** The web fonts that the author links, and those that MJML links by itself where something is written in them. */
  readonly fonts: readonly FoundFont[];
  /** Selectors that get attributes of their own (`mj-html-attributes`). */
  readonly htmlAttributes: readonly string[];
}

export interface MjmlPart {
  /** `mj-text`, or whatever the source has in its place. */
  readonly tag: string;
  /** Line in the source, counted from 1. */
  readonly line: number;
  /** Settings that apply: its own, those of its classes, of `mj-attributes`, of its parent, and MJML's defaults. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Names of those that the author set. */
  readonly given: readonly string[];
  /** Width that MJML has for it, CSS pixels; 0 where MJML does not know the part. */
  readonly width: number;
  /** Its text or HTML, as written. */
  readonly content: string;
  /** What MJML makes of it, the author's CSS written into the elements; '' where it makes nothing, or of a layout part. */
  readonly html: string;
  readonly children: readonly MjmlPart[];
}

/** What MJML, or a look at its tags, has to say of a source, and where. */
export interface MjmlProblem {
  readonly kind: MjmlProblemKind;
  /** Counted from 1. */
  readonly line: number;
  readonly tag: string;
  /** What of the tag: names of attributes, a value, the part around it, a file. */
  readonly detail: string;
}

export type MjmlProblemKind = MjmlMistake | MjmlWarning;

/** What leaves a source unreadable. */
export type MjmlMistake = 'not-mjml' | 'no-body' | 'unclosed-tag' | 'unclosed-quote' | 'stray-end';

/** What MJML does not like, and what is not done: the rest is read all the same. */
export type MjmlWarning = 'unknown-tag' | 'unknown-attribute' | 'wrong-value' | 'wrong-place' | 'include';
