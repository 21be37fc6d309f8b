import { aiImageAccess } from '@mailwright/contract';
import { Button, Code } from '@mantine/core';
import { IconPhotoSpark, IconSparkles } from '@tabler/icons-react';
import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import { ImageGrid } from '../../../../../shared/images/grid/ImageGrid.tsx';
import { useAccount } from '../../../../../shared/session/session-store.ts';
import { EmptyState } from '../../../../../shared/ui/EmptyState.tsx';
import type { ImageTabProps } from '../../../core/images/chosen-image.ts';
import { naturalSize, UNKNOWN_SIZE } from '../../../core/images/natural-size.ts';
import { AiForm } from './AiForm.tsx';
import classes from './AiTab.module.css';
import { aiWork, openAiWork } from './ai-work.ts';

/** Pictures by a description. Where that cannot be, it says why to whoever can do something about it. */
export function AiTab({ onChoose }: ImageTabProps) {
  const t = useT('aiImages');
  const account = useAccount();
  const { principalId, upgradeUrl } = account;
  const access = aiImageAccess(account.ai.images, account);
  useEffect(() => openAiWork(principalId), [principalId]);
  const icon = <IconSparkles size={28} stroke={1.5} />;
  switch (access) {
    case 'hidden':
      return null;
    case 'setup':
      return (
        <EmptyState
          icon={icon}
          title={t('setup.title')}
          body={t('setup.body')}
          action={
            <Code block className={classes.setup}>
              {'AI_IMAGE_PROVIDER=openai | gemini | stability\nAI_IMAGE_KEY=…\nAI_IMAGE_URL=…\nAI_IMAGE_MODEL=…'}
            </Code>
          }
        />
      );
    case 'plan':
      return (
        <EmptyState
          icon={icon}
          title={t('messages:notInPlan')}
          body={t('plan.body')}
          action={
            upgradeUrl === null ? null : (
              <Button component="a" href={upgradeUrl} target="_blank" rel="noopener noreferrer">
                {t('plan.upgrade')}
              </Button>
            )
          }
        />
      );
    case 'open':
      return (
        <div className={classes.tab}>
          <AiForm />
          <AiResults onChoose={onChoose} />
        </div>
      );
  }
}

/** Lists the images that were made since the page was opened, the latest first. */
function AiResults({ onChoose }: Pick<ImageTabProps, 'onChoose'>) {
  const t = useT('aiImages');
  const results = useStore(aiWork, (state) => state.results);
  const items = useMemo(
    () => results.map(({ url, prompt, aspectRatio }) => ({ id: url, thumb: url, label: prompt, note: aspectRatio })),
    [results],
  );
  const choose = async (src: string) => onChoose({ src, ...((await naturalSize(src)) ?? UNKNOWN_SIZE) });
  return (
    <section className={classes.results} aria-label={t('results')}>
      {items.length === 0 ? (
        <EmptyState icon={<IconPhotoSpark size={28} stroke={1.5} />} title={t('empty.title')} body={t('empty.body')} />
      ) : (
        <ImageGrid label={t('results')} items={items} onChoose={(src) => void choose(src)} />
      )}
    </section>
  );
}
