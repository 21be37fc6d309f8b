import { expect, it } from 'vitest';
import { isPictureAddress } from './picture-address.ts';

it.each(['', '/api/v2/assets/user/1/asset/a.png', 'https://cdn.example/logo.png?w=2'])(
  '%j may name a picture',
  (address) => expect(isPictureAddress(address)).toBe(true),
);

it.each([
  'javascript:alert(1)',
  'data:image/png;base64,AA',
  '//cdn.example/a.png',
  '/a b',
  "/a');x:y",
  'logo.png',
  '/"',
])('%j may not', (address) => expect(isPictureAddress(address)).toBe(false));
