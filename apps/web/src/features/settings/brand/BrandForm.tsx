import { type BrandKit, endpoints, type StoredBrandKit } from '@mailwright/contract';
import { sameJson } from '@mailwright/document';
import { Button } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { ApiError } from '../../../shared/api/api-error.ts';
import { call } from '../../../shared/api/call.ts';
import { errorSentence } from '../../../shared/api/error-sentence.ts';
import { brandsQuery } from '../../../shared/brand/brand-query.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { lazyChunk } from '../../../shared/missing-chunk/lazy-chunk.ts';
import { useBlocker } from '../../../shared/navigation/use-blocker.ts';
import { confirm } from '../../../shared/ui/dialog/confirm.ts';
import { toast } from '../../../shared/ui/toast/toast.tsx';
import { BrandExample } from './BrandExample.tsx';
import classes from './BrandForm.module.css';
import type { KitEdit } from './kit-edit.ts';
import { kitProblems } from './kit-problems.ts';
import { ButtonPart } from './parts/ButtonPart.tsx';
import { ColorsPart } from './parts/ColorsPart.tsx';
import { FooterPart } from './parts/FooterPart.tsx';
import { KitPart } from './parts/KitPart.tsx';
import { LogoPart } from './parts/LogoPart.tsx';
import { SharingPart } from './parts/SharingPart.tsx';
import { SocialPart } from './parts/SocialPart.tsx';
import { SpacingPart } from './parts/SpacingPart.tsx';
import { ReadBrandDialog, type ReadFrom } from './read/ReadBrandDialog.tsx';
import { UsesPart } from './uses/UsesPart.tsx';
import { usesCountQuery } from './uses/uses-count-query.ts';

const BrandImpact = lazyChunk(async () => (await import('./uses/BrandImpact.tsx')).BrandImpact);

interface BrandFormProps {
  /** Saved kit; null before the first save. */
  readonly stored: StoredBrandKit | null;
  readonly begun: BrandKit;
  readonly onSaved: (saved: StoredBrandKit) => void;
  readonly onRemoved: () => void;
}

/** Asks for the values of a brand kit, beside a mail that shows them. */
export function BrandForm({ stored, begun, onSaved, onRemoved }: BrandFormProps) {
  const t = useT('brand');
  const queries = useQueryClient();
  const [kit, setKit] = useState(begun);
  const [tried, setTried] = useState(false);
  const [reading, setReading] = useState<ReadFrom | null>(null);
  const [isReviewing, setReviewing] = useState(false);
  const changed = stored === null || !sameJson({ ...kit }, { ...stored.kit });
  const found = kitProblems(kit);
  const edit: KitEdit = {
    kit,
    change: (values) => setKit((before) => ({ ...before, ...values })),
    problems: tried ? found : new Map(),
  };
  useUnsavedQuestion(changed);
  const write = async (revision: number) => {
    const saved = await call(endpoints.brand.save, { body: { kit, revision } });
    // What was typed while it was being saved stays, and is not saved yet.
    setKit((now) => (now === kit ? saved.kit : now));
    onSaved(saved);
    void queries.invalidateQueries({ queryKey: brandsQuery.queryKey });
    toast.success(t('saved'));
    // Where that cannot be told now, the part of the page that counts them says so.
    const counts = await queries.fetchQuery(usesCountQuery(saved)).catch(() => null);
    if (counts && counts.behind > 0) setReviewing(true);
  };
  const replace = async () => {
    const { brand } = await call(endpoints.brand.read, {});
    await write(brand?.revision ?? 0);
  };
  const save = useMutation({
    mutationFn: () => write(stored?.revision ?? 0),
    onError: (error) => {
      if (!(error instanceof ApiError && error.code === 'BRAND_CHANGED')) return toast.error(errorSentence(error));
      const question = { title: t('changed.title'), body: t('changed.body'), confirmLabel: t('changed.confirm') };
      return confirm({ ...question, cancelLabel: t('changed.cancel'), act: replace });
    },
  });
  const submit = () => {
    setTried(true);
    if (found.size === 0) return save.mutate();
    document.getElementById(`brand-${[...found.keys()][0]}`)?.focus();
  };
  useWindowEvent('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    if (changed && !save.isPending) submit();
  });
  const remove = async () => {
    const act = async () => {
      await call(endpoints.brand.remove, {});
      void queries.invalidateQueries({ queryKey: brandsQuery.queryKey });
    };
    const question = { title: t('remove.title'), body: t('remove.body'), confirmLabel: t('remove'), danger: true };
    if (await confirm({ ...question, act })) onRemoved();
  };
  return (
    <form
      noValidate
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className={classes.parts}>
        <KitPart edit={edit} onRead={setReading} />
        <ColorsPart edit={edit} />
        <LogoPart edit={edit} />
        <ButtonPart edit={edit} />
        <SpacingPart edit={edit} />
        <SocialPart edit={edit} />
        <FooterPart edit={edit} />
        {stored && <UsesPart stored={stored} onOpen={() => setReviewing(true)} />}
        {stored && <SharingPart stored={stored} onShared={onSaved} />}
        {stored && (
          <Button variant="subtle" color="red" onClick={() => void remove()} className={classes.remove}>
            {t('remove')}
          </Button>
        )}
      </div>
      <BrandExample kit={kit} />
      <div className={classes.bar} data-shown={changed || undefined}>
        <span role="status">{changed ? t('unsaved') : t('allSaved')}</span>
        <div className={classes.actions}>
          <Button
            variant="default"
            disabled={!changed || save.isPending}
            onClick={() => (stored ? setKit(stored.kit) : onRemoved())}
          >
            {t('discard')}
          </Button>
          <Button type="submit" disabled={!changed} loading={save.isPending}>
            {t('save')}
          </Button>
        </div>
      </div>
      <ReadBrandDialog from={reading} kit={() => kit} close={() => setReading(null)} onRead={setKit} />
      {stored && isReviewing && (
        <Suspense>
          <BrandImpact stored={stored} onClose={() => setReviewing(false)} />
        </Suspense>
      )}
    </form>
  );
}

/**
 * Asks for confirmation before unsaved values are lost by leaving the page. When the window is closed, the browser asks in its
 * own words.
 */
function useUnsavedQuestion(changed: boolean): void {
  const t = useT('brand');
  const blocker = useBlocker(() => changed);
  useWindowEvent('beforeunload', (event) => {
    if (changed) event.preventDefault();
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const question = {
      title: t('shared:discard.title'),
      body: t('shared:discard.body'),
      confirmLabel: t('shared:discard.confirm'),
      danger: true,
    };
    void confirm(question).then((sure) => (sure ? blocker.proceed() : blocker.reset()));
  }, [blocker, t]);
}
