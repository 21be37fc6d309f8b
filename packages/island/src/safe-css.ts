import { isSafeImage, isScriptUrl } from './safe-url.ts';

/**
 * CSS as browsers read it, for looking and never for output: escapes resolved, no control characters, lower case; once
 * without comments and once with them, because what looks like one may stand in a string.
 */
function readings(css: string): readonly string[] {
  return [css.replace(/\/\*.*?(?:\*\/|$)/gs, ''), css].map((text) =>
    text
      .replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gis, (_, code: string | undefined, letter: string | undefined) =>
        code === undefined ? (letter ?? '') : fromCode(Number.parseInt(code, 16)),
      )
      .replace(/[\p{Cc}\p{Cf}]/gu, '')
      .toLowerCase(),
  );
}

function fromCode(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

function urlsIn(css: string): readonly string[] {
  return [...css.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^)]*))/g)].map(([, a, b, c]) => a ?? b ?? c ?? '');
}

/**
 * Returns whether CSS runs code in any client that ever supported it: IE's expressions and behaviors, XBL bindings, script
 * addresses. `behavior:url(#default#VML)`, which mails use for Word, runs nothing.
 */
export function hasScriptInCss(css: string): boolean {
  return readings(css).some(
    (text) =>
      /expression\s*\(|-moz-binding\s*:/.test(text) ||
      /(?<!scroll-)behavior\s*:(?!\s*url\(\s*["']?#default#vml)/.test(text) ||
      urlsIn(text).some(isScriptUrl),
  );
}

/** Returns whether a `style` attribute may be in a view. */
export function isSafeInlineCss(css: string): boolean {
  return !hasScriptInCss(css) && readings(css).every((text) => urlsIn(text).every(isSafeImage));
}

/** A style sheet for a view, without imports; undefined when it holds code. Nothing in it can end its element. */
export function safeStyleSheet(css: string): string | undefined {
  const sheet = css.replace(/@import\b[^;{}]*;?/gi, '').replace(/<(?=[/a-z?])/gi, '\\3c ');
  const bad = hasScriptInCss(sheet) || readings(sheet).some((text) => text.includes('@import'));
  return bad ? undefined : sheet;
}
