import type { StaleState } from '@mailwright/contract';

/** Last save on the server, with its time and person, as the server sends it with a stale save. */
export type StaleSave = StaleState;

export function isStaleBody(body: unknown): body is { readonly current: StaleSave } {
  return typeof body === 'object' && body !== null && 'current' in body && typeof body.current === 'object';
}

/** Returns whether the last save was by the same person, in another window. */
export function isOwnSave({ modifiedBy }: StaleSave, personId: string): boolean {
  return modifiedBy !== null && modifiedBy.id === personId;
}

/** The name of the person who saved last; null when the server does not say. */
export function savedBy({ modifiedBy }: StaleSave): string | null {
  return modifiedBy === null ? null : `${modifiedBy.firstName} ${modifiedBy.lastName}`.trim();
}
