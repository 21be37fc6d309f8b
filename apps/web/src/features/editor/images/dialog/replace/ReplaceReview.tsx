import { type Asset, type AssetUsage, endpoints, type TemplateInfo } from '@mailwright/contract';
import { Button, Progress, Skeleton, Text } from '@mantine/core';
import { IconPhotoOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { call } from '../../../../../shared/api/call.ts';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import { DialogActions } from '../../../../../shared/ui/dialog/DialogActions.tsx';
import { EmptyState } from '../../../../../shared/ui/EmptyState.tsx';
import { Loaded } from '../../../../../shared/ui/loading/Loaded.tsx';
import { useEditorSession } from '../../../core/session/use-editor-session.ts';
import { replaceInOpen, showsImage } from './open-template.ts';
import classes from './ReplaceImageDialog.module.css';
import { type ReplaceOutcome, replaceEverywhere } from './replace-everywhere.ts';
import { type ReviewedTemplate, TemplateCard } from './TemplateCard.tsx';

interface ReplaceReviewProps {
  readonly image: Asset;
  readonly by: Asset;
  readonly onBack: () => void;
  readonly onWork: (working: boolean) => void;
  readonly onDone: (outcome: ReplaceOutcome) => void;
}

/** Every template that shows the image, before and after; those that are ticked get the other one. */
export function ReplaceReview({ image, by, onBack, onWork, onDone }: ReplaceReviewProps) {
  const t = useT('replaceImage');
  const session = useEditorSession();
  const [unticked, setUnticked] = useState<ReadonlySet<string>>(new Set());
  const [done, setDone] = useState<number | null>(null);
  const stopped = useRef(false);
  const usage = useQuery({
    queryKey: ['images', 'usage', image.savedName],
    queryFn: ({ signal }) => call(endpoints.assets.usage, { params: { assetName: image.savedName } }, { signal }),
    staleTime: 0,
  });
  const open = session.state.getState().template;
  const isInOpen = useMemo(() => !session.readOnly && showsImage(session, image), [session, image]);
  const templates = useMemo(
    () => usage.data && reviewed(usage.data, isInOpen ? open : null, session.readOnly ? null : open.id),
    [usage.data, isInOpen, open, session],
  );
  const hidden = usage.data ? usage.data.total - usage.data.templates.length : 0;
  const ticked = templates?.filter(({ id, refusal }) => refusal === null && !unticked.has(id)) ?? [];

  const tick = (id: string, on: boolean) => {
    const next = new Set(unticked);
    if (on) next.delete(id);
    else next.add(id);
    setUnticked(next);
  };
  const replace = async () => {
    setDone(0);
    onWork(true);
    const saved = ticked.filter(({ isOpen }) => !isOpen);
    const outcome = await replaceEverywhere(image, by, saved, { goesOn: () => !stopped.current, onDone: setDone });
    const mine = ticked.filter(({ isOpen }) => isOpen);
    const isReplaced = mine.length > 0 && !stopped.current && replaceInOpen(session, image, by);
    onWork(false);
    onDone(
      isReplaced
        ? { ...outcome, updated: [...mine, ...outcome.updated] }
        : { ...outcome, left: [...outcome.left, ...mine] },
    );
  };

  return (
    <>
      <p className={classes.lead}>{templates && t('review', { count: templates.length })}</p>
      <div className={classes.main}>
        <Loaded
          query={usage}
          data={templates}
          skeleton={<Skeleton height="100%" />}
          failure={{ title: t('failed.usage') }}
          empty={
            <EmptyState
              icon={<IconPhotoOff size={28} stroke={1.5} />}
              title={t('unused.title')}
              body={t('unused.body')}
            />
          }
        >
          {(shown) => (
            <ul className={classes.cards}>
              {shown.map((template) => (
                <TemplateCard
                  key={template.id}
                  template={template}
                  image={image}
                  by={by}
                  ticked={!unticked.has(template.id)}
                  disabled={done !== null}
                  onTick={(on) => tick(template.id, on)}
                />
              ))}
            </ul>
          )}
        </Loaded>
      </div>
      {hidden > 0 && (
        <Text size="sm" c="dimmed">
          {t('hidden', { count: hidden })}
        </Text>
      )}
      {done !== null && (
        <div className={classes.progress} role="status">
          <Progress value={(100 * done) / Math.max(1, ticked.length)} aria-label={t('working')} />
          <Text size="sm">{t('progress', { done, count: ticked.length })}</Text>
        </div>
      )}
      <DialogActions>
        {done === null ? (
          <>
            <Button variant="default" onClick={onBack}>
              {t('back')}
            </Button>
            <Button disabled={ticked.length === 0} onClick={() => void replace()}>
              {t('replace', { count: ticked.length })}
            </Button>
          </>
        ) : (
          <Button
            variant="default"
            onClick={() => {
              stopped.current = true;
            }}
          >
            {t('stop')}
          </Button>
        )}
      </DialogActions>
    </>
  );
}

/** The open template comes first, as it stands here; what is saved of it is not asked about. */
function reviewed(
  { templates }: AssetUsage,
  open: Pick<TemplateInfo, 'id' | 'name' | 'type' | 'status'> | null,
  openId: string | null,
): readonly ReviewedTemplate[] {
  const saved = templates
    .filter(({ templateId }) => templateId !== openId)
    .map(({ templateId, ...shown }) => ({ ...shown, id: templateId, isOpen: false }));
  if (!open) return saved;
  const { id, name, type, status } = open;
  return [{ id, name, isModule: type === 'email_cb', status, refusal: null, isOpen: true }, ...saved];
}
