import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';

type Place = 'middle' | 'below';

/** The editor as a person uses it: by mouse on the canvas, by label in the panels. */
export interface EditorPage {
  /** The mail on the canvas. */
  readonly mail: FrameLocator;
  readonly open: (templateId: string) => Promise<void>;
  readonly ready: () => Promise<void>;
  /** Presses what stands in the mail where the surface above it takes the press. */
  readonly click: (target: Locator) => Promise<void>;
  readonly doubleClick: (target: Locator) => Promise<void>;
  /** Drags a tile of the palette with the mouse; `below` is just under the target's lower edge. */
  readonly dragTile: (tile: string, target: Locator, place?: Place) => Promise<void>;
  /** Replaces a text of the mail. */
  readonly retype: (from: string, to: string) => Promise<void>;
  /** Adds a button after the heading: an edit that is easy to see. */
  readonly addButton: () => Promise<void>;
  /** Saves by key and waits for the toast of this saving, whatever stands there of one before. */
  readonly save: () => Promise<void>;
}

/** Returns whether the canvas shows anything of the mail; runs in the page. */
function showsMail(): boolean {
  const frame = document.querySelector<HTMLIFrameElement>('iframe[src^="/canvas-frame"]');
  const shown = [...(frame?.contentDocument?.body.children ?? [])];
  return shown.some((element) => element.getClientRects().length > 0);
}

export function editorPage(page: Page): EditorPage {
  const mail = page.frameLocator('iframe[src^="/canvas-frame"]');
  const ready = async () => {
    // At every frame, where `expect` looks each half second; what is missing is said by `expect`.
    await page.waitForFunction(showsMail, null, { timeout: 10_000 }).catch(() => {});
    await expect(page.getByLabel('Canvas', { exact: true })).toBeVisible();
    await expect(mail.locator('body > *:visible').first()).toBeVisible();
  };
  const pointOf = async (target: Locator, place: Place = 'middle') => {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (!box) throw new Error('The target is not shown');
    return { x: box.x + box.width / 2, y: place === 'middle' ? box.y + box.height / 2 : box.y + box.height + 3 };
  };
  const click = async (target: Locator) => {
    const { x, y } = await pointOf(target);
    await page.mouse.click(x, y);
  };
  const doubleClick = async (target: Locator) => {
    const { x, y } = await pointOf(target);
    await page.mouse.dblclick(x, y);
  };
  return {
    mail,
    ready,
    click,
    doubleClick,
    async open(templateId) {
      await page.goto(`/edit/${templateId}`);
      await ready();
    },
    async dragTile(tile, target, place) {
      const to = await pointOf(target, place);
      const from = await pointOf(page.locator(`[data-tile="${tile}"]`));
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x + 20, from.y + 10, { steps: 4 });
      await page.mouse.move(to.x, to.y, { steps: 12 });
      await page.mouse.up();
    },
    async retype(from, to) {
      await doubleClick(mail.getByText(from));
      await expect(mail.locator('[contenteditable="true"]')).toBeFocused();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(to);
      await page.keyboard.press('Escape');
      await expect(mail.getByText(to)).toBeVisible();
    },
    async addButton() {
      await click(mail.getByRole('heading'));
      const buttons = mail.getByText('Button', { exact: true });
      const before = await buttons.count();
      await page.locator('[data-tile="button"]').click();
      await expect(buttons).toHaveCount(before + 1);
    },
    async save() {
      const toasts = page.getByText('Template has been saved');
      await toasts.evaluateAll((said) => {
        for (const each of said) each.setAttribute('data-said-before', '');
      });
      await page.keyboard.press('ControlOrMeta+s');
      await expect(toasts.and(page.locator(':not([data-said-before])'))).toBeVisible();
    },
  };
}
