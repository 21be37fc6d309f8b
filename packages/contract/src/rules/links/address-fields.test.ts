import { expect, it } from 'vitest';
import { addressFields, mapAddress, withEncodedFields } from './address-fields.ts';

const POSITIONS = [
  ['{{ product.link }}', ['start']],
  [' {{ shop }}{{ path }}?e={{ email }}', ['start', 'start', 'web']],
  ['{{ shop }}/{{ path }}', ['start', 'web']],
  ['{{ link }}&c={{ city }}', ['start', 'web']],
  ['https://{{ shop }}/{{ path }}#{{ part }}', ['start', 'web', 'web']],
  ['https://{{ shop }}.shop.example:8080/{{ path }}', ['start', 'web']],
  ['//{{ shop }}/{{ path }}', ['start', 'web']],
  ['shop.{{ country }}/{{ path }}', ['start', 'web']],
  ['/assets/{{ name }}.png', ['web']],
  ['#part-{{ part }}', ['web']],
  ['?c={{ city }}', ['web']],
  ['myapp://orders/{{ id }}', ['web']],
  ['{{ scheme }}://{{ host }}/{{ path }}', ['start', 'start', 'web']],
  ['mailto:{{ email }}?subject=Hi {{ name }}', ['start', 'other']],
  ['tel:{{ phone }}', ['start']],
  ['{% if a %}https://a.example/?c={{ city }}{% endif %}', ['web']],
] as const;

it.each(POSITIONS)('finds how the fields of %j stand there', (address, positions) => {
  expect(addressFields(address).map(({ position }) => position)).toEqual(positions);
});

it('writes what is marked as raw like what an address begins with, and takes the mark away', () => {
  const address = 'https://a.example/{{ path | unencoded }}?c={{ city }}&d=*|D|*';
  expect(
    mapAddress(
      address,
      (words) => words.toUpperCase(),
      ({ name }, position) => `<${name} ${position}>`,
    ),
  ).toBe('HTTPS://A.EXAMPLE/<path start>?C=<city web>&D=*|D|*');
  expect(withEncodedFields(address)).toBe('https://a.example/{{ path }}?c={{ city }}&d=*|D|*');
});
