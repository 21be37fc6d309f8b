import type { JsonObject } from '@mailwright/document';
import * as beefree from './beefree-design.ts';
import * as unlayer from './unlayer-design.ts';

const NETWORKS = [
  'Facebook',
  'TikTok',
  'WhatsApp',
  'Telegram',
  'Threads',
  'Snapchat',
  'Discord',
  'Messenger',
  'Bluesky',
  'Reddit',
  'Spotify',
  'Twitch',
  'Vimeo',
  'GitHub',
  'RSS',
];

const MENU = Array.from({ length: 14 }, (_, index) => ({
  text: `Page ${index + 1}`,
  href: `https://a.example/page-${index + 1}`,
}));

const CELL =
  'See <a href="https://a.example/cup"><b>the cup</b></a><br><img src="https://a.example/cup.png" alt="Cup" width="60">';

const INNER_TABLE =
  '<p>Before</p><table><tr><td>Left of it</td><td><a href="https://a.example/right">Right of it</a></td></tr></table><p>After <img src="https://a.example/after.png" alt="After"></p>';

/** Parts of a design of Unlayer that hold more than their blocks do. */
export const FULL_UNLAYER: JsonObject = unlayer.design([
  unlayer.row(
    [1],
    [
      {
        contents: [
          unlayer.content('menu', {
            menu: { items: MENU.map(({ text, href }) => ({ text, link: { name: 'web', values: { href } } })) },
            layout: 'vertical',
          }),
          unlayer.content('text', { text: INNER_TABLE }),
          unlayer.content('heading', {
            text: 'Read <a href="https://a.example/all">all of it</a> <img src="https://a.example/star.png" alt="Star">',
            headingType: 'h2',
          }),
          unlayer.content('button', {
            text: '<span>Go <b>now</b></span>',
            href: { name: 'web', values: { href: 'https://a.example/go' } },
          }),
          unlayer.content('table', {
            enableHeader: true,
            table: {
              headers: [{ cells: [{ text: 'Thing' }, { text: 'Price' }] }],
              rows: [{ cells: [{ text: CELL }, { text: '4.00' }] }],
              footers: [{ cells: [{ text: 'Sum' }, { text: '4.00' }] }],
            },
          }),
          unlayer.content('social', {
            icons: { iconType: 'circle', icons: NETWORKS.map((name) => ({ name, url: `https://a.example/${name}` })) },
          }),
        ],
      },
    ],
  ),
]);

/** The same of Beefree. */
export const FULL_BEEFREE: JsonObject = beefree.design([
  beefree.row([
    beefree.column(12, [
      beefree.module('menu', { menuItemsList: { items: MENU.map(({ text, href }) => ({ text, link: { href } })) } }),
      beefree.module('paragraph', { paragraph: { html: INNER_TABLE } }),
      beefree.module('list', {
        list: {
          html: '<ul><li>One <a href="https://a.example/one">more</a></li><li><img src="https://a.example/li.png" alt="Li"></li></ul>',
        },
      }),
      beefree.module('table', {
        table: {
          content: {
            headers: [{ cells: [{ html: 'Thing' }] }],
            rows: [{ cells: [{ html: CELL }] }],
          },
        },
      }),
      beefree.module('icons', {
        iconsList: {
          icons: Array.from({ length: 14 }, (_, index) => ({
            image: `https://a.example/icon-${index + 1}.png`,
            href: `https://a.example/at-${index + 1}`,
            text: `Step ${index + 1}`,
            width: '32px',
          })),
        },
      }),
      beefree.module('social', {
        iconsList: {
          icons: NETWORKS.map((name) => ({
            id: name.toLowerCase(),
            name,
            image: { href: `https://a.example/${name}`, src: `https://a.example/sets/circle/${name}.png` },
          })),
        },
      }),
    ]),
  ]),
]);
