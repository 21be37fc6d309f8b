import { IconRoute } from '@tabler/icons-react';
import { restartTour } from '../../../../shared/tour/tour-progress.ts';
import type { EditorAction } from '../../core/actions/action.ts';

export const tour: EditorAction = {
  id: 'tour',
  label: 'action.tour',
  icon: IconRoute,
  run: () => restartTour('editor'),
};
