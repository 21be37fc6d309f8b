import type { TemplateStatus } from '@mailwright/contract';

/** View of the dashboard. Shared and favorited are filters, not statuses. */
export type DashboardView =
  | { readonly kind: 'own'; readonly status: TemplateStatus }
  | { readonly kind: 'shared' }
  | { readonly kind: 'favorited' }
  /** System templates of one category, or of `all`. */
  | { readonly kind: 'library'; readonly category: string }
  | { readonly kind: 'deleted-library' };

const STATUSES = ['published', 'draft', 'deleted', 'shared', 'favorited'] as const;

export type StatusParameter = (typeof STATUSES)[number];

/** Returns the view that an address names; null when it names a status that does not exist. */
export function viewOfAddress(search: URLSearchParams): DashboardView | null {
  const category = search.get('category');
  if (category !== null && category !== '') return { kind: 'library', category };
  const asked = search.get('status') ?? 'published';
  const status = STATUSES.find((known) => known === asked);
  if (status === undefined) return null;
  if (status === 'shared' || status === 'favorited') return { kind: status };
  if (status === 'deleted' && search.get('system_templates') === 'true') return { kind: 'deleted-library' };
  return { kind: 'own', status };
}

/** Returns the address that shows a view. */
export function addressOfView(view: DashboardView): string {
  switch (view.kind) {
    case 'own':
      return view.status === 'published' ? '/' : `/?status=${view.status}`;
    case 'shared':
    case 'favorited':
      return `/?status=${view.kind}`;
    case 'library':
      return `/?${new URLSearchParams({ category: view.category })}`;
    case 'deleted-library':
      return '/?status=deleted&system_templates=true';
  }
}

/** Returns one word for a view: the key of its strings, and a part of its query's key. */
export function viewName(view: DashboardView): StatusParameter | 'library' | 'deleted-library' {
  return view.kind === 'own' ? view.status : view.kind;
}

export function isLibrary(view: DashboardView): boolean {
  return view.kind === 'library' || view.kind === 'deleted-library';
}
