import { endpoints, LIMITS, type ModuleUpdate } from '@mailwright/contract';
import { Button, Skeleton, Text } from '@mantine/core';
import { IconMailOff } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { call } from '../../../../shared/api/call.ts';
import { errorSentence } from '../../../../shared/api/error-sentence.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { DialogActions } from '../../../../shared/ui/dialog/DialogActions.tsx';
import { EmptyState } from '../../../../shared/ui/EmptyState.tsx';
import { Loaded } from '../../../../shared/ui/loading/Loaded.tsx';
import { toast } from '../../../../shared/ui/toast/toast.tsx';
import type { ImpactModule } from '../../session/dialog.ts';
import { BeforeAfter } from './BeforeAfter.tsx';
import { LastRun } from './LastRun.tsx';
import classes from './ModuleImpactDialog.module.css';
import { usesQuery } from './run-queries.ts';
import { ScopeChoice } from './ScopeChoice.tsx';
import { chosenTemplates, isMeant, type Scope, takesVersion } from './scope.ts';
import { UsesList } from './UsesList.tsx';

interface ImpactReviewProps {
  readonly module: ImpactModule;
  /** Makes the working copy the next version; its number, or null where it was not made. */
  readonly publish: (() => Promise<number | null>) | undefined;
  /** The latest update of templates that the person has started. */
  readonly last: ModuleUpdate | null;
  readonly onWork: (working: boolean) => void;
  readonly onRun: (run: ModuleUpdate) => void;
  readonly onClose: () => void;
}

/** Every template that shows the module, one of them before and after, and which of them get the version. */
export function ImpactReview({ module, publish, last, onWork, onRun, onClose }: ImpactReviewProps) {
  const t = useT('moduleImpact');
  const [scope, setScope] = useState<Scope>(publish ? 'drafts' : 'all');
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const query = useInfiniteQuery(usesQuery(module.id));
  const uses = useMemo(() => query.data?.pages.flatMap((page) => page.uses), [query.data]);
  const counts = query.data?.pages[0];
  const wanted = publish ? module.version + 1 : module.version;
  const seen = uses?.find(({ templateId }) => templateId === shown) ?? uses?.[0];
  const templates = chosenTemplates(scope, ticked);
  const isEmpty = uses?.length === 0;
  const templatesUsing = (counts?.drafts ?? 0) + (counts?.published ?? 0);
  // As long as there are more than are loaded, one of those may take it.
  const changesSome =
    uses !== undefined &&
    (query.hasNextPage || uses.some((use) => takesVersion(use, wanted) && isMeant(use, scope, ticked)));

  const toggle = (id: string) => {
    const next = new Set(ticked);
    if (!next.delete(id) && next.size < LIMITS.modules.chosenUses) next.add(id);
    setTicked(next);
    setScope('chosen');
  };
  const go = async () => {
    setBusy(true);
    onWork(true);
    try {
      const version = publish ? await publish() : wanted;
      if (version === null) return;
      if (templates === null || !changesSome) return onClose();
      const params = { id: module.id };
      onRun(await call(endpoints.customModules.startUpdate, { params, body: { version, templates } }));
    } catch (error) {
      toast.error(errorSentence(error));
    } finally {
      setBusy(false);
      onWork(false);
    }
  };

  return (
    <>
      {counts && (
        <div className={classes.head}>
          <p className={classes.lead}>
            {templatesUsing === 0 && counts.modules > 0
              ? t('usedInModules', { count: counts.modules })
              : t('used', { count: templatesUsing })}
            {templatesUsing > 0 && (
              <Text span size="sm" c="dimmed" ml="sm" className={classes.statuses}>
                {t('statuses', { drafts: counts.drafts, published: counts.published })}
                {counts.modules > 0 && t('statuses.modules', { modules: counts.modules })}
              </Text>
            )}
          </p>
          {!isEmpty && <ScopeChoice scope={scope} onScope={setScope} withNone={publish !== undefined} />}
        </div>
      )}
      {last && <LastRun run={last} onShow={() => onRun(last)} />}
      <div className={classes.main}>
        <Loaded
          query={query}
          data={uses}
          skeleton={<Skeleton height="100%" />}
          failure={{ title: t('failed') }}
          empty={
            <EmptyState
              icon={<IconMailOff size={28} stroke={1.5} />}
              title={t(counts && counts.ofOthers > 0 ? 'ofOthers.title' : 'unused.title')}
              body={t(counts && counts.ofOthers > 0 ? 'ofOthers.body' : 'unused.body')}
            />
          }
        >
          {(all) => (
            <div className={classes.columns}>
              <UsesList
                uses={all}
                wanted={wanted}
                seen={seen?.templateId ?? null}
                isOn={(use) => takesVersion(use, wanted) && isMeant(use, scope, ticked)}
                onSee={setShown}
                onToggle={toggle}
                loadMore={query.hasNextPage && !query.isFetchingNextPage ? query.fetchNextPage : null}
              />
              {seen && (
                <BeforeAfter
                  key={seen.templateId}
                  moduleId={module.id}
                  use={seen}
                  version={publish ? undefined : module.version}
                />
              )}
            </div>
          )}
        </Loaded>
      </div>
      {counts !== undefined && counts.ofOthers > 0 && !isEmpty && (
        <Text size="sm" c="dimmed">
          {t('others', { count: counts.ofOthers })}
        </Text>
      )}
      <DialogActions>
        <Button variant="default" disabled={isBusy} onClick={onClose}>
          {t(publish || !isEmpty ? 'shared:cancel' : 'close')}
        </Button>
        {(publish || !isEmpty) && (
          <Button
            loading={isBusy}
            disabled={uses === undefined || (!publish && !changesSome)}
            onClick={() => void go()}
          >
            {t(publish ? (changesSome ? 'publishAndUpdate' : 'publish') : 'update')}
          </Button>
        )}
      </DialogActions>
    </>
  );
}
