import type { MailBlock } from '@mailwright/blocks';
import type { ProfileWriter } from '@mailwright/contract';
import type { BlockRegistry, DocumentNode, GeneralSettings } from '@mailwright/document';

/** What the renderer is told beside the document. */
export interface RendererOptions {
  readonly registry: BlockRegistry<MailBlock>;
  readonly settings: GeneralSettings;
  /** What makes asset paths absolute, e.g. `https://mail.example`; no slash at the end. */
  readonly assetBase: string;
  /** How merge fields are written; `name` stands for the name. Default `{{ name }}`. It has no fallbacks. */
  readonly mergeSyntax?: string;
  /** Writes merge fields for one sending system instead. */
  readonly profile?: ProfileWriter;
  /** Values to write instead of merge fields, by name (previews and test mails). Fields without one, and without a fallback, stay. */
  readonly samples?: Readonly<Record<string, string>>;
  /** Writes the canvas's marks: `data-mw-id`, `data-mw-kind`, `data-mw-edit`, `data-mw-label`. */
  readonly marks?: boolean;
  /** Further attributes of the element that a node makes, e.g. ` data-changed="1"`: for looks at a mail, never for the mail. */
  readonly attributesOf?: (node: DocumentNode) => string;
  /** Makes foreign HTML harmless, for the canvas. Without it the canvas shows foreign HTML as the text it is. */
  readonly harmless?: (html: string) => string;
  /** Translates the labels of the canvas; `key` is `<type>.<key>` of a block's strings. Default English. */
  readonly translate?: (key: string) => string | undefined;
}

/** What a whole mail needs beyond its nodes; settings and the author's CSS come from the document itself. */
export interface DocumentOptions extends Omit<RendererOptions, 'settings'> {
  /** The subject of the mail; merge fields may stand in it. */
  readonly title: string;
  /** Hidden first text that inboxes show beside the subject. */
  readonly preheader?: string;
}

export const DEFAULT_MERGE_SYNTAX = '{{ name }}';
