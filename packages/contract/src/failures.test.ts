import { expect, it } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import * as endpoints from './endpoints.ts';
import { failureStatuses } from './failures.ts';

it('a row tells that it can be asked too often where it has a rate, and only there', () => {
  expect(failureStatuses(endpoints.exports.pdf)).toContain(429);
  expect(failureStatuses(endpoints.countdown.image)).toContain(429);
  expect(failureStatuses(endpoints.auth.login)).toContain(429);
  expect(failureStatuses(endpoints.exports.text)).not.toContain(429);
});

it('a row that takes files tells that they can be too large, beside other fields or not', () => {
  for (const row of [endpoints.assets.upload, endpoints.assets.lighterGif]) {
    expect(failureStatuses(row)).toEqual(expect.arrayContaining([413, 415]));
  }
});

it('rows of one budget name the same rate', () => {
  const budgets = new Map<string, object>();
  const rows = Object.values(endpoints).flatMap((area): readonly Endpoint[] => Object.values(area));
  for (const { budget, cost: _, ...rate } of rows.flatMap(({ rates = [] }) => rates)) {
    expect(rate, budget).toEqual(budgets.get(budget) ?? rate);
    budgets.set(budget, rate);
  }
  expect(Object.fromEntries([...budgets].map(([budget, rate]) => [budget, Object.values(rate).join(' ')]))).toEqual({
    'brand-impacts': '240 1 person process',
    'brand-reads': '20 10 person database',
    'copied-images': '60 1 person process',
    'ai-alt-texts': '120 60 person database',
    'ai-images': '30 60 person database',
    countdown: '1200 1 address process',
    exports: '60 1 person process',
    'factor-password': '10 15 person database',
    gif: '600 60 person database',
    'image-replacements': '240 1 person process',
    'icon-previews': '1200 1 address process',
    icons: '120 1 person process',
    imports: '10 1 person process',
    invitations: '100 60 person database',
    links: '60 15 address database',
    'mail-tries': '60 10 person database',
    'live-pages': '1200 1 address process',
    'live-pictures': '6000 1 address process',
    'live-products': '120 1 person process',
    'module-impacts': '240 1 person process',
    'module-publishing': '30 10 person database',
    'own-password': '10 15 person database',
    'password-links-account': '5 60 account database',
    'password-links-address': '30 60 address database',
    'personal-data': '10 60 person database',
    portraits: '30 60 person database',
    'product-states': '120 1 person process',
    'template-updates': '60 10 person database',
    'passkey-sign-ins': '600 15 address database',
    'second-factor': '10 15 person database',
    'sign-in-account': '10 account 15 database',
    'sign-in-address': '50 address 15 database',
    'single-sign-on': '2400 10 address process',
    stock: '60 1 person process',
    'smaller-images': '30 1 person process',
    'store-asks': '30 10 person database',
    'test-mails': '20 60 person database',
    'unlock-requests': '10 60 person database',
    'version-pages': '60 1 address process',
    video: '120 1 person process',
  });
});
