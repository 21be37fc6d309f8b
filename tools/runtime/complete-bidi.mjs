/** Told to each new page by Playwright, and unknown to some releases of Firefox: without it pages are light and move. */
const OPTIONAL = 'emulation.setMediaFeaturesOverride';

/**
 * Completes what Playwright's driver of the machine's own Firefox (WebDriver BiDi) lacks: pages can be made although that
 * Firefox cannot be told a color scheme, places inside a scaled frame are known, inserted text is noticed by the page,
 * what is in view stays where it is, and two clicks are a double click. Playwright has no options for these, so its own objects are changed; its version is pinned.
 */
export function completeBidi(browser) {
  const driver = browser._connection.toImpl(browser);
  if (!driver?._browserSession) return;
  once(Object.getPrototypeOf(driver._browserSession), forgiveUnknown);
  const pages = driver._bidiPages;
  pages.set = (id, page) => {
    once(Object.getPrototypeOf(page), placeInScaledFrames);
    once(Object.getPrototypeOf(page), scrollWhenHidden);
    once(Object.getPrototypeOf(page.rawKeyboard), insertText);
    clickTwice(page._page.mouse);
    return Map.prototype.set.call(pages, id, page);
  };
}

const changed = new WeakMap();

/** Browsers of one process share the prototypes that are changed. */
function once(prototype, change) {
  const done = changed.get(prototype) ?? new Set();
  changed.set(prototype, done);
  if (done.has(change)) return;
  done.add(change);
  change(prototype);
}

function forgiveUnknown(session) {
  const { send } = session;
  session.send = async function sendKnown(method, params) {
    try {
      return await send.call(this, method, params);
    } catch (error) {
      if (method === OPTIONAL && /unknown command/.test(error.message)) return {};
      throw error;
    }
  };
}

/** Moves a finger on a page of that Firefox: Playwright has a touch screen for its own browsers only. */
export async function touchByBidi(page, actions) {
  const { _session } = page._connection.toImpl(page).delegate;
  const finger = { type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' }, actions };
  await _session.send('input.performActions', { context: _session.sessionId, actions: [finger] });
}

/** Playwright's own moves what is in view to the middle, and with it everything that a test has measured. */
function scrollWhenHidden(driver) {
  const { scrollRectIntoViewIfNeeded } = driver;
  driver.scrollRectIntoViewIfNeeded = async function scrollIfNeeded(handle, rect) {
    const isShown = await handle.evaluate(
      (element) =>
        element instanceof Element &&
        new Promise((resolve) => {
          const observer = new IntersectionObserver(([seen]) => {
            observer.disconnect();
            resolve(seen.intersectionRatio > 0.99);
          });
          observer.observe(element);
        }),
    );
    return isShown ? 'done' : scrollRectIntoViewIfNeeded.call(this, handle, rect);
  };
}

/**
 * The rectangles of an element where they stand on the whole page; null inside a frame of another origin. Runs in the
 * page.
 */
function rectsOnPage(element) {
  if (!(element instanceof Element) || !element.isConnected) return [];
  let rects = [element.getBoundingClientRect(), ...element.getClientRects()];
  if (rects.length === 1) return [];
  let view = window;
  for (; view.frameElement; view = view.parent) {
    const { frameElement: frame } = view;
    const outer = frame.getBoundingClientRect();
    const scale = outer.width / frame.offsetWidth || 1;
    const left = outer.x + frame.clientLeft * scale;
    const top = outer.y + frame.clientTop * scale;
    rects = rects.map(
      ({ x, y, width, height }) => new DOMRect(left + x * scale, top + y * scale, width * scale, height * scale),
    );
  }
  return view === view.top ? rects.map(({ x, y, width, height }) => ({ x, y, width, height })) : null;
}

/** Playwright's own knows no place in a frame with a transform. */
function placeInScaledFrames(driver) {
  const { getBoundingBox, getContentQuads } = driver;
  driver.getBoundingBox = async function boundingBox(handle) {
    const rects = await handle.evaluate(rectsOnPage);
    return rects ? (rects[0] ?? null) : getBoundingBox.call(this, handle);
  };
  driver.getContentQuads = async function contentQuads(handle) {
    const rects = await handle.evaluate(rectsOnPage);
    if (!rects || rects.length === 0) return getContentQuads.call(this, handle);
    return rects.slice(1).map(({ x, y, width, height }) => [
      { x, y },
      { x: x + width, y },
      { x: x + width, y: y + height },
      { x, y: y + height },
    ]);
  };
}

/** As a person pastes: Playwright's own assigns the value, which React takes for its own doing and does not notice. */
function insertText(keyboard) {
  keyboard.sendText = async function sendText(progress, text) {
    let frame = this._page._page.mainFrame();
    while (frame) {
      const context = await progress.race(frame.mainContext());
      const inner = await progress.race(
        context.evaluateHandle((inserted) => {
          const { activeElement } = document;
          if (activeElement instanceof HTMLIFrameElement) return activeElement;
          document.execCommand('insertText', false, inserted);
          return null;
        }, text),
      );
      frame = await inner.asElement()?.contentFrame(progress);
      inner.dispose();
    }
  };
}

/** Firefox counts the clicks of one list of actions only, and Playwright sends a list for each press and release. */
function clickTwice(mouse) {
  const { click } = mouse;
  mouse.click = async function clickAtOnce(progress, x, y, options = {}) {
    const { clickCount = 1, delay, button = 'left' } = options;
    if (clickCount === 1 || delay || button !== 'left') return click.call(this, progress, x, y, options);
    await this.move(progress, x, y, { forClick: true });
    const once = [
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await this._raw._performActions(progress, Array.from({ length: clickCount }, () => once).flat());
  };
}
