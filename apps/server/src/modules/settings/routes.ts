import { DEFAULT_LOCALE, endpoints } from '@mailwright/contract';
import { AppError } from '../../app-error.ts';
import { answer } from '../../http/mount.ts';
import type { ModuleContext } from '../../module-context.ts';

export function mountSettings({ mount, repositories }: ModuleContext): void {
  const { settings } = repositories;
  mount(endpoints.userSettings.save, async ({ caller, body }) => {
    const { userId, dnd_mode: dndMode, theme, locale, autosave, linkParameters, sendingProfile } = body;
    const { dashboardTourDone, editorTourDone } = body;
    if (userId !== caller.user.id) throw new AppError('FORBIDDEN');
    const saved = await settings.save(userId, {
      ...(dndMode && { dndMode }),
      ...(theme && { theme }),
      ...(locale && { locale }),
      ...(autosave !== undefined && { autosave }),
      ...(linkParameters && { linkParameters }),
      ...(sendingProfile && { sendingProfile }),
      ...(dashboardTourDone !== undefined && { dashboardTourDone }),
      ...(editorTourDone !== undefined && { editorTourDone }),
    });
    return answer(200, {
      userId,
      dnd_mode: saved.dndMode,
      theme: saved.theme,
      locale: saved.locale ?? DEFAULT_LOCALE,
      autosave: saved.autosave,
      linkParameters: [...saved.linkParameters],
      sendingProfile: saved.sendingProfile,
      dashboardTourDone: saved.dashboardTourDone,
      editorTourDone: saved.editorTourDone,
    });
  });
}
