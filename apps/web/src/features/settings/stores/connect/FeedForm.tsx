import { endpoints, type FeedLook, LIMITS } from '@mailwright/contract';
import { Alert, Button, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../shared/api/call.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { DialogActions } from '../../../../shared/ui/dialog/DialogActions.tsx';
import { storeRefusal } from '../store-refusal.ts';
import type { ConnectFormProps } from './ConnectDialog.tsx';
import { FeedColumns } from './FeedColumns.tsx';
import { draftOf, type FeedDraft, settingsOf } from './feed-draft.ts';
import { useConnect } from './use-connect.ts';

/** Connects a feed by its address: reads its beginning first, then asks for its columns. */
export function FeedForm({ back, done, onTyped }: ConnectFormProps) {
  const t = useT('stores');
  const [url, setUrl] = useState('');
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const [draft, setDraft] = useState<FeedDraft | null>(null);
  const connect = useConnect(done);
  const look = useMutation({
    mutationFn: () => call(endpoints.stores.lookAtFeed, { body: { url: url.trim() } }),
    onSuccess: (found: FeedLook) => {
      setTried(false);
      setDraft(draftOf(found));
    },
  });
  const submit = () => {
    setTried(true);
    if (url.trim() === '') return;
    if (draft === null) return look.mutate();
    const feed = settingsOf(draft);
    if (feed !== null) connect.mutate({ kind: 'feed', url: url.trim(), name: name.trim(), feed });
  };
  const refusal = storeRefusal(connect.error ?? look.error);
  const onAddress = refusal?.field === 'address';
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Stack gap="sm">
        <TextInput
          data-autofocus
          type="url"
          inputMode="url"
          label={t('feed.address')}
          description={t('feed.hint')}
          placeholder="https://shop.example.com/products.xml"
          maxLength={LIMITS.stores.address}
          value={url}
          error={
            (tried && url.trim() === '' && t('address.required')) ||
            (onAddress && <span role="alert">{refusal.sentence}</span>)
          }
          onChange={({ currentTarget }) => {
            setUrl(currentTarget.value);
            // Another feed has other columns.
            setDraft(null);
            look.reset();
            connect.reset();
            onTyped();
          }}
        />
        {draft !== null && look.data !== undefined && (
          <>
            <TextInput
              label={t('name')}
              description={t('name.hint')}
              maxLength={LIMITS.name.max}
              value={name}
              onChange={({ currentTarget }) => setName(currentTarget.value)}
            />
            <FeedColumns look={look.data} draft={draft} tried={tried} onChange={setDraft} />
          </>
        )}
        {refusal && !onAddress && (
          <Alert color="red" role="alert">
            {refusal.sentence}
          </Alert>
        )}
      </Stack>
      <DialogActions>
        <Button variant="subtle" onClick={back}>
          {t('back')}
        </Button>
        <Button type="submit" loading={look.isPending || connect.isPending}>
          {draft === null ? t('feed.look') : t('connect.submit')}
        </Button>
      </DialogActions>
    </form>
  );
}
