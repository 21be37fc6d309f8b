import { expect, test } from 'vitest';
import { withAbsoluteAssets } from './own-assets.ts';

const BASE = 'https://assets.example';
const IMAGE = '/api/v2/assets/user/u1/asset/Ab_1-9.png';

test('addresses of own images become absolute wherever a mail holds an address', () => {
  for (const [before, after] of [
    [`<img src="${IMAGE}">`, `<img src="${BASE}${IMAGE}">`],
    [`<IMG SRC = '${IMAGE}'>`, `<IMG SRC = '${BASE}${IMAGE}'>`],
    [`<img src=${IMAGE}>`, `<img src=${BASE}${IMAGE}>`],
    [
      `<td background="${IMAGE}" style="background:url(${IMAGE})">`,
      `<td background="${BASE}${IMAGE}" style="background:url(${BASE}${IMAGE})">`,
    ],
    [`<style>a{background:url( '${IMAGE}' )}</style>`, `<style>a{background:url( '${BASE}${IMAGE}' )}</style>`],
    [`<!--[if mso]><v:fill src="${IMAGE}"/><![endif]-->`, `<!--[if mso]><v:fill src="${BASE}${IMAGE}"/><![endif]-->`],
    [
      `<img srcset="${IMAGE} 1x,${IMAGE} 2x, https://other.example/a.png 3x">`,
      `<img srcset="${BASE}${IMAGE} 1x,${BASE}${IMAGE} 2x, https://other.example/a.png 3x">`,
    ],
    ['<img src="/api/v2/assets/social/1/x.png">', `<img src="${BASE}/api/v2/assets/social/1/x.png">`],
  ] as const) {
    expect(withAbsoluteAssets(before, BASE)).toBe(after);
  }
});

test('everything else stays as it is', () => {
  const source = [
    `<p>The image lies at ${IMAGE}, says "${IMAGE}".</p>`,
    `<img src="https://elsewhere.example${IMAGE}"><img src="/other${IMAGE}">`,
    '<img src="/api/v2/assets/user"><a href="/api/v2/usertemplate/1">x</a><img src="images/a.png">\r\n\t',
  ].join('\n');
  expect(withAbsoluteAssets(source, BASE)).toBe(source);
  expect(withAbsoluteAssets(`<img src="${IMAGE}">`, '')).toBe(`<img src="${IMAGE}">`);
});
