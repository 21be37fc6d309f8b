import type { SortDirection, SortKey } from '../../entities/template-list.ts';

/** Pattern of a `sortBy` parameter. */
export const SORT_BY_PATTERN = /^(lastModified|created|name|shared)(,(asc|desc))?$/i;

const KEYS: readonly SortKey[] = ['lastModified', 'created', 'name', 'shared'];

export interface SortOrder {
  readonly key: SortKey;
  readonly direction: SortDirection;
}

/** Reads a `sortBy` parameter; absent or unreadable means last modified first. */
export function parseSortBy(value: string | undefined): SortOrder {
  const match = SORT_BY_PATTERN.exec(value ?? '');
  const key = KEYS.find((candidate) => candidate.toLowerCase() === match?.[1]?.toLowerCase());
  return { key: key ?? 'lastModified', direction: match?.[3]?.toLowerCase() === 'asc' ? 'asc' : 'desc' };
}
