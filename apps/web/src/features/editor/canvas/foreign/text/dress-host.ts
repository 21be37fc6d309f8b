/** On the element whose words are edited; the frame's style for open texts is not for foreign HTML. */
const WORDS_MARK = 'data-mw-words';

/** Makes an element of the canvas a text that takes the caret; answers with what gives it its own attributes back. */
export function dressHost(element: HTMLElement, label: string, known?: () => void): () => void {
  const wanted: Readonly<Record<string, string>> = {
    // Plain text only, and Chromium would not say what a key is about to delete.
    contenteditable: 'true',
    spellcheck: 'true',
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    [WORDS_MARK]: '',
  };
  const own = Object.keys(wanted).map((name) => [name, element.getAttribute(name)] as const);
  for (const [name, value] of Object.entries(wanted)) {
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  if (known) return known;
  return () => {
    for (const [name, value] of own) {
      if (value === null) element.removeAttribute(name);
      else element.setAttribute(name, value);
    }
  };
}
