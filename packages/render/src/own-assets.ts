/** Text before an address: in an attribute that holds one, or in CSS. Repetitions are bounded since mails can be hostile. */
const BEFORE = String.raw`(?:[\s"'/](?:src|href|background|poster|xlink:href)\s{0,4}=\s{0,4}["']?\s{0,4}|url\(\s{0,4}(?:["']|&quot;|&#39;)?\s{0,4})`;

/** A path of our own images, as documents and uploads name them. */
const PATH = String.raw`/api/v2/assets/(?:user/[\w-]{1,64}/asset|social/1)/[\w.-]`;

const ADDRESS = new RegExp(`(${BEFORE})(?=${PATH})`, 'gi');
const SOURCE_SET = /([\s"']srcset\s{0,4}=\s{0,4})("[^"]{0,8000}"|'[^']{0,8000}')/gi;
const IN_SOURCE_SET = new RegExp(`(^["']|[\\s,])(?=${PATH})`, 'g');

/**
 * Foreign HTML or CSS with the addresses of our own images made absolute on `assetBase`, as those of blocks are: in a
 * mail there is nothing a path could be relative to. Everything else stays, byte for byte.
 */
export function withAbsoluteAssets(source: string, assetBase: string): string {
  if (assetBase === '' || !source.includes('/api/v2/assets/')) return source;
  return source
    .replace(ADDRESS, (before) => before + assetBase)
    .replace(
      SOURCE_SET,
      (_, name: string, value: string) => name + value.replace(IN_SOURCE_SET, `$1${assetBase.replaceAll('$', '$$$$')}`),
    );
}
