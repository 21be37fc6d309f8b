/** What a reader's device asks mails to be. */
export type ColorScheme = 'light' | 'dark';

const ALWAYS = '(min-width:0)';
const NEVER = '(max-width:0)';

/** Styles as a reader with this scheme gets them, whatever scheme the author's own device has. */
export function inScheme(css: string, scheme: ColorScheme): string {
  return css.replace(/\(\s*prefers-color-scheme\s*:\s*(light|dark)\s*\)/gi, (_, wanted: string) =>
    wanted.toLowerCase() === scheme ? ALWAYS : NEVER,
  );
}
