import type { FeedField, FeedLook, FeedSettings } from '@mailwright/contract';

/** How a feed will be read, while its columns are being chosen. */
export type FeedDraft = Omit<FeedSettings, 'columns'> & {
  readonly columns: Readonly<Partial<Record<FeedField, string>>>;
};

/** What the look at a feed proposes. */
export function draftOf({ settings }: FeedLook): FeedDraft {
  const { delimiter } = settings;
  const isKnown = delimiter === ',' || delimiter === ';' || delimiter === '|' || delimiter === '\t';
  return { ...settings, delimiter: isKnown ? delimiter : null };
}

/** The settings to send; null as long as the columns of id and name are not chosen. */
export function settingsOf(draft: FeedDraft): FeedSettings | null {
  const { id, name } = draft.columns;
  return id === undefined || name === undefined ? null : { ...draft, columns: { ...draft.columns } };
}

/** The draft with another column for a field, or none. */
export function withColumn(draft: FeedDraft, field: FeedField, column: string | null): FeedDraft {
  const { [field]: _, ...others } = draft.columns;
  return { ...draft, columns: column === null ? others : { ...others, [field]: column } };
}
