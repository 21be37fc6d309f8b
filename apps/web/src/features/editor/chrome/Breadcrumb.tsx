import { Anchor } from '@mantine/core';
import { Link } from 'react-router';
import { useT } from '../../../shared/i18n/use-t.ts';
import { useSessionState, useView } from '../session/use-editor-session.ts';
import classes from './Breadcrumb.module.css';
import { TemplateName } from './TemplateName.tsx';

/** The trail back to the list the template is in; in preview it ends with the preview. */
export function Breadcrumb() {
  const t = useT('editor');
  const template = useSessionState((state) => state.template);
  const preview = useView((view) => view.preview);
  const list = template.isSystem
    ? { to: '/?category=all', label: t('trail.library') }
    : { to: '/', label: t('trail.myTemplates') };
  const status = template.isShared ? 'shared' : template.status;
  return (
    <nav className={classes.trail} aria-label={t('trail.label')}>
      <Anchor component={Link} to={list.to} className={classes.link}>
        {list.label}
      </Anchor>
      {!template.isSystem && (
        <Anchor component={Link} to={`/?status=${status}`} className={classes.link} data-status={status}>
          {t(`trail.${status}`)}
        </Anchor>
      )}
      {preview ? <span className={classes.current}>{t('trail.preview')}</span> : <TemplateName />}
    </nav>
  );
}
