const NAME = 'mailwright-opening:';

/** Browsers know locks on secure origins only; without them every journal counts as left behind. */
const locks = (): LockManager | undefined => (typeof navigator === 'undefined' ? undefined : navigator.locks);

/** Lets other tabs see that an opening of a template is alive, until what this returns is called or the page is gone. */
export function beginOpening(id: string): () => void {
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  void locks()
    ?.request(NAME + id, () => over)
    .catch(() => undefined);
  return end;
}

/** The openings that tabs of this browser have at this moment, this one included. */
export async function liveOpenings(): Promise<ReadonlySet<string>> {
  const { held = [], pending = [] } = (await locks()?.query()) ?? {};
  const names = [...held, ...pending].map(({ name = '' }) => name);
  return new Set(names.filter((name) => name.startsWith(NAME)).map((name) => name.slice(NAME.length)));
}
