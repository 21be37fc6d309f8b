import { type Actor, may, type TemplateElement, type TemplateStatus } from '@mailwright/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { menuActions } from './menu-actions.ts';

const anna: Actor = {
  id: 'anna',
  role: 'user',
  features: { convertToSystem: false, customBlockCategories: false, customCode: true, products: true },
};

function template(status: TemplateStatus, more: Partial<TemplateElement> = {}): TemplateElement {
  const facts = {
    type: 'email',
    userId: 'anna',
    status,
    isSystem: false,
    isShared: false,
    isLocked: false,
    collaboratorId: null,
  };
  return { ...facts, collaboratorsList: [], ...more } as TemplateElement;
}

const admin: Actor = {
  id: 'admin',
  role: 'admin',
  features: { convertToSystem: true, customBlockCategories: false, customCode: true, products: true },
};

const offered = (subject: TemplateElement, actor = anna) =>
  menuActions.filter((action) => action.visible(subject, actor)).map(({ id }) => id);

const openAt = (search: string) => vi.stubGlobal('window', { location: { search } });

beforeEach(() => openAt(''));
afterEach(() => vi.unstubAllGlobals());

describe('the menu offers what is possible here and now', () => {
  test.each<[TemplateStatus, string[]]>([
    [
      'draft',
      [
        'edit',
        'preview',
        'copyLink',
        'share',
        'settings',
        'notes',
        'versions',
        'export',
        'duplicate',
        'publish',
        'remove',
      ],
    ],
    [
      'published',
      [
        'edit',
        'preview',
        'copyLink',
        'share',
        'unpublishAndShare',
        'settings',
        'notes',
        'versions',
        'export',
        'duplicate',
        'unpublish',
        'remove',
      ],
    ],
    ['deleted', ['preview', 'notes', 'versions', 'restore', 'delete']],
  ])('on an own %s template', (status, ids) => {
    expect(offered(template(status))).toEqual(ids);
  });

  test('sharing and publishing exclude each other: what is in the way is said, and the way out offered', () => {
    const blocked = (subject: TemplateElement) =>
      menuActions.flatMap((action) => {
        const reason = action.blocked?.(subject, anna) ?? null;
        return reason === null ? [] : [[action.id, reason]];
      });
    const shared = template('draft', { isShared: true, collaboratorsList: ['ben'] });
    expect(blocked(template('draft'))).toEqual([]);
    expect(blocked(template('published'))).toEqual([['share', 'published']]);
    expect(blocked(shared)).toEqual([['publish', 'shared']]);
    expect(offered(shared)).toEqual(expect.arrayContaining(['share', 'publish', 'stopSharingAndPublish']));
    expect(offered({ ...shared, userId: 'ben', collaboratorsList: ['anna'] })).not.toContain('publish');
  });

  test('publishing is a part of finishing where the product is embedded, and not in the menu', () => {
    openAt('?embed=true');
    expect(offered(template('draft'))).not.toContain('publish');
  });

  test('users can only select a system template, and look at it', () => {
    const system = template('published', { userId: 'admin', isSystem: true });
    expect(offered(system)).toEqual(['select', 'preview', 'copyLink']);
  });

  test('admins edit, remove, restore and delete system templates', () => {
    const system = (status: TemplateStatus) => template(status, { userId: 'other', isSystem: true });
    const kept = ['preview', 'copyLink', 'settings', 'notes', 'versions', 'export', 'remove'];
    expect(offered(system('published'), admin)).toEqual(['select', 'edit', ...kept]);
    expect(offered(system('deleted'), admin)).toEqual(['preview', 'notes', 'versions', 'restore', 'delete']);
  });

  test('admins whose plan has it convert what they have published', () => {
    expect(offered(template('published', { userId: 'admin' }), admin)).toContain('convert');
    expect(offered(template('draft', { userId: 'admin' }), admin)).not.toContain('convert');
    expect(offered(template('published'))).not.toContain('convert');
  });

  test('a locked shared template of one’s own can be removed by nobody, and says so when it is tried', () => {
    const locked = template('draft', { isShared: true, isLocked: true, collaboratorId: 'ben' });
    expect(may('remove', anna, locked)).toBe(false);
    expect(offered(locked)).toContain('remove');
  });

  test('somebody else’s draft that is locked can only be looked at, copied and asked for', () => {
    const shared = { isShared: true, isLocked: true, collaboratorId: 'ben', collaboratorsList: ['anna'] };
    const locked = template('draft', { userId: 'ben', ...shared });
    expect(offered(locked)).toEqual([
      'preview',
      'copyLink',
      'requestUnlock',
      'notes',
      'versions',
      'export',
      'duplicate',
    ]);
  });
});
