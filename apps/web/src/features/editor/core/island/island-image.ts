/** An uploaded image for foreign HTML: its whole address, since nothing completes what stands in there later. */
export function islandImage(url: string, assetBase: string): string {
  return /^https?:/i.test(url) ? url : `${assetBase.replace(/\/$/, '')}/${url.replace(/^\//, '')}`;
}
