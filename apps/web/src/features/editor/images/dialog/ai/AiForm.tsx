import { AI_STYLES, LIMITS } from '@mailwright/contract';
import { Alert, Button, Chip, Group, Input, Progress, Text, Textarea } from '@mantine/core';
import { IconAlertTriangle, IconSparkles } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useT } from '../../../../../shared/i18n/use-t.ts';
import classes from './AiTab.module.css';
import { aiWork, cancelImages, changeWish, makeImages } from './ai-work.ts';
import { RatioChoice } from './RatioChoice.tsx';

/** Asks for what an image should show, and in which style. The form keeps what was written, whatever the result is. */
export function AiForm() {
  const t = useT('aiImages');
  const { wish, status } = useStore(aiWork);
  const isWorking = status.kind === 'loading';
  const make = () => void makeImages(t('limit', { count: LIMITS.ai.imagesPerHour }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    make();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    make();
  };

  return (
    <form className={classes.form} onSubmit={submit} onKeyDown={press}>
      <Textarea
        label={t('prompt')}
        placeholder={t('prompt.placeholder')}
        description={t('prompt.keys')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autosize
        minRows={3}
        maxRows={8}
        maxLength={LIMITS.ai.prompt}
        value={wish.prompt}
        onChange={({ currentTarget }) => changeWish({ prompt: currentTarget.value })}
      />
      <Textarea
        label={t('negative')}
        placeholder={t('negative.placeholder')}
        autosize
        minRows={1}
        maxRows={4}
        maxLength={LIMITS.ai.negativePrompt}
        value={wish.negativePrompt}
        onChange={({ currentTarget }) => changeWish({ negativePrompt: currentTarget.value })}
      />
      <Input.Wrapper label={t('style')} labelElement="div">
        <Chip.Group
          value={wish.style}
          onChange={(value) => {
            const style = AI_STYLES.find((one) => one === value);
            if (style) changeWish({ style });
          }}
        >
          <Group gap={6} role="radiogroup" aria-label={t('style')}>
            {AI_STYLES.map((style) => (
              <Chip key={style} value={style} size="xs">
                {t(`style.${style}`)}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
      </Input.Wrapper>
      <RatioChoice value={wish.aspectRatio} onChange={(aspectRatio) => changeWish({ aspectRatio })} />
      {status.kind === 'error' && (
        <Alert color="red" variant="light" role="alert" icon={<IconAlertTriangle size={16} />}>
          {status.sentence}
        </Alert>
      )}
      {status.kind === 'loading' ? (
        <AiProgress since={status.since} />
      ) : (
        <Button type="submit" leftSection={<IconSparkles size={16} />} disabled={wish.prompt.trim() === ''}>
          {status.kind === 'error' ? t('again') : t('make')}
        </Button>
      )}
      <div className={classes.said} role="status">
        {isWorking
          ? t('working')
          : status.kind === 'success'
            ? t('done')
            : status.kind === 'canceled'
              ? t('canceled')
              : ''}
      </div>
    </form>
  );
}

/** Services do not say how far they are: the time that has passed is what is known. */
function AiProgress({ since }: { readonly since: number }) {
  const t = useT('aiImages');
  const [now, setNow] = useState(since);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((now - since) / 1000));
  return (
    <div className={classes.progress}>
      <Progress value={100} animated aria-label={t('working')} />
      <div className={classes.line}>
        <Text size="sm" c="dimmed">
          {t('elapsed', { seconds })}
        </Text>
        <Button variant="default" size="compact-sm" onClick={cancelImages}>
          {t('shared:cancel')}
        </Button>
      </div>
    </div>
  );
}
