import { classAttribute, color, escapeHtml } from '@mailwright/blocks';
import { type DocumentNode, type GeneralSettings, PAGE_WRAPPER_TYPE } from '@mailwright/document';
import { responsiveRule } from './responsive-rules.ts';

/** The parts that the document around the blocks is made of. */
export interface ShellParts {
  readonly settings: GeneralSettings;
  /** HTML, as the body is. */
  readonly title: string;
  /** The style elements. */
  readonly styles: string;
  readonly bodyClass: string;
  /** Preheader and rendered nodes. */
  readonly body: string;
}

/**
 * Outlook on Windows scales images and widths by the screen's dots unless it is told that 96 make an inch. Some clients
 * that read what is not for them would show the number: not within `noscript`.
 */
const OFFICE_SETTINGS =
  '<!--[if mso]><noscript><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml></noscript><![endif]-->\n';

const VML_NAMESPACES =
  ' xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"';

/**
 * Words longer than their column break instead of widening it. Handed down from here to all text; `word-break` makes
 * cells narrower than their longest word too, which `overflow-wrap`, for clients without it, does not.
 */
const BREAKS = 'overflow-wrap:break-word;word-break:break-word';

/** Inline style of the mail's body; the canvas gives its own body the same. */
export function bodyStyle(settings: GeneralSettings): string {
  return `margin:0;padding:0;background-color:${color(settings.outerColor) || '#ffffff'};${color(settings.textColor) && `color:${color(settings.textColor)};`}${BREAKS}`;
}

/** Class of the mail's body: under a short mail it is seen, in dark mode too; '' where no color was chosen for that. */
export function bodyClass(nodes: readonly DocumentNode[]): string {
  const wrapper = nodes.find(({ type }) => type === PAGE_WRAPPER_TYPE);
  const ground = color(wrapper?.style.dark?.backgroundColor);
  // The wrapper writes the same rule.
  return ground && responsiveRule('dark', `background-color:${ground}`).name;
}

/**
 * The complete HTML document. Language and direction stand at the body, too, and at an element in it: webmail keeps
 * the one or the other.
 */
export function documentShell({ settings, title, styles, bodyClass: className, body }: ShellParts): string {
  const language = `lang="${escapeHtml(settings.lang)}" dir="${escapeHtml(settings.dir)}"`;
  return `<!doctype html>
<html ${language}${settings.outlook ? VML_NAMESPACES : ''}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="x-apple-disable-message-reformatting">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
${settings.outlook ? OFFICE_SETTINGS : ''}${styles}</head>
<body id="body"${classAttribute(className)} ${language} style="${bodyStyle(settings)}">
<div role="article" aria-roledescription="email" ${language}>
${body}
</div>
</body>
</html>
`;
}
