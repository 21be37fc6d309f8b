import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { ApiError } from '../../shared/api/api-error.ts';
import { useT } from '../../shared/i18n/use-t.ts';
import { usePlace, useQueryParams } from '../../shared/navigation/place.ts';
import { Redirect } from '../../shared/navigation/Redirect.tsx';
import { useAccount } from '../../shared/session/session-store.ts';
import { ErrorScreen } from '../../shared/ui/ErrorScreen.tsx';
import { toast } from '../../shared/ui/toast/toast.tsx';
import { notifyExtras } from './core/session/refusal.ts';
import { EditorSessionContext } from './core/session/use-editor-session.ts';
import { EDITOR_QUERIES } from './core/template/refresh-lists.ts';
import { EditorScreen } from './EditorScreen.tsx';
import { EditorSkeleton } from './EditorSkeleton.tsx';
import { loadTemplate } from './saving/template/load-template.ts';
import { type LoadedTemplate, openTemplate } from './saving/template/open-template.ts';

/** The routes `/edit/:templateId` and `/edit/module/:moduleId`. */
export function EditorPage() {
  const { moduleId, templateId = '' } = usePlace().params;
  const search = useQueryParams();
  const t = useT('editor');
  const messages = useT('messages');
  const errors = useT('errors');
  const shared = useT('shared');
  // The editor puts blocks into words outside of components, too, so their texts have to be there before it.
  useT('blocks');
  // Asked for here, so that the canvas does not wait for its own after the mail has been read.
  useT('canvas');
  const account = useAccount();
  const system = search.get('system') === 'true';
  const { data, error, refetch } = useQuery({
    queryKey: [EDITOR_QUERIES, moduleId ?? templateId, { system, isModule: moduleId !== undefined }],
    queryFn: async ({ signal }) => {
      const userId = account.principalId;
      if (moduleId === undefined) return loadTemplate({ id: templateId, system, userId, signal });
      const { loadModule } = await import('./saving/module/load-module.ts');
      return loadModule({ id: moduleId, userId, signal });
    },
    // What is being edited is never replaced behind the person's back.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

  // A module has an editor of its own: as a mail it would offer what modules have no use for, and lack publishing.
  if (data !== undefined && moduleId === undefined && data.template.type === 'email_cb') {
    return <Redirect to={`/edit/module/${data.template.id}`} />;
  }
  if (data !== undefined) return <OpenEditor key={`${data.template.id} ${data.template.revision}`} loaded={data} />;
  if (error === null) return <EditorSkeleton />;
  if (error instanceof ApiError && error.status === 404) {
    const isModule = moduleId !== undefined;
    return <Elsewhere to="/" sentence={isModule ? errors('MODULE_NOT_FOUND') : messages('templateNotFound')} />;
  }
  if (error instanceof ApiError && error.code === 'TEMPLATE_LOCKED') {
    // The dashboard says who holds it, and what can be done meanwhile.
    return <Redirect to="/?status=shared" state={{ lockedId: templateId }} />;
  }
  return (
    <ErrorScreen
      title={messages('loadFailure')}
      body={t('load.body')}
      action={{ label: shared('tryAgain'), run: () => void refetch() }}
    />
  );
}

/** Says why there is nothing to open here, and leads to where there is. */
function Elsewhere({ to, sentence }: { readonly to: string; readonly sentence: string }) {
  useEffect(() => {
    toast.error(sentence);
  }, [sentence]);
  return <Redirect to={to} />;
}

function OpenEditor({ loaded }: { readonly loaded: LoadedTemplate }) {
  const account = useAccount();
  // biome-ignore lint/correctness/useExhaustiveDependencies: an editor belongs to what was loaded, not to later news of the account.
  const { session, problems } = useMemo(() => openTemplate(loaded, account), [loaded]);
  useEffect(() => notifyExtras(problems), [problems]);
  return (
    <EditorSessionContext value={session}>
      <EditorScreen problems={problems.filter(({ kind }) => kind !== 'extra-removed' && kind !== 'mark-removed')} />
    </EditorSessionContext>
  );
}
