import { expect, test } from 'vitest';
import { AI_RATIOS, AI_STYLES, aiImageAccess, ratioOf } from './ai-images.ts';

test('the first style and the first ratio are those that apply where nothing is said', () => {
  expect([AI_STYLES[0], AI_RATIOS[0]]).toEqual(['photograph', '1:1']);
  expect(AI_RATIOS.map((ratio) => ratioOf(ratio).toFixed(2))).toEqual(['1.00', '0.75', '1.33', '1.78', '0.56']);
});

test.each([
  [true, 'user', true, 'open'],
  [true, 'admin', true, 'open'],
  [true, 'user', false, 'plan'],
  [true, 'admin', false, 'plan'],
  [false, 'user', true, 'hidden'],
  [false, 'user', false, 'hidden'],
  [false, 'admin', true, 'setup'],
  [false, 'admin', false, 'setup'],
] as const)(
  'with a service: %s, a %s with AI images in the plan: %s sees it %s',
  (isConfigured, role, aiImages, access) => {
    expect(aiImageAccess(isConfigured, { role, features: { aiImages } })).toBe(access);
  },
);
