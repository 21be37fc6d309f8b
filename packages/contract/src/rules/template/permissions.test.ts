import { describe, expect, it } from 'vitest';
import { type Actor, may, type TemplateAction, type TemplateFacts, templatePermission } from './permissions.ts';

const anna: Actor = {
  id: 'anna',
  role: 'user',
  features: { convertToSystem: false, customBlockCategories: false, customCode: false, products: false },
};
const ben: Actor = {
  id: 'ben',
  role: 'user',
  features: { convertToSystem: false, customBlockCategories: false, customCode: false, products: false },
};
const admin: Actor = {
  id: 'admin',
  role: 'admin',
  features: { convertToSystem: true, customBlockCategories: false, customCode: false, products: false },
};

const draft: TemplateFacts = {
  type: 'email',
  userId: 'anna',
  status: 'draft',
  isSystem: false,
  isShared: false,
  isLocked: false,
  collaboratorId: null,
  collaboratorsList: [],
};
const shared: TemplateFacts = { ...draft, isShared: true, collaboratorsList: ['ben'] };
const lockedByBen: TemplateFacts = { ...shared, isLocked: true, collaboratorId: 'ben' };
const system: TemplateFacts = { ...draft, userId: 'admin', isSystem: true, status: 'published' };

const ALL: readonly TemplateAction[] = [
  'read',
  'favorite',
  'edit',
  'autosave',
  'duplicate',
  'publish',
  'unpublish',
  'remove',
  'restore',
  'deleteForever',
  'share',
  'lock',
  'unlock',
  'requestUnlock',
  'convertToSystem',
  'note',
  'versions',
];

function allowed(actor: Actor, template: TemplateFacts): TemplateAction[] {
  return ALL.filter((action) => may(action, actor, template));
}

function refusal(action: TemplateAction, actor: Actor, template: TemplateFacts): string | null {
  const answer = templatePermission(action, actor, template);
  return answer.allowed ? null : answer.code;
}

describe('what may be done with a user template', () => {
  it('an owner edits, duplicates, publishes, shares and removes a draft', () => {
    expect(allowed(anna, draft)).toEqual([
      'read',
      'favorite',
      'edit',
      'autosave',
      'duplicate',
      'publish',
      'remove',
      'share',
      'note',
      'versions',
    ]);
  });

  it('an owner goes on editing a published one, unpublishes or removes it', () => {
    expect(allowed(anna, { ...draft, status: 'published' })).toEqual([
      'read',
      'favorite',
      'edit',
      'duplicate',
      'unpublish',
      'remove',
      'note',
      'versions',
    ]);
  });

  it('a deleted one can be restored or deleted forever, not edited', () => {
    expect(allowed(anna, { ...draft, status: 'deleted' })).toEqual([
      'read',
      'favorite',
      'duplicate',
      'restore',
      'deleteForever',
      'note',
      'versions',
    ]);
    expect(refusal('edit', anna, { ...draft, status: 'deleted' })).toBe('INVALID_TRANSITION');
  });

  it('nobody else knows of it, admins included', () => {
    for (const action of ALL) {
      expect(refusal(action, ben, draft)).toBe('TEMPLATE_NOT_FOUND');
      expect(refusal(action, admin, draft)).toBe('TEMPLATE_NOT_FOUND');
    }
  });

  it('only non-shared drafts are published', () => {
    expect(refusal('publish', anna, shared)).toBe('TEMPLATE_SHARED');
    expect(refusal('publish', ben, shared)).toBe('FORBIDDEN');
  });

  it('collaborators edit a shared draft, and neither share nor remove it', () => {
    expect(allowed(ben, shared)).toEqual([
      'read',
      'favorite',
      'edit',
      'autosave',
      'duplicate',
      'lock',
      'note',
      'versions',
    ]);
  });

  it('a locked one is edited and unlocked by its locker alone, and cannot be deleted', () => {
    expect(refusal('edit', ben, lockedByBen)).toBeNull();
    expect(refusal('unlock', ben, lockedByBen)).toBeNull();
    expect(refusal('edit', anna, lockedByBen)).toBe('TEMPLATE_LOCKED');
    expect(refusal('unlock', anna, lockedByBen)).toBe('FORBIDDEN');
    expect(refusal('requestUnlock', anna, lockedByBen)).toBeNull();
    expect(refusal('remove', anna, lockedByBen)).toBe('TEMPLATE_LOCKED');
  });

  it('only a draft is saved without being asked: a published one is seen by others at once', () => {
    expect(refusal('autosave', anna, { ...draft, status: 'published' })).toBe('INVALID_TRANSITION');
    expect(refusal('autosave', admin, system)).toBe('INVALID_TRANSITION');
    expect(refusal('autosave', anna, lockedByBen)).toBe('TEMPLATE_LOCKED');
    expect(refusal('autosave', anna, system)).toBe('FORBIDDEN');
  });

  it('only an admin with the feature converts a published, non-shared one to system', () => {
    const own: TemplateFacts = { ...draft, userId: 'admin', status: 'published' };
    expect(refusal('convertToSystem', admin, own)).toBeNull();
    expect(
      refusal(
        'convertToSystem',
        {
          ...admin,
          features: { convertToSystem: false, customBlockCategories: false, customCode: false, products: false },
        },
        own,
      ),
    ).toBe('FORBIDDEN');
    expect(refusal('convertToSystem', anna, { ...draft, status: 'published' })).toBe('FORBIDDEN');
    expect(refusal('convertToSystem', admin, { ...own, isShared: true })).not.toBeNull();
    expect(refusal('convertToSystem', admin, { ...own, status: 'draft' })).not.toBeNull();
  });
});

describe('what may be done with a system template', () => {
  it('users read, mark and copy it', () => {
    expect(allowed(anna, system)).toEqual(['read', 'favorite', 'duplicate']);
  });

  it('admins edit and remove it, restore it and delete it forever', () => {
    expect(allowed(admin, system)).toEqual(['read', 'favorite', 'edit', 'duplicate', 'remove', 'note', 'versions']);
    expect(allowed(admin, { ...system, status: 'deleted' })).toContain('deleteForever');
  });

  it('a deleted one is unknown to users', () => {
    expect(refusal('read', anna, { ...system, status: 'deleted' })).toBe('TEMPLATE_NOT_FOUND');
  });
});
