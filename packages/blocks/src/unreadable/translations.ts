import type { BlockTranslations } from '../mail-block.ts';

export const unreadableTranslations: BlockTranslations = {
  de: {
    name: 'Unbekannter Block',
    'label.unreadable': 'Dieser Block kann nicht angezeigt werden',
    'label.placeholder': 'Nicht unterstützt, wird nicht gesendet',
  },
  es: {
    name: 'Bloque desconocido',
    'label.unreadable': 'Este bloque no se puede mostrar',
    'label.placeholder': 'No es compatible y no se enviará',
  },
};
