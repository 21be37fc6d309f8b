import { LRUCache } from 'lru-cache';
import { Counter, type Registry } from 'prom-client';

/** Numbers of look-ups that found something in the caches of one name, and that found nothing. */
interface CacheUse {
  hits: number;
  misses: number;
}

/** Cache uses of this process, by the name of what is kept. */
const uses = new Map<string, CacheUse>();

/** A cache that counts how often what is looked for is there. */
export class WatchedCache<V extends {}> extends LRUCache<string, V> {
  readonly #use: CacheUse;

  /** @param name what is kept, a word or two that stand in the figures as they are */
  constructor(name: string, options: LRUCache.Options<string, V, unknown>) {
    super(options);
    const use = uses.get(name) ?? { hits: 0, misses: 0 };
    uses.set(name, use);
    this.#use = use;
  }

  override get(key: string, options?: LRUCache.GetOptions<string, V, unknown>): V | undefined {
    const found = super.get(key, options);
    if (found === undefined) this.#use.misses += 1;
    else this.#use.hits += 1;
    return found;
  }
}

/** Adds figures of all caches of this process. */
export function createCacheMetrics(registry: Registry): void {
  for (const kind of ['hits', 'misses'] as const) {
    new Counter({
      name: `mailwright_cache_${kind}_total`,
      help: kind === 'hits' ? 'Lookups that found what is kept' : 'Lookups that found nothing',
      labelNames: ['cache'],
      registers: [registry],
      collect() {
        this.reset();
        for (const [cache, use] of uses) this.inc({ cache }, use[kind]);
      },
    });
  }
}
