/** Returns a time as archives contain it. */
export const time = (at: number | null) => (at === null ? null : new Date(at).toISOString());

/** Returns the name of a person as lists contain it. */
export function nameOf(row: { readonly first_name: string | null; readonly last_name: string | null }): string {
  return `${row.first_name ?? ''} ${row.last_name ?? ''}`.trim();
}
