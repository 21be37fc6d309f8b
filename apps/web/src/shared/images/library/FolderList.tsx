import { type AssetFolder, endpoints, LIMITS } from '@mailwright/contract';
import { UnstyledButton } from '@mantine/core';
import { IconDotsVertical, IconFolder, IconFolderPlus, IconPhoto } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { call } from '../../api/call.ts';
import { formatNumber } from '../../format.ts';
import { useT } from '../../i18n/use-t.ts';
import { confirm } from '../../ui/dialog/confirm.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { MenuButton } from '../../ui/menu/MenuButton.tsx';
import classes from './FolderList.module.css';
import { foldersQuery } from './folders-query.ts';
import { refreshImages } from './library-changes.ts';
import type { NameQuestion } from './NameDialog.tsx';

interface FolderListProps {
  /** Open folder; null for all images. */
  readonly folder: string | null;
  readonly onOpen: (folder: string | null) => void;
  readonly onName: (question: NameQuestion) => void;
}

/** Lists the folders of the library, to open, add, rename and remove them. */
export function FolderList({ folder, onOpen, onName }: FolderListProps) {
  const t = useT('images');
  const folders = useQuery(foldersQuery).data ?? [];
  const naming = { maxLength: LIMITS.categoryName.max };
  const add = () =>
    onName({
      ...naming,
      title: t('folder.new'),
      value: '',
      confirmLabel: t('folder.create'),
      save: async (name) => {
        const { id } = await call(endpoints.assets.createFolder, { body: { name } });
        await refreshImages();
        onOpen(id);
      },
    });
  const rename = ({ id, name: value }: AssetFolder) =>
    onName({
      ...naming,
      title: t('folder.rename'),
      value,
      confirmLabel: t('rename'),
      save: async (name) => {
        await call(endpoints.assets.renameFolder, { params: { id }, body: { name } });
        await refreshImages();
      },
    });
  const remove = async ({ id, name, count }: AssetFolder) => {
    const removed = await confirm({
      title: t('folder.remove.title', { name }),
      body: t('folder.remove.body', { count }),
      confirmLabel: t('folder.remove'),
      danger: true,
      act: () => call(endpoints.assets.removeFolder, { params: { id } }),
    });
    if (!removed) return;
    if (folder === id) onOpen(null);
    await refreshImages();
  };
  return (
    <nav aria-label={t('folders')} className={classes.folders}>
      <FolderRow open={folder === null} icon={<IconPhoto size={16} stroke={1.7} />} onOpen={() => onOpen(null)}>
        {t('folder.all')}
      </FolderRow>
      {folders.map((one) => (
        <FolderRow
          key={one.id}
          open={folder === one.id}
          icon={<IconFolder size={16} stroke={1.7} />}
          count={one.count}
          onOpen={() => onOpen(one.id)}
          menu={
            <MenuButton
              button={(trigger) => (
                <IconButton
                  {...trigger}
                  size={28}
                  label={t('grid.actions', { name: one.name })}
                  icon={<IconDotsVertical size={16} />}
                />
              )}
              content={{
                label: one.name,
                groups: [
                  [{ id: 'rename', label: t('folder.rename'), run: () => rename(one) }],
                  [{ id: 'remove', label: t('folder.remove'), danger: true, run: () => remove(one) }],
                ],
              }}
            />
          }
        >
          {one.name}
        </FolderRow>
      ))}
      {folders.length < LIMITS.library.folders && (
        <UnstyledButton className={classes.open} onClick={add}>
          <IconFolderPlus size={16} stroke={1.7} aria-hidden />
          <span className={classes.name}>{t('folder.new')}</span>
        </UnstyledButton>
      )}
    </nav>
  );
}

interface FolderRowProps {
  readonly open: boolean;
  readonly icon: ReactNode;
  readonly count?: number;
  readonly onOpen: () => void;
  readonly menu?: ReactNode;
  readonly children: string;
}

function FolderRow({ open, icon, count, onOpen, menu, children }: FolderRowProps) {
  return (
    <div className={classes.row} data-open={open || undefined}>
      <UnstyledButton className={classes.open} aria-current={open || undefined} onClick={onOpen}>
        {icon}
        <span className={classes.name} title={children}>
          {children}
        </span>
        {count !== undefined && <span className={classes.count}>{formatNumber(count)}</span>}
      </UnstyledButton>
      {menu}
    </div>
  );
}
