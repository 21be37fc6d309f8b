/** Libraries that come as several packages, by the name they are counted under. */
const FAMILIES: readonly (readonly [RegExp, string])[] = [
  [/^(?:react|react-dom|scheduler)$/, 'React'],
  [
    /^(?:@mantine\/.+|@floating-ui\/.+|tabbable|clsx|react-(?:remove-scroll|style-singleton|number-format).*)$/,
    'Mantine',
  ],
  [/^(?:use-(?:callback-ref|sidecar)|get-nonce|detect-node-es|aria-hidden|tslib)$/, 'Mantine'],
  [/^@tanstack\/history$/, 'router'],
  [/^@tanstack\//, 'TanStack'],
  [/^@tabler\//, 'icons'],
  [/^(?:parse5|entities)$/, 'parse5'],
  [/^(?:@tiptap\/.+|prosemirror-.+)$/, 'TipTap'],
];

/** Returns the owner of a source file in the bundle: a package of ours, a family of libraries, or the bundler. */
export function originOf(source: string): string {
  const installed = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
  if (installed) return FAMILIES.find(([names]) => names.test(installed))?.[1] ?? installed;
  const own = /(?:^|\/)((?:apps|packages)\/[^/]+)\//.exec(source)?.[1];
  return own ?? 'bundler';
}

/** Returns whether an origin is code of this repository. */
export function isOurs(origin: string): boolean {
  return /^(?:apps|packages)\//.test(origin);
}
