import type { NodeId } from '@mailwright/document';

/**
 * What only the editor sees. Nothing in here may move anything: labels stand in elements that are empty in the mail,
 * outlines are drawn outside the flow.
 */
export const FRAME_STYLE = `
html{overflow:hidden;min-height:100%}
body{overflow-wrap:normal}
[data-mw-label]{position:relative;min-height:56px;outline:1px dashed #b4bcc8;outline-offset:-1px}
td[data-mw-label]{height:56px}
[data-mw-label]::after{content:attr(data-mw-label);display:block;padding:18px 12px;box-sizing:border-box;
text-align:center;font:13px/20px system-ui,-apple-system,'Segoe UI',sans-serif;color:#596270;letter-spacing:normal}
[data-mw-preview] [data-mw-label]{min-height:0;height:auto;outline:0}
[data-mw-preview] [data-mw-label]::after{content:none;display:none}
[data-mw-kind="section"]{content-visibility:auto;contain-intrinsic-size:auto 220px}
[data-mw-borders] [data-mw-id]{outline:1px dashed #9aa6b8;outline-offset:-1px}
[contenteditable]{outline:none;white-space:break-spaces;overflow-wrap:break-word;cursor:text;min-width:1ch}
[contenteditable] p{margin:0 0 var(--mw-paragraph-space)}
[contenteditable] :is(ul,ol){margin:0 0 var(--mw-paragraph-space);margin-inline-start:24px;padding:0}
[contenteditable]>:last-child,[contenteditable] li>:last-child,[contenteditable] li>p:first-child{margin-bottom:0}
[data-merge-field]{background:#e7eefd;box-shadow:0 0 0 1px #b9ccf6;border-radius:4px;color:#1d2f73}
[data-merge-field].ProseMirror-selectednode{box-shadow:0 0 0 2px #2a51db}
`;

/** Leaves nodes out of the canvas; the mail keeps them. Ids of stored documents can be any text. */
export function hidingStyle(ids: ReadonlySet<NodeId>): string {
  return [...ids].map((id) => `[data-mw-id="${cssText(id)}"]{display:none!important}`).join('\n');
}

function cssText(text: string): string {
  return text.replace(/["\\\n\r\f]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `);
}
