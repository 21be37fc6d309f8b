import type { Page } from 'playwright-core';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** An editor with a canvas in an iframe, as the benchmark drives it. */
export interface EditorUnderTest {
  readonly name: string;
  /** Makes the mail of so many rows and answers with the address that edits it. */
  readonly address: (rows: number) => Promise<string>;
  readonly cookies: readonly { readonly name: string; readonly value: string; readonly url: string }[];
  /**
   * Selector that matches in the editor's page once it takes input, and one that matches in the frame once the mail is drawn.
   */
  readonly ready: { readonly page: string; readonly frame: string };
  /** The buttons and the paragraphs of the rows, in the frame. */
  readonly button: string;
  readonly text: string;
  /** The event that selects what the mouse is pressed on. */
  readonly selectsOn: 'pointerdown' | 'click';
  /** Brings the field of one property of the selected button into sight and focuses it. */
  readonly focusProperty: (page: Page) => Promise<void>;
  /** Puts one letter into that field so that it counts; the event named is where the measured time begins. */
  readonly property: { readonly event: string; readonly type: (page: Page) => Promise<void> };
  /** Returns the point at which to press the mouse to drag the button, which is selected already. */
  readonly grip: (page: Page, button: Point) => Promise<Point>;
  /** Leads from a paragraph in sight to a caret in it. */
  readonly startText: (page: Page, text: Point) => Promise<void>;
}
