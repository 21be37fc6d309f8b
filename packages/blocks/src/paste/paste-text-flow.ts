import type { JsonValue, NodeSeed, RichMark, RichText } from '@mailwright/document';
import { linkSchema } from '../shared/link/link.ts';
import { createPasteFlow, type PasteFlow } from './paste-flow.ts';
import { linkMark } from './paste-marks.ts';

const BOLD: RichMark = { type: 'bold' };

/** A flow that makes one text of everything: headings are bold lines, images their alternative text, buttons links. */
export function createTextFlow(): PasteFlow {
  const flow = createPasteFlow();
  return { ...flow, block: (seed) => writeAsText(seed, flow) };
}

function writeAsText({ type, props }: NodeSeed, flow: PasteFlow): void {
  if (type === 'heading') flow.rich(bold(props.content as unknown as RichText));
  else if (type === 'image') flow.words(String(props.alt), linkMarks(props.link));
  else if (type === 'button') flow.words(String(props.label), linkMarks(props.link));
  else flow.endParagraph();
}

function bold(text: RichText): RichText {
  return text.map((block) => {
    if (block.type !== 'paragraph' || !block.content) return block;
    const content = block.content.map((inline) => {
      if (inline.type !== 'text' || inline.marks?.some((mark) => mark.type === 'bold')) return inline;
      return { ...inline, marks: [...(inline.marks ?? []), BOLD] };
    });
    return { ...block, content };
  });
}

function linkMarks(value: JsonValue | undefined): readonly RichMark[] {
  const link = linkSchema.safeParse(value).data;
  return link?.href ? [linkMark(link)] : [];
}
