import { FAVORITE_TAG, LIMITS, splitTags, type TemplateElement } from '@mailwright/contract';
import { Button, Checkbox, Group, Stack, TagsInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { errorSentence } from '../../../shared/api/error-sentence.ts';
import { useT } from '../../../shared/i18n/use-t.ts';
import { DialogFrame } from '../../../shared/ui/dialog/DialogFrame.tsx';
import { toast } from '../../../shared/ui/toast/toast.tsx';
import { notifyFailures } from '../actions/notify-failures.ts';
import { changeAll, changeTagsOfAll } from '../data/bulk-changes.ts';

interface BulkTagsDialogProps {
  readonly opened: boolean;
  readonly close: () => void;
  readonly templates: readonly TemplateElement[];
}

/** Asks for tags to add to or remove from many templates; tags that are not named stay. */
export function BulkTagsDialog({ opened, close, templates }: BulkTagsDialogProps) {
  const t = useT('dashboard');
  const [add, setAdd] = useState<string[]>([]);
  const [remove, setRemove] = useState<string[]>([]);
  const known = [...new Set(templates.flatMap(({ tags }) => splitTags(tags)))].filter((tag) => tag !== FAVORITE_TAG);
  const changed = add.length + remove.length > 0;
  const save = useMutation({
    mutationFn: () =>
      changeAll(
        templates.map(({ id }) => id),
        changeTagsOfAll({ add, remove }),
      ),
    onSuccess: ({ updated, failed }) => {
      if (updated.length > 0) toast.success(t('bulk.tags.done', { count: updated.length }));
      notifyFailures(templates, failed);
      close();
    },
    onError: (error) => toast.error(errorSentence(error)),
  });
  const taken = (tags: string[]) =>
    tags.filter((tag) => tag !== FAVORITE_TAG).map((tag) => tag.slice(0, LIMITS.tag.max).trim());

  return (
    <DialogFrame
      opened={opened}
      onClose={close}
      dirty={changed && !save.isSuccess}
      title={t('bulk.tags.title', { count: templates.length })}
      size={480}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (changed) save.mutate();
        }}
      >
        <Stack gap="md">
          <TagsInput
            label={t('bulk.tags.add')}
            description={t('field.tagsHint')}
            maxTags={LIMITS.tag.perCall}
            value={add}
            onChange={(tags) => {
              const next = taken(tags);
              setAdd(next);
              setRemove(remove.filter((tag) => !next.includes(tag)));
            }}
            data-autofocus
          />
          {known.length > 0 && (
            <Checkbox.Group
              label={t('bulk.tags.remove')}
              value={remove}
              onChange={(tags) => {
                setRemove(tags.slice(0, LIMITS.tag.perCall));
                setAdd(add.filter((tag) => !tags.includes(tag)));
              }}
            >
              <Group gap="xs" mt={6} mah={160} style={{ overflowY: 'auto' }}>
                {known.map((tag) => (
                  <Checkbox key={tag} value={tag} label={tag} />
                ))}
              </Group>
            </Checkbox.Group>
          )}
        </Stack>
        <Group justify="flex-end" gap="sm" mt="lg">
          <Button variant="default" onClick={close}>
            {t('shared:cancel')}
          </Button>
          <Button type="submit" loading={save.isPending} disabled={!changed}>
            {t('settings.save')}
          </Button>
        </Group>
      </form>
    </DialogFrame>
  );
}
