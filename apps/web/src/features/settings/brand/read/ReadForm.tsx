import { type BrandProposal, endpoints, LIMITS } from '@mailwright/contract';
import { Alert, Button, Select, TextInput } from '@mantine/core';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../../shared/api/call.ts';
import { errorSentence } from '../../../../shared/api/error-sentence.ts';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { DialogActions } from '../../../../shared/ui/dialog/DialogActions.tsx';
import type { ReadFrom } from './ReadBrandDialog.tsx';

/** Query for the templates to read from, last edited first. */
const templatesQuery = queryOptions({
  queryKey: ['brand', 'templates'],
  queryFn: async ({ signal }) => {
    const page = { limit: LIMITS.page.max, hideHtml: true };
    const [drafts, published, system] = await Promise.all([
      call(endpoints.userTemplates.list, { query: { ...page, status: 'draft' } }, { signal }),
      call(endpoints.userTemplates.list, { query: { ...page, status: 'published' } }, { signal }),
      call(
        endpoints.systemTemplates.list,
        { params: { type: 'email', status: 'published' }, query: { ...page, group: 'system' } },
        { signal },
      ),
    ]);
    return { own: [...drafts.elements, ...published.elements], system: system.elements };
  },
});

interface ReadFormProps {
  readonly from: ReadFrom;
  readonly close: () => void;
  readonly onProposal: (proposal: BrandProposal) => void;
}

/** Asks for the page or the template to read a brand from. */
export function ReadForm({ from, close, onProposal }: ReadFormProps) {
  const t = useT('brand');
  const [typed, setTyped] = useState('');
  const templates = useQuery({ ...templatesQuery, enabled: from === 'template' });
  const read = useMutation({
    mutationFn: () =>
      call(endpoints.brand.propose, { body: from === 'page' ? { url: typed.trim() } : { templateId: typed } }),
    onSuccess: onProposal,
  });
  const choices = (list: readonly { readonly id: string; readonly name: string }[] = []) =>
    list.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        if (typed.trim() !== '') read.mutate();
      }}
    >
      {from === 'page' ? (
        <TextInput
          data-autofocus
          type="url"
          inputMode="url"
          label={t('read.address')}
          description={t('read.addressHint')}
          placeholder={t('read.addressExample')}
          value={typed}
          maxLength={LIMITS.brand.address}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      ) : (
        <Select
          data-autofocus
          searchable
          label={t('read.which')}
          placeholder={t(templates.isPending ? 'read.loading' : 'read.choose')}
          disabled={templates.isPending}
          nothingFoundMessage={t('read.noTemplate')}
          comboboxProps={{ zIndex: 400 }}
          data={[
            { group: t('read.own'), items: choices(templates.data?.own) },
            { group: t('read.system'), items: choices(templates.data?.system) },
          ]}
          value={typed === '' ? null : typed}
          onChange={(id) => setTyped(id ?? '')}
        />
      )}
      {(read.error ?? templates.error) && (
        <Alert color="red" mt="md" role="alert">
          {errorSentence(read.error ?? templates.error)}
        </Alert>
      )}
      <DialogActions>
        <Button variant="default" onClick={close}>
          {t('shared:cancel')}
        </Button>
        <Button type="submit" loading={read.isPending} disabled={typed.trim() === ''}>
          {t('read')}
        </Button>
      </DialogActions>
    </form>
  );
}
