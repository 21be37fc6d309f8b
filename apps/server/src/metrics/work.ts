/** Places of work that is watched beside requests and database statements, each with its operations. */
export const OPERATIONS = {
  storage: ['put', 'get', 'remove'],
  mail: ['send'],
  drawing: ['picture', 'pdf'],
  thread: ['mjml', 'import', 'large_body'],
  background: ['thumbnails', 'module_updates', 'store_syncs'],
} as const;

export type WorkArea = keyof typeof OPERATIONS;

/** A piece of work as those who watch it name it; nothing in it is of a person or a mail. */
export type Work = {
  [Area in WorkArea]: { readonly area: Area; readonly operation: (typeof OPERATIONS)[Area][number] };
}[WorkArea];

/** Work in the background that servers share by leases. */
export type LeasedWork = (typeof OPERATIONS)['background'][number];

/** Runs the work and watches it; its result, or what it fails with, passes through as it is. */
export type WatchWork = <T>(work: Work, run: () => Promise<T>) => Promise<T>;
