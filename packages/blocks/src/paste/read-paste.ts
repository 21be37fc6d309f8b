import type { NodeSeed, RichText } from '@mailwright/document';
import type { PasteLooks } from './paste-looks.ts';
import type { PastedContent } from './paste-text.ts';

/** Functions that read foreign content: as blocks, or as words for a text. */
export interface PasteReader {
  readonly seedsFromPaste: (content: PastedContent, customCode: boolean) => readonly NodeSeed[];
  readonly richTextFromPaste: (content: PastedContent) => RichText;
  /** Blocks of a design that is taken over with its looks: merge fields written in words become fields, too. */
  readonly designFromHtml: (html: string, looks: PasteLooks) => readonly NodeSeed[];
}

/** `seedsFromPaste`, whose HTML parser is fetched when it is asked for: most mails are written without pasting. */
export async function readPaste(content: PastedContent, customCode: boolean): Promise<readonly NodeSeed[]> {
  const { seedsFromPaste } = await loadPaste();
  return seedsFromPaste(content, customCode);
}

/** Fetches what reads foreign content, so that it is there at once, and when the connection is not. */
export async function loadPaste(): Promise<PasteReader> {
  const [{ seedsFromPaste }, { richTextFromPaste, designFromHtml }] = await Promise.all([
    import('./paste-text.ts'),
    import('./paste-rich-text.ts'),
  ]);
  return { seedsFromPaste, richTextFromPaste, designFromHtml };
}
