import { expect, test } from 'vitest';
import { fillSamples, fillTextSamples } from './fill-samples.ts';

const FIELDS = [
  { name: 'firstName', sample: 'Maria $& <b>' },
  { name: 'company', sample: 'Fish & Chips' },
];

test('merge fields of a finished mail become sample values, in html as html and in text as they are', () => {
  expect(fillSamples('<p>Hi {{ firstName }} of {{ company }}, {{ other }}</p>', '{{ name }}', FIELDS)).toBe(
    '<p>Hi Maria $&amp; &lt;b&gt; of Fish &amp; Chips, {{ other }}</p>',
  );
  expect(fillTextSamples('%company%', '%name%', FIELDS)).toBe('Fish & Chips');
});
