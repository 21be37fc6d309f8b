import { blockRegistry, inBrand } from '@mailwright/blocks';
import { ACME_KIT } from '@mailwright/blocks/testing';
import { DEFAULT_SETTINGS, goneContent, isNothingGone } from '@mailwright/document';
import { islandContent } from '@mailwright/island';
import { expect, it } from 'vitest';
import { convertMail } from './html/convert-html.ts';
import { foreignMails } from './testing/foreign-mails.ts';

const KIT = { ...ACME_KIT, colors: [] };

const FOOTERS: readonly (readonly [string, string])[] = [
  ['one paragraph', 'Old Ltd, 12 Mill Lane, 10115 Berlin · <a href="*|UNSUB|*">Unsubscribe</a>'],
  [
    'lines of one cell',
    '© 2026 Old Ltd, HRB 4711<br>You get this as {{ email }}.<br><a href="{{ unsubscribe }}">Leave</a> | <a href="https://old.example/privacy">Privacy</a>',
  ],
];

const MAILS = [
  ...foreignMails(),
  ...FOOTERS.map(([name, footer]) => {
    const body = `<h1>Hi</h1><p>Words</p></td></tr><tr><td style="font-size:12px">${footer}`;
    return [`a footer of ${name}`, `<body><table width="600"><tr><td>${body}</td></tr></table></body>`] as const;
  }),
];

it.each(MAILS)('a brand takes nothing out of an imported mail: %s', (_, source) => {
  const mail = convertMail(source, DEFAULT_SETTINGS, { scope: 'mw-c' });
  if (!mail) throw new Error('Nothing was converted');
  const { nodes, settings } = mail.document;
  const after = inBrand(nodes, settings, { kit: { id: 'acme', kit: KIT }, registry: blockRegistry });
  // Profiles are the brand's own, and so are the pictures of their addresses.
  const options = { registry: blockRegistry, foreign: islandContent };
  const gone = goneContent(mail.document, after, {
    ...options,
    isObject: ({ item }, { type }) => type.startsWith('social') && item !== undefined,
  });
  expect(gone).toEqual({ links: [], fields: [], conditions: [], legal: [] });
  expect(isNothingGone(gone)).toBe(true);
});
