import {
  type DocumentNode,
  isJsonObject,
  type JsonValue,
  richLines,
  SECTION_TYPE,
  walkNodes,
} from '@mailwright/document';

/** Sections at the beginning of a mail in which a logo is looked for. */
const HEADER_SECTIONS = 2;

/** A logo is no picture that fills the mail, CSS pixels. */
const WIDEST_LOGO = 320;

const FOOTER_WORDS =
  /©|·|\d{4,}|\bunsubscri|\byou (?:get|receive)|\bstreet\b|\broad\b|\bavenue\b|str\.|straße|\bcalle\b/i;

/** The sections of a mail, or of what is to be inserted into one, in their order; those in columns are parts of theirs. */
function sectionsOf(nodes: readonly DocumentNode[]): readonly DocumentNode[] {
  return nodes.flatMap((node) => (node.type === SECTION_TYPE ? [node] : sectionsOf(node.children ?? [])));
}

function blocksOf(nodes: readonly DocumentNode[]): readonly DocumentNode[] {
  const found: DocumentNode[] = [];
  walkNodes(nodes, (node) => {
    if (!node.children) found.push(node);
  });
  return found;
}

/** The image that says whose mail it is: a small one with words of its own at the top; null where there is none. */
export function logoNode(nodes: readonly DocumentNode[]): DocumentNode | null {
  const images = blocksOf(sectionsOf(nodes).slice(0, HEADER_SECTIONS)).filter(
    ({ type, props }) => type === 'image' && typeof props.src === 'string' && props.src !== '',
  );
  const said = images.find(({ props }) => /logo|mark-/i.test(`${String(props.alt)} ${String(props.src)}`));
  if (said) return said;
  const [first] = images;
  return first && isSmall(first) ? first : null;
}

function isSmall({ props }: DocumentNode): boolean {
  const { width, fullWidth } = props;
  return fullWidth !== true && typeof width === 'number' && width > 0 && width <= WIDEST_LOGO;
}

/** The name of a sender beside its mark, characters. */
const MAX_NAME_LENGTH = 40;

/** Returns whether the name of the sender comes right after a logo: in the same column, or in the next one. */
export function isBesideName(nodes: readonly DocumentNode[], logo: DocumentNode): boolean {
  const [row] = sectionsOf(nodes).filter((section) => blocksOf([section]).includes(logo));
  const blocks = row ? blocksOf([row]) : [];
  const next = blocks[blocks.indexOf(logo) + 1];
  if (!next || (next.type !== 'text' && next.type !== 'heading') || next.style.textAlign === 'right') return false;
  const words = richLines(next.props.content).join(' ');
  return words !== '' && words.length <= MAX_NAME_LENGTH && !JSON.stringify(next.props).includes('"type":"link"');
}

/** The text that names the sender and says why somebody gets the mail: in its last section; null where there is none. */
export function footerNode(nodes: readonly DocumentNode[]): DocumentNode | null {
  const sections = sectionsOf(nodes);
  const last = sections.at(-1);
  if (!last) return null;
  const texts = blocksOf([last]).filter(({ type }) => type === 'text');
  return texts.findLast(({ props }) => FOOTER_WORDS.test(richLines(props.content).join(' '))) ?? null;
}

/** The words that a rich text begins with in bold: the name of the sender in most footers; '' for none. */
export function boldStart(content: JsonValue | undefined): string {
  const [paragraph] = Array.isArray(content) ? content : [];
  const [run] = isJsonObject(paragraph) && Array.isArray(paragraph.content) ? paragraph.content : [];
  if (!isJsonObject(run) || typeof run.text !== 'string' || !Array.isArray(run.marks)) return '';
  return run.marks.some((mark) => isJsonObject(mark) && mark.type === 'bold') ? run.text.trim() : '';
}
