import type { Actor, TemplateElement, TemplateStatus } from '@mailwright/contract';
import { describe, expect, test } from 'vitest';
import { menuActions } from './menu-actions.ts';

const anna: Actor = { id: 'anna', role: 'user', features: { convertToSystem: false, customCode: true } };

function template(status: TemplateStatus, more: Partial<TemplateElement> = {}): TemplateElement {
  const facts = { userId: 'anna', status, isSystem: false, isShared: false, isLocked: false, collaboratorId: null };
  return { ...facts, collaboratorsList: [], ...more } as TemplateElement;
}

const offered = (subject: TemplateElement) =>
  menuActions.filter((action) => action.visible(subject, anna)).map(({ id }) => id);

describe('the menu offers what is possible here and now', () => {
  test.each<[TemplateStatus, string[]]>([
    ['draft', ['edit', 'settings', 'duplicate', 'publish', 'remove']],
    ['published', ['edit', 'settings', 'duplicate', 'unpublish', 'remove']],
    ['deleted', ['restore', 'delete']],
  ])('on an own %s template', (status, ids) => {
    expect(offered(template(status))).toEqual(ids);
  });

  test('a system template can only be selected', () => {
    expect(offered(template('published', { userId: 'admin', isSystem: true }))).toEqual(['select']);
  });

  test('a draft locked by somebody else can only be copied', () => {
    const locked = template('draft', { isShared: true, isLocked: true, collaboratorId: 'ben' });
    expect(offered(locked)).toEqual(['duplicate']);
  });
});
