import type { MailBlock } from '@mailwright/blocks';
import type { ProfileWriter, SampleRecord } from '@mailwright/contract';
import type { BlockRegistry, DocumentNode, GeneralSettings } from '@mailwright/document';
import type { Arrange } from './conditions/arrange.ts';
import type { PlacedNode } from './renderer.ts';

/** Options of the renderer, beside the document. */
export interface RendererOptions {
  readonly registry: BlockRegistry<MailBlock>;
  readonly settings: GeneralSettings;
  /** Address before asset paths that makes them absolute, e.g. `https://mail.example`; without a slash at the end. */
  readonly assetBase: string;
  /** Form in which merge fields are written; `name` stands for the name. Default `{{ name }}`. It has no fallbacks. */
  readonly mergeSyntax?: string;
  /** Writes fields, conditions and repeats as one sending system reads them; without it everybody is shown everything once. */
  readonly profile?: ProfileWriter | undefined;
  /** Puts the tags of conditions and repeats into the mail; `renderDocument` and `renderText` make it of `profile`. */
  readonly arrange?: Arrange | undefined;
  /** Values that replace fields. A field without a value and without a fallback stays. */
  readonly samples?: SampleRecord | undefined;
  /** Returns the values that replace `samples` at a node of a repeat: see `personalDocument`. */
  readonly valuesOf?: ((node: DocumentNode) => SampleRecord | undefined) | undefined;
  /** Writes the canvas's marks: `data-mw-id`, `data-mw-kind`, `data-mw-edit`, `data-mw-label`. */
  readonly marks?: boolean;
  /** Further attributes of the element that a node makes, e.g. ` data-changed="1"`: for looks at a mail, never for the mail. */
  readonly attributesOf?: (node: DocumentNode) => string;
  /** Makes foreign HTML harmless, for the canvas. Without it the canvas shows foreign HTML as the text it is. */
  readonly harmless?: (html: string) => string;
  /**
   * Nodes that were rendered before with these very options, and where those go that are rendered now; without it a
   * renderer remembers what it has rendered itself.
   */
  readonly memory?: Pick<Map<DocumentNode, PlacedNode>, 'get' | 'set'>;
  /** Translates the labels of the canvas; `key` is `<type>.<key>` of a block's strings. Default English. */
  readonly translate?: (key: string) => string | undefined;
}

/** Data that a whole mail needs beside its nodes; settings and the author's CSS come from the document itself. */
export interface DocumentOptions extends Omit<RendererOptions, 'settings' | 'arrange'> {
  /** The subject of the mail; merge fields may stand in it. */
  readonly title: string;
  /** Hidden first text that inboxes show beside the subject. */
  readonly preheader?: string;
  /**
   * Values of one person, used instead of `samples`: the mail is for that person, with conditions and repeats decided.
   * Without a person and without a profile, everything is shown once.
   */
  readonly person?: SampleRecord | undefined;
  /** Breaks long lines instead of `foldLines`, e.g. with a memory of its results; the result must be the same. */
  readonly fold?: (html: string, foreign: readonly string[]) => string;
  /** HTML of the body as the mail has it, where `memory` gave marks that stand for nodes instead of their HTML. */
  readonly expand?: (html: string) => string;
}

export const DEFAULT_MERGE_SYNTAX = '{{ name }}';
