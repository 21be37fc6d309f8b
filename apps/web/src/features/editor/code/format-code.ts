import type { CodeLanguage } from './editor-extensions.ts';

/** Indents code anew. Comes with its own code when it is first asked for. */
export async function formatCode(code: string, language: CodeLanguage): Promise<string> {
  const { default: beautify } = await import('js-beautify');
  const style = { indent_size: 2, wrap_line_length: 0, end_with_newline: false, max_preserve_newlines: 1 };
  // Template tags are other systems' code: they are neither moved nor broken.
  const templating = ['erb', 'handlebars', 'django', 'php', 'smarty'];
  return language === 'css' ? beautify.css(code, style) : beautify.html(code, { ...style, templating });
}
