/** Told to each new page by Playwright, and unknown to some releases of Firefox: without it pages are light and move. */
const OPTIONAL = 'emulation.setMediaFeaturesOverride';

/**
 * Completes what Playwright's driver of the machine's own Firefox (WebDriver BiDi) lacks: pages can be made although that
 * Firefox cannot be told a color scheme, places inside a scaled frame are known, inserted text is noticed by the page, and
 * two clicks are a double click.
 * Playwright has no options for these, so its own objects are changed; its version is pinned.
 */
export function completeBidi(browser) {
  const driver = browser._connection.toImpl(browser);
  if (!driver?._browserSession) return;
  const session = Object.getPrototypeOf(driver._browserSession);
  if (Object.hasOwn(session, 'completed')) return;
  session.completed = true;
  const { send } = session;
  session.send = async function sendKnown(method, params) {
    try {
      return await send.call(this, method, params);
    } catch (error) {
      if (method === OPTIONAL && /unknown command/.test(error.message)) return {};
      throw error;
    }
  };
  const pages = driver._bidiPages;
  pages.set = (id, page) => {
    placeInScaledFrames(Object.getPrototypeOf(page));
    insertText(Object.getPrototypeOf(page.rawKeyboard));
    clickTwice(page._page.mouse);
    return Map.prototype.set.call(pages, id, page);
  };
}

/** Where a frame's document begins on the page and how large its pixels are there. */
async function framePlace(page, frame) {
  if (!frame.parentFrame()) return { x: 0, y: 0, scale: 1 };
  const element = await page.getFrameElement(frame);
  const outer = await framePlace(page, element._frame);
  const own = await element.evaluate((iframe) => {
    const box = iframe.getBoundingClientRect();
    const scale = box.width / iframe.offsetWidth || 1;
    return { x: box.x + iframe.clientLeft * scale, y: box.y + iframe.clientTop * scale, scale };
  });
  element.dispose();
  return { x: outer.x + own.x * outer.scale, y: outer.y + own.y * outer.scale, scale: outer.scale * own.scale };
}

function placeInScaledFrames(driver) {
  if (Object.hasOwn(driver, 'placeInScaledFrames')) return;
  driver.placeInScaledFrames = true;
  driver.getBoundingBox = async function boundingBox(handle) {
    const box = await handle.evaluate((element) => {
      if (!(element instanceof Element) || element.getClientRects().length === 0) return null;
      const { x, y, width, height } = element.getBoundingClientRect();
      return { x, y, width, height };
    });
    if (!box) return null;
    const { x, y, scale } = await framePlace(this, handle._frame);
    return { x: x + box.x * scale, y: y + box.y * scale, width: box.width * scale, height: box.height * scale };
  };
  driver.getContentQuads = async function contentQuads(handle) {
    const rects = await handle.evaluate((node) =>
      node.isConnected
        ? [...node.getClientRects()].map(({ left, top, right, bottom }) => ({ left, top, right, bottom }))
        : null,
    );
    if (!rects) return 'error:notconnected';
    const { x, y, scale } = await framePlace(this, handle._frame);
    const at = (left, top) => ({ x: x + left * scale, y: y + top * scale });
    return rects.map(({ left, top, right, bottom }) => [
      at(left, top),
      at(right, top),
      at(right, bottom),
      at(left, bottom),
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
