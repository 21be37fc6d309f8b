import { blockRegistry } from '@mailwright/blocks';
import { PROFILES, recognizeProfile } from '@mailwright/contract';
import { DEFAULT_SETTINGS, type EmailDocument, fromSeed, ISLAND_TYPE } from '@mailwright/document';
import { documentTitle, insertStyles, isWholeHtml } from '@mailwright/island';
import type { Imported } from '../imported.ts';
import { convertNeutral } from '../neutral/convert-neutral.ts';
import type { NeutralImport } from '../neutral/neutral-import.ts';
import { withNeutralText } from '../neutral/neutral-tags.ts';

/** A mail made of HTML, with what its source says that inboxes show. */
export interface ImportedHtml extends Imported, NeutralImport {
  readonly title: string;
  readonly preHeader: string;
}

/**
 * Makes a mail of HTML: `island` keeps its very bytes in one block, with `css` added to a whole document; `blocks` makes
 * blocks of it. null when it is deeper or larger than any mail, or when there is nothing in it to make blocks of.
 * `scope` is the class that keeps the CSS of code that stays to itself.
 */
export function importHtml(
  source: string,
  { mode, css = '', scope }: { readonly mode: 'island' | 'blocks'; readonly css?: string; readonly scope: string },
): ImportedHtml | null {
  const isWhole = isWholeHtml(source);
  const html = isWhole ? insertStyles(source, css) : source;
  const node = fromSeed({ type: ISLAND_TYPE, props: { source: html }, style: {} }, blockRegistry);
  const own = isWhole || css.trim() === '' ? {} : { customStyles: css };
  const document: EmailDocument = { formatVersion: 1, settings: DEFAULT_SETTINGS, nodes: [node], ...own };
  if (mode === 'blocks') {
    const made = convertNeutral(document, node.id, { scope });
    // What a whole mail says of itself was read with it.
    return made && { ...made, title: made.info?.title ?? '', preHeader: made.info?.preheader ?? '' };
  }
  const title = isWhole ? documentTitle(source) : '';
  const profile = recognizeProfile([html], PROFILES);
  const { id } = node;
  const code = {
    fidelity: 'code',
    part: 'html',
    block: node.type,
    reason: 'own-markup',
    count: 1,
    nodes: [id],
  } as const;
  const made = { document, report: { findings: [code] }, preHeader: '' };
  if (!profile) return { ...made, title };
  return { ...made, title: withNeutralText(title, profile), system: profile.name, profile: profile.id };
}
