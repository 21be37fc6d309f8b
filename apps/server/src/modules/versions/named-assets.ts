import type { AssetName } from './html-chunks.ts';

const ASSET_PATH = /\/api\/v2\/assets\/user\/([\w-]+)\/asset\/([\w-]+\.[a-z]+)/g;

/** Returns this server's own images that texts name, each once, in order. */
export function namedAssets(
  texts: readonly (string | Buffer | { readonly assets: readonly AssetName[] })[],
): AssetName[] {
  const found = new Map<string, AssetName>();
  const add = (asset: AssetName) => {
    const key = `${asset.ownerId}/${asset.name}`;
    if (!found.has(key)) found.set(key, asset);
  };
  for (const text of texts) {
    if (typeof text === 'object' && 'assets' in text) text.assets.forEach(add);
    else if (text.includes('/api/v2/assets/user/')) {
      for (const [, ownerId = '', name = ''] of text.toString().matchAll(ASSET_PATH)) add({ ownerId, name });
    }
  }
  return [...found.values()];
}
