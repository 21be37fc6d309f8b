import type { NodeId } from '@mailwright/document';
import { responsiveRule } from '@mailwright/render';
import { GROUP_STYLE } from './section-groups.ts';

const HIDDEN = `:is(${(['tablet', 'phone'] as const).map((screen) => `.${responsiveRule(screen, 'display:none').name}`).join()})`;
const EDITED = 'html:not([data-mw-preview])';

/** Classes of what is hidden by itself and shown on these screens and narrower ones. */
function shownFrom(screen: 'tablet' | 'phone'): string {
  const classes = ['block', 'inline-block', 'table-cell'].map(
    (shownAs) => `.${responsiveRule(screen, `display:${shownAs}`).name}`,
  );
  return `:is(${classes.join()})`;
}

/**
 * Styles that show blocks that the mail hides on this device: while they are edited, they are faint and can be clicked.
 * The classes are used for nothing else, and on other devices the blocks are visible anyway.
 */
const GHOSTS = `@media (max-width:479px){${ghosts(HIDDEN)}}
@media (min-width:480px) and (max-width:991px){${ghosts(`.${responsiveRule('tablet', 'display:none').name}`)}}
@media (min-width:480px){${ghosts(shownFrom('phone'))}}
@media (min-width:992px){${ghosts(shownFrom('tablet'))}}`;

function ghosts(hidden: string): string {
  return `${EDITED} ${hidden}{opacity:.4;outline:1px dashed #596270;outline-offset:-1px}
${EDITED} div${hidden}{display:block!important}
${EDITED} div${hidden}:is([style*="inline-block"],[style*="mso-hide"][style*="vertical-align"]){display:inline-block!important}
${EDITED} td${hidden}{display:table-cell!important}`;
}

/** Our own texts while they are edited; foreign ones keep the look of their mail. */
const OPEN_TEXT = '[contenteditable]:not([data-mw-words])';

/**
 * The browser skips sections out of sight, and begins each that it draws at a whole pixel: an image of half a pixel would
 * put what follows a pixel higher or lower than in the mail. The preview is drawn as the mail is.
 */
const SKIPPED_SECTIONS = `:where(${EDITED}) [data-mw-kind="section"]{content-visibility:auto;contain-intrinsic-size:auto 220px}`;

/**
 * Styles that only the editor uses. They must not move anything: labels are in elements that are empty in the mail,
 * outlines are drawn outside the flow.
 */
const EDITING_STYLE = `
[data-mw-label]{position:relative;min-height:56px;outline:1px dashed #b4bcc8;outline-offset:-1px}
td[data-mw-label]{height:56px}
[data-mw-label]::after{content:attr(data-mw-label);display:block;padding:18px 12px;box-sizing:border-box;
text-align:center;font:13px/20px system-ui,-apple-system,'Segoe UI',sans-serif;color:#3d4654;letter-spacing:normal;
background:#f4f6f9}
[data-mw-preview] [data-mw-label]{min-height:0;height:auto;outline:0}
[data-mw-preview] [data-mw-label]::after{content:none;display:none}
${EDITED} img[data-mw-broken]{position:relative;box-sizing:border-box;display:inline-block;min-width:48px;min-height:56px;
overflow:hidden;vertical-align:top;background:#f4f6f9;outline:1px dashed #b4bcc8;outline-offset:-1px}
${EDITED} img[data-mw-broken][style*="display:block"]{display:block}
${EDITED} img[data-mw-broken]::after{content:attr(data-mw-broken) '\\A' attr(alt);white-space:pre-wrap;position:absolute;
inset:0;display:block;padding:8px;box-sizing:border-box;overflow:hidden;text-align:center;color:#3d4654;background:#f4f6f9;
font:13px/20px system-ui,-apple-system,'Segoe UI',sans-serif;letter-spacing:normal}
${SKIPPED_SECTIONS}
${GROUP_STYLE}
[data-mw-borders] [data-mw-id]{outline:1px dashed #9aa6b8;outline-offset:-1px}
${OPEN_TEXT}{outline:none;white-space:pre-wrap;overflow-wrap:break-word;cursor:text;min-width:1ch}
${OPEN_TEXT} p{margin:0 0 var(--mw-paragraph-space)}
${OPEN_TEXT} :is(ul,ol){margin:0 0 var(--mw-paragraph-space);margin-inline-start:24px;padding:0}
${OPEN_TEXT}>:last-child,${OPEN_TEXT} li>:last-child,${OPEN_TEXT} li>p:first-child{margin-bottom:0}
[data-mw-words]{outline:none;cursor:text}
:where([data-mw-words]){overflow-wrap:inherit;-webkit-line-break:auto}
[data-merge-field]{background:#e7eefd;box-shadow:0 0 0 1px #b9ccf6;border-radius:4px;color:#1d2f73}
[data-merge-field].ProseMirror-selectednode{box-shadow:0 0 0 2px #2a51db}
${GHOSTS}
`;

export const FRAME_STYLE = `
html{overflow:hidden;min-height:100%}
body{overflow-wrap:normal}
${EDITING_STYLE}`;

/** The same on the page of an imported mail, whose head and body are its own: nothing about them is ours to say. */
export const WHOLE_FRAME_STYLE = `
html{scrollbar-width:none}
${EDITING_STYLE}`;

/** Leaves nodes out of the canvas; the mail keeps them. Ids of stored documents can be any text. */
export function hidingStyle(ids: ReadonlySet<NodeId>): string {
  return [...ids].map((id) => `[data-mw-id="${cssText(id)}"]{display:none!important}`).join('\n');
}

function cssText(text: string): string {
  return text.replace(/["\\\n\r\f]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `);
}
