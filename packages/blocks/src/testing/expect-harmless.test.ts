import { expect, it } from 'vitest';
import { blockRegistry } from '../registry.ts';
import { expectHarmless } from './expect-harmless.ts';
import { placeOf } from './field-at.ts';

const button = blockRegistry.get('button')!;

it('says in a sentence which prop of which block lets which text do what', () => {
  const harm = (text: string) => (text.includes('<') ? 'adds elements to the mail' : null);
  expect(() => expectHarmless(placeOf(button, ['label']), 500, harm)).toThrow(
    /^The text ".*<.*" in the prop "label" \(a field of the kind text\) of the block "button" adds elements to the mail$/,
  );
});

it('is silent about what does no harm, and names items of lists and props without a field', () => {
  expect(() => expectHarmless('nowhere', 50, () => null)).not.toThrow();
  expect(placeOf(blockRegistry.get('menu')!, ['items', 0, 'label'])).toBe(
    'the prop "items.0.label" (a field of the kind text) of the block "menu"',
  );
  expect(placeOf(button, ['nothing'])).toBe('the prop "nothing" (which has no field) of the block "button"');
});
