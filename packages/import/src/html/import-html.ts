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
  const title = isWhole ? documentTitle(source) : '';
  if (mode === 'blocks') {
    const made = convertNeutral(document, node.id, { scope });
    return made && withInbox(made, made.info?.title || title, made.info?.preheader ?? '');
  }
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
  const made = { document, report: { findings: [code] } };
  return withInbox(profile ? { ...made, system: profile.name, profile: profile.id } : made, title, '');
}

/** Fields in what inboxes show are those of the mail, as in its texts. */
function withInbox<T extends Imported & NeutralImport>(made: T, title: string, preHeader: string) {
  const profile = PROFILES.find(({ id }) => id === made.profile);
  const neutral = (text: string) => (profile ? withNeutralText(text, profile) : text);
  return { ...made, title: neutral(title), preHeader: neutral(preHeader) };
}
