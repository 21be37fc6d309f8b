import { Anchor } from '@mantine/core';
import { useT } from '../../../../shared/i18n/use-t.ts';
import { Link } from '../../../../shared/navigation/Link.tsx';
import { preview as previewAction } from '../../core/actions/preview.ts';
import { useAction } from '../../core/actions/use-action.ts';
import { useSessionState, useView } from '../../core/session/use-editor-session.ts';
import { useNarrow } from '../../core/view/use-narrow.ts';
import classes from './Breadcrumb.module.css';
import { TemplateName } from './TemplateName.tsx';

/** The trail back to the list the template is in; in preview it leads back to editing and ends there. */
export function Breadcrumb() {
  const t = useT('editor');
  const { isSystem, isShared, status } = useSessionState(({ template }) => template);
  const module = useSessionState((state) => state.module);
  const narrow = useNarrow();
  const preview = useView((view) => view.preview) && !narrow;
  const isLibrary = isSystem && module === null;
  const list = isLibrary
    ? { to: '/?category=all', label: t('trail.library') }
    : { to: '/', label: t('trail.myTemplates') };
  const shelf = isShared ? 'shared' : status;
  const { run: endPreview } = useAction(previewAction);
  return (
    <nav className={classes.breadcrumbs} aria-label={t('trail.label')}>
      <Anchor component={Link} to={list.to} className={classes.link} data-narrow={module === null ? undefined : 'drop'}>
        {list.label}
      </Anchor>
      {preview ? (
        <>
          <Anchor component="button" className={classes.link} onClick={endPreview}>
            {t('trail.edit')}
          </Anchor>
          <span className={classes.current}>{t('trail.preview')}</span>
        </>
      ) : (
        <>
          {module === null && !isSystem && (
            <Anchor component={Link} to={`/?status=${shelf}`} className={classes.link} data-status={shelf}>
              {t(`trail.${shelf}`)}
            </Anchor>
          )}
          {module !== null && !(isSystem && module.category === null) && (
            <span className={classes.link}>{module.category?.name ?? t('trail.myModules')}</span>
          )}
          <span className={classes.link} data-narrow="drop" aria-current="page">
            {t(module === null ? 'trail.editing' : 'role.module')}
          </span>
          <TemplateName />
        </>
      )}
    </nav>
  );
}
