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
  /** HTML that MJML makes of it, with the author's CSS inlined; '' if MJML makes nothing of it, and for layout parts. */
  readonly html: string;
  readonly children: readonly MjmlPart[];
}

/** Problem in a source that MJML, or the check of its tags, has found. */
export interface MjmlProblem {
  readonly kind: MjmlProblemKind;
  /** Counted from 1. */
  readonly line: number;
  readonly tag: string;
  /** Detail of the tag: names of attributes, a value, the part around it, a file. */
  readonly detail: string;
}

export type MjmlProblemKind = MjmlMistake | MjmlWarning;

/** Mistake that makes a source unreadable. */
export type MjmlMistake = 'not-mjml' | 'no-body' | 'unclosed-tag' | 'unclosed-quote' | 'stray-end';

/** Content that MJML objects to and that is not carried out; the rest of the source is read. */
export type MjmlWarning = 'unknown-tag' | 'unknown-attribute' | 'wrong-value' | 'wrong-place' | 'include';
