import type { NodeSeed } from '@mailwright/document';
import type { PastedContent } from './paste-text.ts';

/** `seedsFromPaste`, whose HTML parser is fetched when it is asked for: most mails are written without pasting. */
export async function readPaste(content: PastedContent, customCode: boolean): Promise<readonly NodeSeed[]> {
  const { seedsFromPaste } = await loadPaste();
  return seedsFromPaste(content, customCode);
}

/** Fetches what `readPaste` needs, so that it is there when the connection is not. */
export function loadPaste(): Promise<typeof import('./paste-text.ts')> {
  return import('./paste-text.ts');
}
