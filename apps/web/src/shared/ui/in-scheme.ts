/** Color scheme that a reader's device requests. */
export type ColorScheme = 'light' | 'dark';

const ALWAYS = '(min-width:0)';
const NEVER = '(max-width:0)';

/** Returns the styles as a reader with this scheme gets them, independent of the scheme of the author's own device. */
export function inScheme(css: string, scheme: ColorScheme): string {
  return css.replace(/\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/gi, (_, wanted: string) =>
    wanted.toLowerCase() === scheme ? ALWAYS : NEVER,
  );
}
