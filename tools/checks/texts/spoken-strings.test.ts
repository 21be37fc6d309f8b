import { describe, expect, it } from 'vitest';
import { spokenStrings } from './spoken-strings.ts';

describe('what a source file says to the translator', () => {
  it('reads namespaces, keys and both sides of a choice', () => {
    const spoken = spokenStrings(`
      const t = useT('editor');
      const label = t(linked ? 'side.unlink' : 'side.link');
      i18n.t('shared:cancel');
    `);
    expect([...spoken.namespaces]).toEqual(['editor']);
    expect(spoken.calls).toEqual(['side.unlink', 'side.link', 'shared:cancel']);
  });

  it('takes a template string as a pattern of keys', () => {
    const [pattern] = spokenStrings('t(`style.section.${name}`)').patternCalls;
    expect(pattern?.test('style.section.border')).toBe(true);
    expect(pattern?.test('style.align')).toBe(false);
  });

  it('finds text that a person reads in an attribute, and leaves technical values alone', () => {
    const { literalAttributes } = spokenStrings('<Field name="mail/look" aria-label="Close" title="" />');
    expect(literalAttributes).toEqual(['aria-label="Close"']);
  });
});
