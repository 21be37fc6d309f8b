import { blockRegistry } from '@mailwright/blocks';
import {
  COLUMN_TYPE,
  DEFAULT_SETTINGS,
  type DocumentNode,
  type EmailDocument,
  fromSeed,
  type GeneralSettings,
  generalSettingsSchema,
  type NodeStyle,
  PAGE_WRAPPER_TYPE,
  SECTION_TYPE,
} from '@mailwright/document';
import { validStyle } from './block-node.ts';

/** The most columns a section holds. */
export const MAX_COLUMNS = 6;

/** A column to be: its share of the width in any measure, and its blocks in order. */
export interface ColumnDraft {
  readonly share: number;
  readonly style?: NodeStyle;
  /** Between the blocks, CSS pixels. */
  readonly gap?: number;
  readonly nodes: readonly DocumentNode[];
}

export interface SectionDraft {
  readonly columns: readonly ColumnDraft[];
  readonly style?: NodeStyle;
  readonly stack?: boolean;
  readonly reverse?: boolean;
  readonly verticalAlign?: 'top' | 'middle' | 'bottom';
}

/** A mail to be. Settings that are not given, or that no mail may have, are the defaults. */
export interface MailDraft {
  readonly settings?: Partial<GeneralSettings>;
  readonly wrapperStyle?: NodeStyle;
  readonly sections: readonly DocumentNode[];
  readonly customStyles?: string;
}

/** A section of one to six columns; more of them stand in further sections under it. */
export function sectionNodes({ columns, style, ...draft }: SectionDraft): readonly DocumentNode[] {
  const rows = Math.max(1, Math.ceil(columns.length / MAX_COLUMNS));
  const each = Math.max(1, Math.ceil(columns.length / rows));
  return Array.from({ length: rows }, (_, row) => {
    const held = columns.slice(row * each, (row + 1) * each);
    const props = {
      columns: shares(held),
      stack: draft.stack ?? true,
      reverse: draft.reverse ?? false,
      verticalAlign: draft.verticalAlign ?? 'top',
    };
    const section = fromSeed({ type: SECTION_TYPE, props, style: validStyle(style ?? {}) }, blockRegistry);
    return { ...section, children: held.length > 0 ? held.map(columnNode) : [columnNode({ share: 1, nodes: [] })] };
  });
}

/** The mail of its sections. */
export function assembleDocument({ settings, wrapperStyle, sections, customStyles }: MailDraft): EmailDocument {
  const style = validStyle(wrapperStyle ?? {});
  const wrapper = fromSeed({ type: PAGE_WRAPPER_TYPE, props: {}, style }, blockRegistry);
  return {
    formatVersion: 1,
    settings: validSettings(settings ?? {}),
    nodes: [{ ...wrapper, children: sections }],
    ...(customStyles ? { customStyles } : {}),
  };
}

function columnNode({ style, gap, nodes }: ColumnDraft): DocumentNode {
  const space = Math.min(400, Math.max(0, Math.round(gap ?? 0)));
  const column = fromSeed({ type: COLUMN_TYPE, props: { gap: space }, style: validStyle(style ?? {}) }, blockRegistry);
  return { ...column, children: nodes };
}

/** Percent with two decimals; a column that was given no width takes an even part. */
function shares(columns: readonly ColumnDraft[]): readonly number[] {
  const known = columns.map(({ share }) => (Number.isFinite(share) && share > 0 ? share : 0));
  const even = known.some((share) => share === 0);
  const sum = known.reduce((total, share) => total + share, 0);
  if (columns.length === 0) return [100];
  return known.map((share) => {
    const part = even ? 1 / columns.length : share / sum;
    return Math.max(1, Math.floor(part * 10_000) / 100);
  });
}

function validSettings(settings: Partial<GeneralSettings>): GeneralSettings {
  const wanted = { ...DEFAULT_SETTINGS, ...settings };
  const result = generalSettingsSchema.safeParse(wanted);
  if (result.success) return result.data;
  const refused = new Set(result.error.issues.map(({ path }) => String(path[0])));
  const kept = Object.entries(wanted).filter(([key]) => !refused.has(key));
  return generalSettingsSchema.parse({ ...DEFAULT_SETTINGS, ...Object.fromEntries(kept) });
}
