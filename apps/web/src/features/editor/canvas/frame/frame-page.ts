import { escapeHtml, paragraphSpace } from '@mailwright/blocks';
import { type EmailDocument, GOOGLE_FONTS, type NodeId, type WebFont } from '@mailwright/document';
import {
  bodyClass,
  bodyStyle,
  createRenderer,
  type DocumentOptions,
  mailStyles,
  type PersonalDocument,
} from '@mailwright/render';
import { type ColorScheme, inScheme } from '../../../../shared/ui/in-scheme.ts';
import { loadSanitizedView, sanitizedView } from '../../core/island/sanitized-view.ts';
import type { PreviewReader } from '../../core/view/preview-reader.ts';
import { changeIsland } from '../foreign/change-island.ts';
import { FRAME_STYLE, hidingStyle } from './frame-style.ts';
import { createPatcher, type Patcher } from './patcher.ts';
import type { Rules } from './rendered-nodes.ts';
import { groupOf } from './section-groups.ts';

export type CanvasRenderOptions = Omit<
  DocumentOptions,
  'title' | 'preheader' | 'marks' | 'samples' | 'person' | 'harmless'
>;

/** Milliseconds of work on what is out of sight, before input and painting have their turn. */
const SLICE = 8;

/** The mail in the frame's document, kept equal to the document of the editor; at once on the screen, soon elsewhere. */
export interface FramePage {
  readonly document: Document;
  readonly patcher: Patcher;
  show(document: EmailDocument): void;
  /** Shows the mail as this reader gets it; null shows the fields, and everything in it, again. */
  showTo(reader: PreviewReader | null): void;
  /** Shows the mail as readers with this scheme get it. */
  showScheme(scheme: ColorScheme): void;
  /** Draws dashed outlines around everything. */
  showBorders(on: boolean): void;
  /** Leaves these nodes out of what is shown. */
  hide(ids: ReadonlySet<NodeId>): void;
}

/** Fills the blank page of the frame with a mail. */
export function createFramePage(page: Document, mail: EmailDocument, options: CanvasRenderOptions): FramePage {
  const styles = page.createElement('style');
  const editorStyles = page.createElement('style');
  editorStyles.textContent = FRAME_STYLE;
  const hidingStyles = page.createElement('style');
  page.head.append(styles, editorStyles, hidingStyles);
  const patcher = createPatcher(page.body, changeIsland);
  let shown = mail;
  let reader: PreviewReader | null = null;
  let seen: Partial<PersonalDocument> & Pick<PersonalDocument, 'document'> = { document: mail };
  let rules: Rules = [];
  let ownStyles: string | undefined;
  let scheme: ColorScheme = 'light';
  const canvasOptions = { ...options, harmless };
  let renderer = rendererFor();
  let waiting = false;
  let catchingUp = false;

  /** Foreign HTML stands as the text it is until it can be made harmless. */
  function harmless(source: string): string {
    const view = sanitizedView();
    if (view) return view(reader?.fill(source) ?? source);
    if (!waiting) {
      waiting = true;
      void loadSanitizedView()
        .then(renderAnew)
        .catch(() => undefined)
        .finally(() => {
          waiting = false;
        });
    }
    return escapeHtml(source);
  }

  function rendererFor() {
    const { settings } = shown;
    return createRenderer({
      ...canvasOptions,
      samples: reader?.samples,
      valuesOf: seen.valuesOf,
      settings,
      marks: true,
    });
  }

  function renderAnew(): void {
    seen = reader?.mailFor(shown) ?? { document: shown };
    renderer = rendererFor();
    patch();
  }

  function patch(measured?: ReturnType<typeof nearScreen>): void {
    let isNear = measured;
    patcher.patch(seen.document.nodes, renderer, (section) => {
      isNear ??= nearScreen(page);
      return isNear(section);
    });
    style();
    if (!catchingUp) catchUp();
  }

  function catchUp(): void {
    const end = performance.now() + SLICE;
    catchingUp = !patcher.catchUp(() => performance.now() > end);
    if (catchingUp) setTimeout(catchUp);
    else style();
  }

  function applyPageAttributes(): void {
    const { settings } = shown;
    page.documentElement.lang = settings.lang;
    page.documentElement.dir = settings.dir;
    page.documentElement.style.setProperty('--mw-paragraph-space', `${paragraphSpace(settings)}px`);
    loadFonts(page, settings.webFonts);
    page.body.id = 'body';
    page.body.setAttribute('style', bodyStyle(settings));
  }

  function style(): void {
    const className = bodyClass(seen.document.nodes);
    if (page.body.className !== className) page.body.className = className;
    const changed = patcher.changedRules();
    const { customStyles } = shown;
    if (!changed && customStyles === ownStyles) return;
    rules = changed ?? rules;
    ownStyles = customStyles;
    writeStyles();
  }

  function writeStyles(): void {
    styles.textContent = inScheme(mailStyles(rules, ownStyles), scheme);
    page.documentElement.style.colorScheme = scheme;
  }

  applyPageAttributes();
  patcher.fill(mail.nodes, renderer);
  style();

  return {
    document: page,
    patcher,
    show(next) {
      if (next === shown) return;
      const restyled = next.settings !== shown.settings;
      const isNear = restyled ? nearScreen(page) : undefined;
      shown = next;
      seen = reader?.mailFor(next) ?? { document: next };
      if (restyled || reader) renderer = rendererFor();
      if (restyled) applyPageAttributes();
      patch(isNear);
    },
    showTo(next) {
      if (next === reader) return;
      reader = next;
      renderAnew();
    },
    showScheme(next) {
      if (next === scheme) return;
      scheme = next;
      writeStyles();
    },
    showBorders(on) {
      page.documentElement.toggleAttribute('data-mw-borders', on);
    },
    hide(ids) {
      const rules = hidingStyle(ids);
      if (hidingStyles.textContent !== rules) hidingStyles.textContent = rules;
    },
  };
}

