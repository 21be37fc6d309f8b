import type { FeedField, FeedLook, FeedSettings } from '@mailwright/contract';

/** Settings of a feed while its columns are being chosen. */
export type FeedDraft = Omit<FeedSettings, 'columns'> & {
  readonly columns: Readonly<Partial<Record<FeedField, string>>>;
};

/** Returns the settings proposed for a feed after reading its beginning. An unusual delimiter becomes null. */
export function draftOf({ settings }: FeedLook): FeedDraft {
  const { delimiter } = settings;
  const isKnown = delimiter === ',' || delimiter === ';' || delimiter === '|' || delimiter === '\t';
  return { ...settings, delimiter: isKnown ? delimiter : null };
}

/** Returns the settings to send; null while the columns of id and name are not chosen. */
export function settingsOf(draft: FeedDraft): FeedSettings | null {
  const { id, name } = draft.columns;
  return id === undefined || name === undefined ? null : { ...draft, columns: { ...draft.columns } };
}

/** Returns the draft with another column for a field; null for no column. */
export function withColumn(draft: FeedDraft, field: FeedField, column: string | null): FeedDraft {
  const { [field]: _, ...others } = draft.columns;
  return { ...draft, columns: column === null ? others : { ...others, [field]: column } };
}
