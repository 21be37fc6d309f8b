import { type Editor, type WebFont, withWebFonts } from '@mailwright/document';

/** A web font of a brand kit that has just been chosen comes along with the mail, within the step that chose it. */
export function bringFont(editor: Editor, webFont: WebFont | undefined): void {
  const { document } = editor.getState();
  const present = document.settings.webFonts ?? [];
  const webFonts = webFont ? withWebFonts(present, [webFont]) : present;
  if (webFonts !== present) editor.run({ type: 'updateSettings', settings: { webFonts } }, { joins: document });
}
