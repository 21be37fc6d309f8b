import { describe, expect, it } from 'vitest';
import { isImageAddress } from './image-url.ts';

describe('the address of a picture', () => {
  it.each([
    'https://cdn.example/a.png',
    'cdn.example/a.png',
    'cdn.example',
    '//cdn.example/a.png',
    'http://localhost:8080/a.png',
    'http://127.0.0.1/a.png',
    '/api/v2/assets/user/7/asset/a.png',
    'https://cdn.example/my picture.png',
    'https://{{ shop host }}.example/a.png',
    '{{ picture }}',
    '*|PICTURE|*',
    '{PICTURE}',
    '600.png',
    'pics/lamp.png',
    '/assets/lamp.png',
  ])('is taken: %s', (address) => {
    expect(isImageAddress(address)).toBe(true);
  });

  it.each([
    '',
    'not a url',
    'https://',
    'http:///',
    'picture',
    '#top',
    'mailto:anna@acme.example',
    'tel:+49301234',
    'data:image/png;base64,AA',
    'javascript:alert(1)',
  ])('is none: %j', (address) => {
    expect(isImageAddress(address)).toBe(false);
  });
});
