import { may, type TemplateElement } from '@mailwright/contract';
import { Button, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useT } from '../../../shared/i18n/use-t.ts';
import { convertToSystem } from '../../../shared/pages/convert-to-system.ts';
import { actorOf } from '../../../shared/session/account.ts';
import { useAccount } from '../../../shared/session/session-store.ts';
import type { DashboardPageActions } from '../actions/menu-action.ts';
import { editAddress } from '../data/edit-address.ts';
import { NextStepsDialog } from './NextStepsDialog.tsx';

interface PublishedDialogProps {
  readonly opened: boolean;
  readonly close: () => void;
  readonly pageActions: DashboardPageActions;
  readonly template: TemplateElement;
}

/**
 * Offers the next steps after publishing: go on editing, open the published list, or copy the template to everybody's library.
 */
export function PublishedDialog({ opened, close, pageActions, template }: PublishedDialogProps) {
  const t = useT('dashboard');
  const actor = actorOf(useAccount());
  const leaveTo = (path: string) => {
    close();
    pageActions.goTo(path);
  };
  const convert = useMutation({
    mutationFn: () => convertToSystem(template),
    onSuccess: (done) => done && leaveTo('/?status=published'),
  });
  return (
    <NextStepsDialog
      opened={opened}
      close={close}
      title={t('messages:templateIsPublished')}
      size={480}
      ways={
        <>
          <Button variant="default" onClick={() => leaveTo('/?status=published')}>
            {t('published.back')}
          </Button>
          {may('convertToSystem', actor, template) && (
            <Button variant="default" loading={convert.isPending} onClick={() => convert.mutate()}>
              {t('published.convert')}
            </Button>
          )}
          <Button data-autofocus onClick={() => leaveTo(editAddress(template))}>
            {t('published.continue')}
          </Button>
        </>
      }
    >
      <Text c="dimmed">{t('published.body', { name: template.name })}</Text>
    </NextStepsDialog>
  );
}
