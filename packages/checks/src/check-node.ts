import { contrastOf, darkBackground, neededContrast, readableColor } from '@mailwright/blocks';
import { type Check, zonedTime } from '@mailwright/contract';
import {
  type BlockDefinition,
  COLUMN_TYPE,
  type Command,
  type DocumentNode,
  definitionOf,
  type Field,
  fieldApplies,
  type JsonObject,
  type JsonValue,
  type StyleValues,
} from '@mailwright/document';
import { checkContent, type PropFinding } from './check-content.ts';
import { checkDark } from './check-dark.ts';
import type { MailToCheck } from './check-mail.ts';
import { checkProduct } from './check-product.ts';
import { checkProductList } from './check-product-list.ts';
import type { Finding } from './finding.ts';
import { readMarks, type TextMarks } from './read-marks.ts';

type NodeFinding = Pick<Finding, 'check' | 'item' | 'prop' | 'fix'>;

/** The color behind a node: null where it is not known, and that of dark mode '' where the author gave none. */
export interface Grounds {
  readonly light: string | null;
  readonly dark: string;
}

/** Returns the problems with a node itself, without those of its children. */
export function checkNode(node: DocumentNode, grounds: Grounds, mail: MailToCheck): readonly NodeFinding[] {
  if (node.type === COLUMN_TYPE) return node.children?.length ? [] : [about('emptyColumn')];
  const block = definitionOf(node.type, mail.registry);
  if (!block) return [about('placeholder')];
  const props = [
    ...checkContent(node, block, mail),
    ...checkMoments(block.fields, node.props, mail.now),
    ...(mail.products ? checkProduct(node, mail.products, mail.document.settings.lang) : []),
    ...checkProductList(node, mail.ruleCounts),
  ].map(({ fix, ...finding }): NodeFinding => ({ ...finding, fix: fix && propsFix(node, fix) }));
  const { richTextProp } = block;
  const words = richTextProp === undefined ? null : readMarks(node.props[richTextProp]);
  return distinct([...props, ...checkContrast(node, block, { words, grounds, mail })]);
}

interface Words {
  readonly words: TextMarks | null;
  readonly grounds: Grounds;
  readonly mail: MailToCheck;
}

function checkContrast(node: DocumentNode, block: BlockDefinition, { words, grounds, mail }: Words): NodeFinding[] {
  if (!words && block.plainTextProp === undefined) return [];
  const { settings } = mail.document;
  const look = { ...block.styleDefaults?.(node, settings), ...node.style };
  if (isPainted(node)) return [];
  const background = look.backgroundColor ?? grounds.light;
  const dark = checkDark(node, { look, words, around: grounds.dark, background, settings });
  return [...checkLight(node, look, words, background), ...(dark ? [{ ...about('contrastDark'), fix: dark.fix }] : [])];
}

function checkLight(
  node: DocumentNode,
  look: StyleValues,
  words: TextMarks | null,
  back: string | null,
): readonly NodeFinding[] {
  if (back === null) return [];
  const needed = neededContrast(look.fontSize ?? 16, look.fontWeight === 'bold');
  const isFaint = (color: string) => (contrastOf(color, back) ?? needed) < needed;
  const own = words && !words.plain ? undefined : look.color;
  const isOwnFaint = own !== undefined && isFaint(own);
  const isMarkFaint = words?.colors.some(isFaint) ?? false;
  if (!isOwnFaint && !isMarkFaint) return [];
  const color = isOwnFaint && !isMarkFaint ? readableColor(own, back, needed) : null;
  const fix: Command | null = color === null ? null : { type: 'updateStyle', ids: [node.id], style: { color } };
  return [{ ...about('contrast'), fix }];
}

/** The color behind what stands in a node; null where a picture or a gradient is. */
function backgroundOf(node: DocumentNode, above: string | null): string | null {
  if (isPainted(node)) return null;
  return node.style.backgroundColor ?? above;
}

/** The same for both schemes. */
export function groundsOf(node: DocumentNode, { light, dark }: Grounds): Grounds {
  return { light: backgroundOf(node, light), dark: darkBackground(node.style, dark) };
}

function isPainted({ style, props }: DocumentNode): boolean {
  return Boolean(style.backgroundImage ?? style.gradientFrom) || (props.src !== undefined && props.src !== '');
}

function about(check: Check, prop: string | null = null): NodeFinding {
  return { check, prop, item: null, fix: null };
}

function propsFix({ id }: DocumentNode, props: JsonObject): Command {
  return { type: 'updateProps', id, props };
}

/** Returns each finding once: several about the same place are one. */
function distinct(findings: readonly NodeFinding[]): readonly NodeFinding[] {
  const keyOf = ({ check, item, prop }: NodeFinding) => `${check} ${item?.list} ${item?.id} ${prop}`;
  return [...new Map(findings.toReversed().map((finding) => [keyOf(finding), finding])).values()].toReversed();
}

/** Returns the problems with the dates and times in a block's fields; `now` in milliseconds since 1970. */
function checkMoments(fields: readonly Field[], props: JsonObject, now: number): readonly PropFinding[] {
  return fields
    .filter((field) => fieldApplies(field, props))
    .flatMap((field) =>
      checkField(field, props, now).map((check) => ({ check, prop: field.prop, item: null, fix: null })),
    );
}

function checkField(field: Field, props: JsonObject, now: number): readonly Check[] {
  const value = text(props[field.prop]);
  if (field.kind === 'timeZone') return field.required !== undefined && value === '' ? ['timerIncomplete'] : [];
  if (field.kind !== 'datetime') return [];
  if (value === '') return field.required === undefined ? [] : ['timerIncomplete'];
  const zone = field.zoneProp === undefined ? '' : text(props[field.zoneProp]);
  const end = zone === '' ? null : zonedTime(value, zone);
  return end !== null && end < now ? ['timerPast'] : [];
}

function text(value: JsonValue | undefined): string {
  return typeof value === 'string' ? value : '';
}
