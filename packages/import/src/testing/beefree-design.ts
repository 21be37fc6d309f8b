import type { JsonObject } from '@mailwright/document';

const NO_BORDER = '0px solid transparent';
const SIDES = ['top', 'right', 'bottom', 'left'];

function padding(...values: readonly [number, number, number, number]): JsonObject {
  return Object.fromEntries(SIDES.map((side, index) => [`padding-${side}`, `${values[index] ?? 0}px`]));
}

/** A module as Beefree writes it; `computed` is what its editor works out. */
export function module(type: string, descriptor: JsonObject, computed: JsonObject = {}): JsonObject {
  return {
    type: `mailup-bee-newsletter-modules-${type}`,
    locked: false,
    uuid: type,
    descriptor: {
      style: padding(10, 10, 10, 10),
      ...descriptor,
      computedStyle: { hideContentOnMobile: false, ...computed },
    },
  };
}

export function column(gridColumns: number, modules: readonly JsonObject[], style: JsonObject = {}): JsonObject {
  const borders = Object.fromEntries(SIDES.map((side) => [`border-${side}`, NO_BORDER]));
  return {
    'grid-columns': gridColumns,
    modules,
    style: { 'background-color': 'transparent', ...borders, ...padding(5, 0, 5, 0), ...style },
  };
}

export function row(columns: readonly JsonObject[], inner: JsonObject = {}, computed: JsonObject = {}): JsonObject {
  return {
    type: `${columns.length}-columns-empty`,
    columns,
    container: { style: { 'background-color': 'transparent', 'background-image': 'none' } },
    content: {
      style: { 'background-color': '#ffffff', 'background-image': 'none', color: '#000000', width: '640px', ...inner },
      computedStyle: { rowColStackOnMobile: true, ...computed },
    },
  };
}

export function design(rows: readonly JsonObject[]): JsonObject {
  return {
    page: {
      title: 'Mail',
      description: '',
      template: { name: 'template-base', type: 'basic', version: '2.0.0' },
      body: {
        type: 'mailup-bee-page-properties',
        container: { style: { 'background-color': '#f3eee6' } },
        content: {
          computedStyle: { linkColor: '#8a3324', messageBackgroundColor: '#fffdf9', messageWidth: '640px' },
          style: { color: '#2b2118', 'font-family': "'Lato', Tahoma, sans-serif" },
        },
        webFonts: [{ name: 'Lato', fontFamily: "'Lato', Tahoma, sans-serif", url: 'https://fonts.example/lato' }],
      },
      rows,
    },
    comments: {},
  };
}

const social = (name: string, id: string, href: string): JsonObject => ({
  id,
  name,
  type: 'follow',
  text: '',
  image: {
    alt: name,
    title: name,
    href,
    src: `https://cdn.example/social-networks-icon-sets/circle-dark-gray/${id}.png`,
  },
});

/** A whole mail of a bakery, with every sort of module there is. */
export const beefreeDesign: JsonObject = design([
  row([
    column(4, [
      module(
        'image',
        { image: { src: 'https://bakery.example/logo.png', href: 'https://bakery.example/', alt: 'Old Mill' } },
        { class: 'left fixedwidth', width: 120 },
      ),
    ]),
    column(8, [
      module(
        'menu',
        {
          menuItemsList: {
            items: [{ text: 'Bread', link: { href: 'https://bakery.example/bread', target: '_self' } }],
          },
          style: { ...padding(10, 10, 10, 10), 'font-size': '15px', 'text-align': 'right', color: '#444444' },
        },
        { layout: 'horizontal', linkColor: '#8a3324', menuItemsSpacing: padding(4, 9, 4, 9) },
      ),
    ]),
  ]),
  row([
    column(12, [
      module('heading', {
        heading: {
          title: 'h1',
          text: '<strong>Fresh</strong> every morning',
          style: {
            color: '#8a3324',
            'font-size': '38px',
            'line-height': '120%',
            'text-align': 'center',
            'font-weight': '400',
          },
        },
        mobileStyle: { 'font-size': '28px', 'padding-top': '20px' },
      }),
      module('paragraph', {
        paragraph: {
          html: '<p style="margin: 0;">Hello {{ firstName }}, see our <a href="https://bakery.example/menu">menu</a>.</p>',
          style: { color: '#2b2118', 'font-size': '16px', 'line-height': '150%', 'text-align': 'center' },
          computedStyle: { linkColor: '#8a3324' },
        },
      }),
      module('list', {
        list: { html: '<ul><li>Rye</li><li>Spelt</li></ul>', style: { 'font-size': '16px', color: '#2b2118' } },
      }),
      module('button', {
        button: {
          label: '<div><strong>Order now</strong></div>',
          href: 'https://bakery.example/order',
          target: '_blank',
          style: {
            ...padding(8, 28, 8, 28),
            'background-color': '#8a3324',
            color: '#ffffff',
            'font-size': '16px',
            'border-radius': '24px',
            'border-top': '1px solid #5e2015',
            'border-right': '1px solid #5e2015',
            'border-bottom': '1px solid #5e2015',
            'border-left': '1px solid #5e2015',
          },
        },
        style: { ...padding(15, 10, 15, 10), 'text-align': 'center' },
      }),
      module(
        'divider',
        { divider: { style: { 'border-top': '2px dashed #d8cbb8', width: '70%' } } },
        { align: 'left' },
      ),
      module('spacer', { spacer: { style: { height: '40px' } }, style: {} }, { hideContentOnMobile: true }),
    ]),
  ]),
  row([
    column(12, [
      module('video', { video: { src: 'https://vimeo.com/76979871', thumbSrc: 'https://bakery.example/v.jpg' } }),
      module('icons', {
        iconsList: {
          icons: [{ image: 'https://bakery.example/clock.png', alt: 'Clock', text: 'Open at six', width: '24px' }],
        },
      }),
      module('html', { html: { html: '<p class="hours">Mon to Sat</p>' } }),
      module(
        'social',
        {
          iconsList: {
            icons: [
              social('Facebook', 'facebook', 'https://facebook.com/mill'),
              social('TikTok', 'tiktok', 'https://tiktok.com/@mill'),
            ],
          },
          style: { ...padding(10, 10, 10, 10), 'text-align': 'center' },
        },
        { iconsDefaultWidth: 36, padding: '0 4px 0 4px' },
      ),
      module('form', { form: { structure: {} } }),
    ]),
  ]),
]);
