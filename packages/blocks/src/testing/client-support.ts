/** Elements that blocks may write. */
export const ALLOWED_ELEMENTS: ReadonlySet<string> = new Set(
  'a br div em h1 h2 h3 h4 h5 h6 img li ol p s span strong sub sup table tbody td th tr u ul'.split(' '),
);

/**
 * Properties that blocks may write inline, with what the mail does where a client lacks one. caniemail.com's data says
 * who lacks what; a property that Gmail, Outlook on Windows, Outlook.com, Apple Mail or Yahoo lacks needs an answer here.
 */
export const ALLOWED_PROPERTIES: Readonly<Record<string, string>> = {
  'background-color': '',
  'background-image': 'Word: sections are filled by VML; it and whoever lacks gradients show the background colour',
  'background-position': 'Word: the VML fill has a position of its own; elsewhere only the place of the image differs',
  'background-repeat': 'Word: the VML fill tiles or does not by its type',
  'background-size': 'Word: the VML fill has an aspect; elsewhere the image stands in its own size',
  border: '',
  'border-collapse': '',
  'border-left': '',
  'border-radius': 'Word: buttons are drawn as VML, other corners are square',
  'border-right': '',
  'border-top': '',
  'border-width': '',
  color: '',
  display: '',
  font: '',
  'font-family': '',
  'font-size': '',
  height: 'Word, Yahoo: images keep their ratio from the width attribute, spaces have their height as line height',
  'letter-spacing': '',
  'line-height': '',
  margin: '',
  'margin-left': '',
  'margin-right': '',
  'max-width': 'Word: ghost tables and width attributes',
  'mso-border-alt': 'Word alone reads it',
  'mso-hide': 'Word alone reads it',
  'mso-line-height-rule': 'Word alone reads it',
  opacity: 'Word: shown opaque',
  overflow: 'Word: what is hidden by it is hidden by mso-hide',
  'overflow-wrap': 'Word breaks words by itself where a cell has a width',
  padding: 'Word: only on cells, so that is where layout puts it',
  'text-align': '',
  'text-decoration': '',
  'vertical-align': '',
  width: '',
  'word-break': 'alternative texts of small pictures are cut off',
};

/** Clients that EMAIL targets, as caniemail names them. */
export const TARGET_CLIENTS: readonly (readonly [family: string, platform: string])[] = [
  ['gmail', 'desktop-webmail'],
  ['gmail', 'ios'],
  ['gmail', 'android'],
  ['outlook', 'windows'],
  ['outlook', 'outlook-com'],
  ['apple-mail', 'macos'],
  ['apple-mail', 'ios'],
  ['yahoo', 'desktop-webmail'],
];
