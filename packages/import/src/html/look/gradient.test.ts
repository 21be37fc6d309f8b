import { expect, it } from 'vitest';
import { readGradient } from './gradient.ts';

it.each([
  ['linear-gradient(90deg,#7b1fa2,#1565c0)', { from: '#7b1fa2', to: '#1565c0', angle: 90 }],
  ['linear-gradient(#fff, rgb(0, 0, 0) 80%)', { from: '#ffffff', to: '#000000', angle: 180 }],
  ['linear-gradient(to bottom right, red 0%, blue 50%, #00ff00 100%)', { from: '#ff0000', to: '#00ff00', angle: 135 }],
  ['-webkit-linear-gradient(left, #111, #222)', { from: '#111111', to: '#222222', angle: 90 }],
  ['linear-gradient(-0.25turn, #111, #222)', { from: '#111111', to: '#222222', angle: 270 }],
  ['radial-gradient(circle, #111, #222)', { from: '#111111', to: '#222222', angle: null }],
])('%s', (css, gradient) => {
  expect(readGradient(css)).toEqual(gradient);
});

it.each(['', 'none', 'url(https://a.example/linear-gradient.png)', 'linear-gradient(#111)', 'linear-gradient('])(
  'is none: %j',
  (css) => {
    expect(readGradient(css)).toBeNull();
  },
);
