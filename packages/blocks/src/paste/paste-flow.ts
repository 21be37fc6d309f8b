import {
  type NodeSeed,
  type RichBlock,
  type RichInline,
  type RichMark,
  type RichParagraph,
  type RichText,
  sameJson,
  type TextDirection,
} from '@mailwright/document';

type Align = NonNullable<RichParagraph['attrs']>['textAlign'];

/** Takes what is found in pasted HTML in reading order and makes blocks of it: texts grow until something else comes. */
export interface PasteFlow {
  readonly words: (text: string, marks: readonly RichMark[]) => void;
  readonly lineBreak: () => void;
  /** Ends the paragraph, if it holds anything. */
  readonly endParagraph: (align?: Align, dir?: TextDirection) => void;
  readonly rich: (blocks: RichText) => void;
  readonly block: (seed: NodeSeed) => void;
  readonly seeds: () => readonly NodeSeed[];
}

export function createPasteFlow(): PasteFlow {
  const seeds: NodeSeed[] = [];
  let texts: RichBlock[] = [];
  let line: RichInline[] = [];

  function endParagraph(align: Align = null, dir?: TextDirection): void {
    const content = trimEnd(line);
    line = [];
    if (content.length === 0) return;
    const attrs = { ...(align && { textAlign: align }), ...(dir && { dir }) };
    texts.push({ type: 'paragraph', ...(Object.keys(attrs).length > 0 && { attrs }), content });
  }

  function endText(): void {
    endParagraph();
    if (texts.length > 0) seeds.push({ type: 'text', props: { content: texts }, style: {} });
    texts = [];
  }

  return {
    words(text, marks) {
      const last = line.at(-1);
      const atStart = last === undefined || last.type === 'hardBreak' || (last.type === 'text' && / $/.test(last.text));
      const added = atStart ? text.replace(/^ +/, '') : text;
      if (added === '') return;
      const kept = marks.length > 0 ? { marks } : {};
      if (last?.type === 'text' && sameJson(last.marks ?? [], marks)) {
        line = [...line.slice(0, -1), { type: 'text', text: last.text + added, ...kept }];
      } else line.push({ type: 'text', text: added, ...kept });
    },
    lineBreak() {
      line.push({ type: 'hardBreak' });
    },
    endParagraph,
    rich(blocks) {
      endParagraph();
      texts.push(...blocks);
    },
    block(seed) {
      endText();
      seeds.push(seed);
    },
    seeds() {
      endText();
      return seeds;
    },
  };
}

/** Without the blanks and line breaks that end it; nothing when only such are in it. */
function trimEnd(line: readonly RichInline[]): readonly RichInline[] {
  const kept = [...line];
  for (let last = kept.at(-1); last !== undefined; last = kept.at(-1)) {
    if (last.type === 'mergeField') break;
    if (last.type === 'text') {
      const text = last.text.trimEnd();
      if (text !== '') {
        kept[kept.length - 1] = { ...last, text };
        break;
      }
    }
    kept.pop();
  }
  const first = kept.findIndex(({ type }) => type !== 'hardBreak');
  return first > 0 ? kept.slice(first) : kept;
}
