import { LIMITS, type ModuleUpdate } from '@mailwright/contract';
import { Alert, Button, Group, Radio, Skeleton, Text } from '@mantine/core';
import { IconMailOff } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { errorSentence } from '../api/error-sentence.ts';
import { listOf, relativeTime } from '../format.ts';
import { useT } from '../i18n/use-t.ts';
import { DialogActions } from '../ui/dialog/DialogActions.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Loaded } from '../ui/loading/Loaded.tsx';
import { toast } from '../ui/toast/toast.tsx';
import { BeforeAfter } from './BeforeAfter.tsx';
import classes from './ImpactDialog.module.css';
import { usesQuery } from './impact-queries.ts';
import type { ImpactSource } from './impact-source.ts';
import { chosenTemplates, isMeant, isUpdatable, type Scope } from './scope.ts';
import { UsesList } from './UsesList.tsx';

/** Content that the new version would lose, by name; the version has been published by then. */
interface Loss {
  readonly version: number;
  readonly names: readonly string[];
}

interface ImpactReviewProps {
  readonly source: ImpactSource;
  /** Publishes the working copy as the next version. Returns the version number, or null when it was not published. */
  readonly publish: (() => Promise<number | null>) | undefined;
  /** Latest update of templates that the person started; null for none. */
  readonly last: ModuleUpdate | null;
  readonly onWork: (working: boolean) => void;
  readonly onRun: (run: ModuleUpdate) => void;
  readonly onClose: () => void;
}

/**
 * Lists every template that uses the module or brand kit, shows one of them before and after, and asks which ones to update.
 */
export function ImpactReview({ source, publish, last, onWork, onRun, onClose }: ImpactReviewProps) {
  const t = useT('moduleImpact');
  const { kind } = source;
  const [scope, setScope] = useState<Scope>(publish || kind === 'brand' ? 'drafts' : 'all');
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [loss, setLoss] = useState<Loss | null>(null);
  const query = useInfiniteQuery(usesQuery(source));
  const uses = useMemo(() => query.data?.pages.flatMap((page) => page.uses), [query.data]);
  const counts = query.data?.pages[0];
  const seen = uses?.find(({ templateId }) => templateId === shown) ?? uses?.[0];
  const templates = chosenTemplates(scope, ticked);
  const isEmpty = uses?.length === 0;
  const templatesUsing = (counts?.drafts ?? 0) + (counts?.published ?? 0);
  // As long as there are more than are loaded, one of those may take it.
  const changesSome =
    uses !== undefined && (query.hasNextPage || uses.some((use) => isUpdatable(use) && isMeant(use, scope, ticked)));

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
      const version = loss?.version ?? (publish ? await publish() : source.version);
      if (version === null) return;
      if (templates === null || !changesSome) return onClose();
      try {
        onRun(await source.start(templates, version, loss !== null));
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'CONTENT_WOULD_BE_LOST') throw error;
        setLoss({ version, names: error.details.map(({ message }) => message) });
      }
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
              <Text span size="sm" c="dimmed">
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
              body={t(counts && counts.ofOthers > 0 ? `${kind}.ofOthers.body` : `${kind}.unused.body`)}
            />
          }
        >
          {(all) => (
            <div className={classes.columns}>
              <UsesList
                uses={all}
                seen={seen?.templateId ?? null}
                isOn={(use) => isUpdatable(use) && isMeant(use, scope, ticked)}
                onSee={setShown}
                onToggle={toggle}
                loadMore={query.hasNextPage && !query.isFetchingNextPage ? query.fetchNextPage : null}
              />
              {seen && <BeforeAfter key={seen.templateId} source={source} use={seen} />}
            </div>
          )}
        </Loaded>
      </div>
      {counts !== undefined && counts.ofOthers > 0 && !isEmpty && (
        <Text size="sm" c="dimmed">
          {t(`${kind}.others`, { count: counts.ofOthers })}
        </Text>
      )}
      {loss && (
        <Alert color="orange" role="alert">
          {t('loss', { names: listOf(loss.names) })}
        </Alert>
      )}
      <DialogActions>
        <Button variant="default" disabled={isBusy} onClick={onClose}>
          {t(publish || (kind === 'module' && !isEmpty) ? 'shared:cancel' : 'close')}
        </Button>
        {(publish || !isEmpty) && (
          <Button
            loading={isBusy}
            disabled={uses === undefined || (!publish && !changesSome)}
            onClick={() => void go()}
          >
            {t(loss ? 'updateAnyway' : publish ? (changesSome ? 'publishAndUpdate' : 'publish') : 'update')}
          </Button>
        )}
      </DialogActions>
    </>
  );
}

interface LastRunProps {
  readonly run: ModuleUpdate;
  readonly onShow: () => void;
}

/** Shows the last update, with a button to view it and undo it. */
function LastRun({ run, onShow }: LastRunProps) {
  const t = useT('moduleImpact');
  const { kind, state, total, updated, version, takesBack, startedAt } = run;
  const isRunning = state === 'running';
  if (updated === 0 && !isRunning) return null;
  const when = relativeTime(startedAt);
  return (
    <div className={classes.last}>
      <Text size="sm" c="dimmed">
        {isRunning
          ? t(`${kind}.last.running`, { count: total, version })
          : t(takesBack === null ? `${kind}.last.update` : `${kind}.last.takenBack`, { count: updated, version, when })}
      </Text>
      <Button size="compact-sm" variant="subtle" onClick={onShow}>
        {t('last.show')}
      </Button>
    </div>
  );
}

interface ScopeChoiceProps {
  readonly scope: Scope;
  readonly onScope: (scope: Scope) => void;
  /** True when no templates at all is a choice too. */
  readonly withNone: boolean;
}

/** Asks which templates get the change. */
function ScopeChoice({ scope, onScope, withNone }: ScopeChoiceProps) {
  const t = useT('moduleImpact');
  const scopes: readonly Scope[] = withNone ? ['none', 'drafts', 'all', 'chosen'] : ['drafts', 'all', 'chosen'];
  return (
    <Radio.Group value={scope} onChange={(value) => onScope(value as Scope)} aria-label={t('scope')}>
      <Group gap="md">
        {scopes.map((value) => (
          <Radio key={value} size="sm" value={value} label={t(`scope.${value}`)} />
        ))}
      </Group>
    </Radio.Group>
  );
}
