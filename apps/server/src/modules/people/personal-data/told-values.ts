/** A time as archives tell it. */
export const time = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** Name of somebody as lists tell it. */
export function nameOf(row: { readonly first_name: string | null; readonly last_name: string | null }): string {
  return `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim();
}
