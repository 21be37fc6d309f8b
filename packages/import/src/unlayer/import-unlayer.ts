import { loadPaste } from '@mailwright/blocks';
import { LIMITS } from '@mailwright/contract';
import type { JsonObject } from '@mailwright/document';
import { assembleDocument } from '../assemble-document.ts';
import { lengthOf } from '../design/lengths.ts';
import { color, fontFamily } from '../design/looks.ts';
import { at, list, record, text } from '../design/narrow.ts';
import { saidByDesign } from '../design/part-content.ts';
import { createPartNotes } from '../design/part-notes.ts';
import { createPartReader } from '../design/read-part.ts';
import { importedSettings } from '../design/settings.ts';
import { type FoundFont, fontOf } from '../fonts/found-font.ts';
import { withFonts } from '../fonts/with-fonts.ts';
import type { Imported } from '../imported.ts';
import { noteRelative } from '../law/relative-addresses.ts';
import { tellLost } from '../law/tell-lost.ts';
import { createReportCollector } from '../report-collector.ts';
import { imageStyle, type RowsAround, rowSections } from './rows.ts';

const MAX_FONTS = 20;

/** The fonts that a design fetches from the web, for the whole mail and for single texts. */
function webFonts(body: JsonObject): readonly FoundFont[] {
  const contents = list(body.rows)
    .flatMap((row) => list(at(row, 'columns')))
    .flatMap((column) => list(at(column, 'contents')));
  const fonts = [body, ...contents].flatMap((part) => {
    const font = at(part, 'values', 'fontFamily');
    return fontOf(font, text(at(font, 'value')) || text(at(font, 'label')));
  });
  return [...new Map(fonts.map((font) => [font.name, font])).values()].slice(0, MAX_FONTS);
}

/** Makes a mail of a design of Unlayer. What cannot be read is a placeholder, or named as dropped. */
export async function importUnlayer(json: JsonObject): Promise<Imported> {
  const body = record(json.body);
  const values = record(body.values);
  const collector = createReportCollector();
  const background = color(values.backgroundColor) ?? '#ffffff';
  const width = Math.min(2000, Math.max(100, lengthOf(values.contentWidth) ?? 600));
  const around: RowsAround = {
    collector,
    read: createPartReader(collector),
    words: {
      paste: await loadPaste(),
      color: color(values.textColor) ?? '#000000',
      linkColor: color(at(values, 'linkStyle', 'linkColor')),
    },
    width,
    background,
    anchors: new Set(),
  };
  const sections = [body.headers, body.rows, body.footers].flatMap((rows) =>
    list(rows).flatMap((row) => rowSections(record(row), around)),
  );
  const notes = createPartNotes('body', collector);
  const wrapperStyle = { paddingTop: 0, paddingBottom: 0, ...imageStyle(values.backgroundImage, notes) };
  const settings = importedSettings({
    width,
    background,
    content: background,
    fonts: fontFamily(at(values.fontFamily, 'value') ?? values.fontFamily),
    underlineLinks: at(values, 'linkStyle', 'linkUnderline') !== false,
  });
  noteRelative(sections, collector);
  const mail = assembleDocument({ settings, wrapperStyle, sections });
  const [wrapper] = mail.nodes;
  if (wrapper) notes.tellOnlyChanges(wrapper);
  tellLost(saidByDesign(body), mail.nodes, [text(values.preheaderText)], collector);
  const document = withFonts(mail, { found: webFonts(body) }, collector, 'fontFamily');
  const preHeader = text(values.preheaderText).trim().slice(0, LIMITS.preheader.max);
  return { document, report: collector.report(), ...(preHeader && { preHeader }) };
}
