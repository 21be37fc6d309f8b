import { describe, expect, it } from 'vitest';
import type { TemplateStatus } from '../../entities/template.ts';
import { nextStatus, type StatusAction, statusAction } from './transitions.ts';

const TABLE: readonly [TemplateStatus, StatusAction, TemplateStatus | 'gone' | null][] = [
  ['draft', 'publish', 'published'],
  ['draft', 'unpublish', null],
  ['draft', 'remove', 'deleted'],
  ['draft', 'restore', null],
  ['draft', 'deleteForever', null],
  ['published', 'publish', null],
  ['published', 'unpublish', 'draft'],
  ['published', 'remove', 'deleted'],
  ['published', 'restore', null],
  ['published', 'deleteForever', null],
  ['deleted', 'publish', null],
  ['deleted', 'unpublish', null],
  ['deleted', 'remove', null],
  ['deleted', 'restore', 'draft'],
  ['deleted', 'deleteForever', 'gone'],
];

describe('status transitions', () => {
  it.each(TABLE)('%s, %s: %s', (from, action, to) => {
    expect(nextStatus(from, action)).toBe(to);
  });

  it('lead a removed system template back into the library', () => {
    expect(nextStatus('deleted', 'restore', { isSystem: true })).toBe('published');
    expect(statusAction('deleted', 'published', { isSystem: true })).toBe('restore');
    expect(nextStatus('published', 'unpublish', { isSystem: true })).toBeNull();
    expect(nextStatus('published', 'remove', { isSystem: true })).toBe('deleted');
    expect(nextStatus('deleted', 'deleteForever', { isSystem: true })).toBe('gone');
  });

  it('are found by the status that is asked for', () => {
    expect(statusAction('draft', 'published')).toBe('publish');
    expect(statusAction('published', 'draft')).toBe('unpublish');
    expect(statusAction('deleted', 'draft')).toBe('restore');
    expect(statusAction('published', 'deleted')).toBe('remove');
    expect(statusAction('deleted', 'published')).toBeNull();
    expect(statusAction('draft', 'draft')).toBeNull();
  });
});