/**
 * Tells which sections of a frame as high as its page are on the screen of the top window or less than a screen away.
 * Everything is measured now: later something may have been written, and the browser would have to lay it all out first.
 */
function nearScreen(page: Document): (section: Element) => boolean {
  const frame = page.defaultView?.frameElement;
  const view = frame?.ownerDocument.defaultView;
  if (!frame || !view) return () => true;
  const { top, width } = frame.getBoundingClientRect();
  const scale = width / frame.clientWidth || 1;
  const from = (-view.innerHeight - top) / scale;
  const to = (2 * view.innerHeight - top) / scale;
  const isNear = (element: Element) => {
    const box = element.getBoundingClientRect();
    return box.bottom > from && box.top < to;
  };
  const near = new Set<Element>();
  // To measure what is in a group that is out of sight would lay it out.
  const far = new Set<Element>();
  const known = new Set<Element>();
  for (const section of page.querySelectorAll('[data-mw-kind="section"]')) {
    const group = groupOf(section);
    if (group && !known.has(group)) {
      known.add(group);
      if (!isNear(group)) far.add(group);
    }
    if (!(group && far.has(group)) && isNear(section)) near.add(section);
  }
  return (section) => near.has(section);
}

/**
 * Loads the fonts of the mail into the frame's page, as far as its policy lets them in: Google's. Those from elsewhere
 * are seen in the mail alone, which the settings say where they are added.
 */
function loadFonts(page: Document, fonts: readonly WebFont[] = []): void {
  const wanted = new Set(fonts.map(({ url }) => url).filter((url) => url.startsWith(GOOGLE_FONTS)));
  for (const link of page.head.querySelectorAll<HTMLLinkElement>('link[data-mw-font]')) {
    if (!wanted.delete(link.getAttribute('href') ?? '')) link.remove();
  }
  for (const url of wanted) {
    const link = page.createElement('link');
    link.rel = 'stylesheet';
    link.dataset.mwFont = '';
    link.href = url;
    page.head.append(link);
  }
}
