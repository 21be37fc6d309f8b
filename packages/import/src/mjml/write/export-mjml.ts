import { mergeTextHtml } from '@mailwright/blocks';
import { type DocumentNode, type EmailDocument, PAGE_WRAPPER_TYPE } from '@mailwright/document';
import { splitDocument } from '@mailwright/island';
import {
  arrangeBy,
  createMergeTags,
  createRenderer,
  type DocumentOptions,
  headExtras,
  mailStyles,
  type RenderedNode,
  wholeDocument,
} from '@mailwright/render';
import type { FidelityReport } from '../../imported.ts';
import { createExportNotes } from './export-notes.ts';
import { bordersOf, mjmlColor, mjmlElement, px } from './mjml-markup.ts';
import { writeSections } from './write-sections.ts';
import { enclosed, HIDE_RULES, noteLeftOut, placedChildren, styleOf, type Writing } from './writing.ts';

/** A mail written in MJML, and what of it MJML cannot say. */
export interface ExportedMjml {
  readonly content: string;
  readonly report: FidelityReport;
}

/**
 * Writes a mail as MJML 5 reads it. Foreign HTML, and what no element says, are `mj-raw` of the HTML that is sent;
 * conditions, repeats and fields are those of the profile. Takes what rendering the mail takes.
 */
export function exportMjml(document: EmailDocument, options: DocumentOptions): ExportedMjml {
  const { note, report } = createExportNotes();
  const { settings, nodes, customStyles = '' } = document;
  const arrange = options.profile && arrangeBy(options.profile);
  const tags = new Map<string, ReturnType<typeof createMergeTags>>();
  const writing: Writing = {
    ...{ registry: options.registry, settings, arrange, assetBase: options.assetBase, note },
    renderer: createRenderer({ ...options, settings, arrange }),
    tagsIn(lists) {
      const key = lists.join('\n');
      const known = tags.get(key) ?? createMergeTags(options, { values: undefined, lists });
      tags.set(key, known);
      return known;
    },
    hidden: new Set(),
    rules: new Set<RenderedNode['rules'][number]>(),
  };
  const source = wholeDocument(document);
  const body =
    source === null ? nodes.map((node) => writeRoot(node, writing)).join('\n') : wholeCode(source, nodes, writing);
  const rules = [...writing.rules];
  const own = source === null ? customStyles : (splitDocument(source)?.css ?? '');
  const css = [
    rules.length > 0 || own.trim() !== '' ? mailStyles(rules, own) : '',
    ...[...writing.hidden].map((hideOn) => HIDE_RULES[hideOn]),
  ].join('\n');
  const merged = (text: string) => mergeTextHtml(text, { mergeTag: writing.tagsIn([]).html });
  const extras = enclosed(headExtras({ ...settings, webFonts: [] }, () => '', options.assetBase).trim()) ?? '';
  const [first] = nodes;
  if (extras !== '' && first)
    note({ node: first, part: 'headCode', tag: 'mj-raw', fidelity: 'code', reason: 'own-markup' });
  const head = [
    text('mj-title', merged(options.title)),
    text('mj-preview', merged((options.preheader ?? '').trim())),
    ...(settings.webFonts ?? []).map(({ name, url }) => mjmlElement('mj-font', { name, href: url })),
    // Our columns go under each other below this width.
    mjmlElement('mj-breakpoint', { width: '768px' }),
    mjmlElement(
      'mj-attributes',
      {},
      mjmlElement('mj-all', { 'font-family': settings.paragraphFonts.replaceAll('"', "'") }),
    ),
    text('mj-style', css.trim().replace(/<\/(?=mj-style)/gi, '<\\/')),
    text('mj-raw', extras),
  ];
  const outer = mjmlColor(settings.outerColor);
  const root = { lang: settings.lang, dir: settings.dir };
  const content = mjmlElement(
    'mjml',
    root,
    `\n${mjmlElement('mj-head', {}, `\n${head.filter(Boolean).join('\n')}\n`)}\n${mjmlElement(
      'mj-body',
      { width: px(settings.width), 'background-color': outer },
      `\n${body}\n`,
    )}\n`,
  );
  return { content: `${content}\n`, report: report() };
}

function text(tag: string, content: string): string {
  return content.trim() === '' ? '' : mjmlElement(tag, {}, content);
}

/** The page with its sections; its own space and color are those of the sections. */
function writeRoot(node: DocumentNode, writing: Writing): string {
  const { settings, renderer } = writing;
  const background = mjmlColor(settings.bgColor);
  if (node.type !== PAGE_WRAPPER_TYPE) {
    const child = { node, place: renderer.root, before: '', after: '' };
    return writeSections([child], { background, left: 0, right: 0 }, false, writing);
  }
  const style = styleOf(node, writing);
  noteLeftOut(node, 'mj-body', writing, [
    ...(style.backgroundImage ? ['backgroundImage'] : []),
    ...(Object.values(bordersOf(style)).some(Boolean) || style.borderRadius ? ['border'] : []),
  ]);
  const sides = (style.paddingLeft ?? 0) + (style.paddingRight ?? 0);
  if (sides > 0) noteLeftOut({ ...node, style: {} }, 'mj-body', writing, ['padding']);
  const page = { background, left: settings.padding, right: settings.padding };
  // The page's own space shows what is around the mail.
  const space = (height = 0) => (height > 0 ? mjmlElement('mj-section', { padding: `${px(height)} 0 0` }, '\n') : '');
  const sections = writeSections(placedChildren(node, renderer.root, writing), page, false, writing);
  return [space(style.paddingTop), sections, space(style.paddingBottom)].filter(Boolean).join('\n');
}

/** An imported whole mail: what its body holds, in one piece. */
function wholeCode(source: string, [node]: readonly DocumentNode[], { note }: Writing): string {
  const parts = splitDocument(source);
  const code = enclosed(parts?.html ?? source);
  if (!node) return '';
  note({
    node,
    tag: code === null ? null : 'mj-raw',
    fidelity: code === null ? 'dropped' : 'code',
    reason: 'own-markup',
  });
  return code === null ? '' : `<mj-raw>${code}</mj-raw>`;
}
