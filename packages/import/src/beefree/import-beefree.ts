import { loadPaste } from '@mailwright/blocks';
import { tagPieces } from '@mailwright/contract';
import type { JsonObject } from '@mailwright/document';
import { assembleDocument } from '../assemble-document.ts';
import { lengthOf } from '../design/lengths.ts';
import { color, fontFamily } from '../design/looks.ts';
import { at, list, record, text } from '../design/narrow.ts';
import { saidByDesign } from '../design/part-content.ts';
import { createPartReader } from '../design/read-part.ts';
import { importedSettings } from '../design/settings.ts';
import { fontOf } from '../fonts/found-font.ts';
import { withFonts } from '../fonts/with-fonts.ts';
import type { Imported } from '../imported.ts';
import { noteRelative } from '../law/relative-addresses.ts';
import { tellLost } from '../law/tell-lost.ts';
import { createReportCollector } from '../report-collector.ts';
import { type RowsAround, rowSections } from './rows.ts';

const MAX_FONTS = 20;

const MAX_TITLE_LENGTH = 255;

/** Makes a mail of a design of Beefree. What cannot be read is a placeholder, or named as dropped. */
export async function importBeefree(json: JsonObject): Promise<Imported> {
  const page = record(json.page);
  const content = record(at(page, 'body', 'content'));
  const collector = createReportCollector();
  const background = color(at(page, 'body', 'container', 'style', 'background-color')) ?? '#ffffff';
  const width = lengthOf(at(content, 'computedStyle', 'messageWidth')) ?? 600;
  const around: RowsAround = {
    collector,
    read: createPartReader(collector),
    words: {
      paste: await loadPaste(),
      color: color(at(content, 'style', 'color')) ?? '#000000',
      linkColor: color(at(content, 'computedStyle', 'linkColor')),
    },
    width: Math.min(2000, Math.max(100, width)),
    background,
  };
  const sections = list(page.rows).flatMap((row) => rowSections(record(row), around));
  const settings = importedSettings({
    width: around.width,
    background,
    content: color(at(content, 'computedStyle', 'messageBackgroundColor')) ?? background,
    fonts: fontFamily(at(content, 'style', 'font-family')),
    underlineLinks: false,
  });
  noteRelative(sections, collector);
  const mail = assembleDocument({ settings, wrapperStyle: { paddingTop: 0, paddingBottom: 0 }, sections });
  const found = list(at(page, 'body', 'webFonts'))
    .slice(0, MAX_FONTS)
    .flatMap((font) => fontOf(font, text(at(font, 'fontFamily')) || text(at(font, 'name'))));
  tellLost(saidByDesign({ rows: page.rows ?? null }), mail.nodes, [], collector);
  // A mail is called as its file is: words that change with the reader are no name.
  for (const part of ['title', 'description'] as const) {
    const words = text(page[part]).trim();
    if (!tagPieces(words).some(({ isTag }) => isTag)) continue;
    collector.note({ fidelity: 'dropped', part, reason: 'no-counterpart', detail: words.slice(0, MAX_TITLE_LENGTH) });
  }
  const document = withFonts(mail, { found }, collector, 'webFonts');
  return { document, report: collector.report() };
}
